/// Events in the format of Stanford's logging class: `Game(1) viewWillAppear(animated = true)`.
///
/// That class indents by the clock, which differs between runs; here no line is indented. Source:
/// UIKIT-CASES.md vcl-line-format; UIKIT-RULES.md I73.
public enum VCLFormat {
  /// One line for each event that the class logs, without the others.
  public static func lines(for events: [LifecycleEvent]) -> [String] {
    events.compactMap { event in
      var bytes: [UInt8] = []
      return write(event, to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
    }
  }

  /// Adds a whole trace, a line for each event that the class logs.
  ///
  /// - Complexity: O(n) in the number of events.
  public static func write(_ trace: RecordedTrace, to output: inout [UInt8]) {
    for event in trace.events where write(event, to: &output) { output.append(0x0A) }
  }

  /// Adds the line of an event.
  ///
  /// - Returns: False, and nothing is added, if the class does not log the call.
  private static func write(_ event: LifecycleEvent, to output: inout [UInt8]) -> Bool {
    guard let message = message(for: event.callback, isArgumentMissing: event.isArgumentMissing)
    else { return false }
    output.append(visible: event.controller.name)
    output.append("(")
    output.append(decimal: event.controller.ordinal)
    output.append(") ")
    output.append(text: message)
    return true
  }

  /// The text that the class logs for a call, or nil for a call that it does not log.
  public static func message(for callback: LifecycleCallback) -> String? {
    message(for: callback, isArgumentMissing: false)
  }

  /// The text with `?` in place of an argument that was not logged.
  private static func message(
    for callback: LifecycleCallback, isArgumentMissing: Bool
  ) -> String? {
    func text(_ flag: Bool) -> String { isArgumentMissing ? "?" : "\(flag)" }
    func text(_ size: LifecycleSize) -> String {
      isArgumentMissing ? "?" : "(\(size.width), \(size.height))"
    }
    return switch callback {
    case .initWithCoder: "init(coder:) - created via InterfaceBuilder "
    case .initWithNibName: "init(nibName:bundle:) - create in code"
    case .deinit: "left the heap"
    case .awakeFromNib: "awakeFromNib()"
    case .viewDidLoad: "viewDidLoad()"
    case .viewWillAppear(let animated): "viewWillAppear(animated = \(text(animated)))"
    case .viewDidAppear(let animated): "viewDidAppear(animated = \(text(animated)))"
    case .viewWillDisappear(let animated): "viewWillDisappear(animated = \(text(animated)))"
    case .viewDidDisappear(let animated): "viewDidDisappear(animated = \(text(animated)))"
    case .didReceiveMemoryWarning: "didReceiveMemoryWarning()"
    case .viewWillLayoutSubviews(let size):
      "viewWillLayoutSubviews() bounds.size = \(text(size))"
    case .viewDidLayoutSubviews(let size):
      "viewDidLayoutSubviews() bounds.size = \(text(size))"
    case .viewWillTransition(let size):
      "viewWillTransition(to: \(text(size)), with: coordinator)"
    case .animateAlongsideTransition: "begin animate(alongsideTransition:completion:)"
    case .transitionCompletion: "end animate(alongsideTransition:completion:)"
    case .loadView, .outletsConnected, .viewIsAppearing, .updateViewConstraints,
      .viewSafeAreaInsetsDidChange,
      .willTransition, .traitCollectionDidChange, .willMove, .didMove, .shouldPerformSegue,
      .prepare, .application, .delegate, .animation:
      nil
    }
  }
}
