import ConcentrationTestSupport
import LifecycleTrace

/// Traces that no program would produce, but that every format must be able to represent.
struct RandomTrace {
  private var generator: TestGenerator

  init(seed: UInt64) {
    generator = TestGenerator(seed: seed)
  }

  mutating func trace() -> RecordedTrace {
    let count = generator.below(12)
    let events = (0..<count).map { _ in event() }
    var commands: [Int: String] = [:]
    for _ in 0..<generator.below(4) { commands[generator.below(5)] = text() }
    return RecordedTrace(events: events, commands: commands, droppedCount: generator.below(3))
  }

  private mutating func event() -> LifecycleEvent {
    LifecycleEvent(
      sequence: number(), time: .nanoseconds(number()), controller: controller(),
      callback: callback(), depth: generator.below(5),
      cause: LifecycleCause(command: generator.below(5), transition: transition()))
  }

  private mutating func number() -> Int {
    generator.below(2) == 0 ? generator.below(100) : Int(generator.next() >> 1)
  }

  private mutating func controller() -> ControllerID {
    let name = generator.below(3) == 0 ? text() : ["Game", "Theme#2", "Nav"][generator.below(3)]
    return ControllerID(name: name.isEmpty ? "A" : name, ordinal: 1 + number() / 2)
  }

  private mutating func transition() -> LifecycleTransition? {
    guard generator.below(2) == 0 else { return nil }
    let kinds = LifecycleTransition.Kind.allCases
    return LifecycleTransition(
      number: 1 + number() / 2, kind: kinds[generator.below(kinds.count)])
  }

  /// A text of plain, escaped, hidden and wide characters.
  mutating func text() -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "Z", " ", "\"", "\\", "/", "\n", "\u{0}", "\u{1B}", "\u{7F}", "\u{85}", "\u{202E}",
      "é", "漢", "🂡", "\u{FFFF}", "\u{10FFFF}", "<", "&", "#", ";",
    ]
    var text = ""
    for _ in 0..<generator.below(24) {
      text.unicodeScalars.append(scalars[generator.below(scalars.count)])
    }
    return text
  }

  private mutating func length() -> Double {
    switch generator.below(4) {
    case 0: Double(generator.below(200))
    case 1: Double(generator.below(1000)) / 8
    case 2: -Double(generator.next() >> 1)
    default:
      {
        let value = Double(bitPattern: $0)
        return value.isFinite ? value : 0.1
      }(generator.next())
    }
  }

  private mutating func callback() -> LifecycleCallback {
    let size = LifecycleSize(width: length(), height: length())
    let flag = generator.below(2) == 0
    let parent = flag ? controller() : nil
    let kinds = LifecycleCallback.Kind.allCases
    return switch kinds[generator.below(kinds.count)] {
    case .initWithNibName: .initWithNibName
    case .initWithCoder: .initWithCoder
    case .awakeFromNib: .awakeFromNib
    case .loadView: .loadView
    case .outletsConnected: .outletsConnected
    case .viewDidLoad: .viewDidLoad
    case .viewWillAppear: .viewWillAppear(animated: flag)
    case .viewIsAppearing: .viewIsAppearing(animated: flag)
    case .viewDidAppear: .viewDidAppear(animated: flag)
    case .viewWillDisappear: .viewWillDisappear(animated: flag)
    case .viewDidDisappear: .viewDidDisappear(animated: flag)
    case .updateViewConstraints: .updateViewConstraints
    case .viewWillLayoutSubviews: .viewWillLayoutSubviews(size)
    case .viewDidLayoutSubviews: .viewDidLayoutSubviews(size)
    case .viewSafeAreaInsetsDidChange: .viewSafeAreaInsetsDidChange
    case .viewWillTransition: .viewWillTransition(to: size)
    case .willTransition: .willTransition(to: text())
    case .traitCollectionDidChange: .traitCollectionDidChange
    case .animateAlongsideTransition: .animateAlongsideTransition
    case .transitionCompletion: .transitionCompletion
    case .didReceiveMemoryWarning: .didReceiveMemoryWarning
    case .willMove: .willMove(toParent: parent)
    case .didMove: .didMove(toParent: parent)
    case .shouldPerformSegue: .shouldPerformSegue(text())
    case .prepare: .prepare(forSegue: text())
    case .deinit: .deinit(heldBy: parent)
    case .delegate: .delegate(text())
    case .animation: .animation(text())
    case .application:
      .application(
        ApplicationCallback.allCases[generator.below(ApplicationCallback.allCases.count)])
    }
  }
}
