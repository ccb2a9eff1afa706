/// Events as JSON, one object on each line, with everything an event holds.
///
/// Numbers and names are enough to read the events back without loss; times are in nanoseconds.
/// Written by hand, as the trace stands on the standard library alone.
public enum JSONLinesFormat {
  /// One line for each event.
  public static func lines(for events: [LifecycleEvent]) -> [String] {
    events.map { line(for: $0) }
  }

  /// One event as a JSON object.
  public static func line(for event: LifecycleEvent) -> String {
    var fields = [
      "\"sequence\":\(event.sequence)", "\"time\":\(nanoseconds(event.time))",
      "\"controller\":\(JSONString.quoted(event.controller.name))",
      "\"ordinal\":\(event.controller.ordinal)",
      "\"call\":\(JSONString.quoted(name(of: event.callback)))",
    ]
    fields += arguments(of: event.callback)
    fields += ["\"depth\":\(event.depth)", "\"command\":\(event.cause.command)"]
    if let transition = event.cause.transition {
      fields.append("\"transition\":\(transition.number)")
      fields.append("\"kind\":\(JSONString.quoted(transition.kind.rawValue))")
    }
    return "{" + fields.joined(separator: ",") + "}"
  }

  /// The name of a call without its arguments.
  private static func name(of callback: LifecycleCallback) -> String {
    switch callback {
    case .initWithNibName: "init(nibName:bundle:)"
    case .initWithCoder: "init(coder:)"
    case .animateAlongsideTransition: "animateAlongsideTransition"
    case .transitionCompletion: "transitionCompletion"
    case .application(let callback): callback.rawValue
    default: String(callback.description.prefix { $0 != "(" })
    }
  }

  private static func arguments(of callback: LifecycleCallback) -> [String] {
    switch callback {
    case .viewWillAppear(let animated), .viewIsAppearing(let animated),
      .viewDidAppear(let animated), .viewWillDisappear(let animated),
      .viewDidDisappear(let animated):
      ["\"animated\":\(animated)"]
    case .viewWillLayoutSubviews(let size), .viewDidLayoutSubviews(let size),
      .viewWillTransition(let size):
      ["\"width\":\(size.width)", "\"height\":\(size.height)"]
    case .willTransition(let traits): ["\"traits\":\(JSONString.quoted(traits))"]
    case .willMove(let parent), .didMove(let parent):
      parent.map {
        ["\"parent\":\(JSONString.quoted($0.name))", "\"parentOrdinal\":\($0.ordinal)"]
      } ?? ["\"parent\":null"]
    case .shouldPerformSegue(let identifier), .prepare(let identifier):
      ["\"segue\":\(JSONString.quoted(identifier))"]
    case .initWithNibName, .initWithCoder, .awakeFromNib, .loadView, .viewDidLoad,
      .viewSafeAreaInsetsDidChange, .traitCollectionDidChange, .animateAlongsideTransition,
      .transitionCompletion, .didReceiveMemoryWarning, .deinit, .application:
      []
    }
  }

  private static func nanoseconds(_ time: Duration) -> Int64 {
    let (seconds, attoseconds) = time.components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
