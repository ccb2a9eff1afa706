import LifecycleTrace

/// A walk through recorded calls, one by one, in a session.
final class Stepper: SessionState {
  /// The calls of a file; nil for those of the session.
  private var recorded: RecordedTrace?
  /// The place of the call that was shown last; -1 before the first.
  private(set) var place = -1

  /// Walks through the calls of a file from now on; nil for those of the session.
  func begin(_ trace: RecordedTrace?) {
    recorded = trace
    place = -1
  }

  /// The calls that are walked through, if those of the session are these.
  func trace(ofSession session: RecordedTrace) -> RecordedTrace { recorded ?? session }

  /// Goes forth or back by a call.
  ///
  /// - Returns: false if there is none.
  func move(by count: Int, in trace: RecordedTrace) -> Bool {
    guard trace.events.indices.contains(place + count) else { return false }
    place += count
    return true
  }

  /// Goes to before the first call of a command.
  ///
  /// - Returns: false if the command caused none.
  func goTo(command: Int, in trace: RecordedTrace) -> Bool {
    guard let index = trace.events.firstIndex(where: { $0.cause.command == command }) else {
      return false
    }
    place = index - 1
    return true
  }

  /// The call that was shown last, with its command, when it comes, and in which state all controllers
  /// are then.
  func lines(in trace: RecordedTrace) -> [String] {
    guard trace.events.indices.contains(place) else { return [] }
    let event = trace.events[place]
    let number = event.cause.command
    let heading = number == 0 ? "(launch)" : "\(number)  \(trace.commands[number] ?? "")"
    let states = Self.states(after: trace.events[...place])
    return ["Call \(place + 1) of \(trace.events.count), in \(heading)"]
      + TextFormat.lines(for: [event])
      + [LifecycleExplanation.about(event.callback).moment, "Now: \(states)."]
  }

  /// The calls that may come next, the one that comes among them, and a question.
  func question(in trace: RecordedTrace) -> [String]? {
    let next = place + 1
    guard trace.events.indices.contains(next) else { return nil }
    let right = Self.text(trace.events[next])
    // The calls that follow later are the best wrong answers, for they are no nonsense.
    var choices = [right]
    for event in trace.events[next...].dropFirst().prefix(40) where choices.count < 4 {
      let text = Self.text(event)
      if !choices.contains(text) { choices.append(text) }
    }
    return ["What comes now?"] + choices.sorted().map { "  \($0)" } + ["step shows it."]
  }

  private static func text(_ event: LifecycleEvent) -> String {
    "\(event.controller) \(event.callback.name)"
  }

  /// The controllers that live after some calls, each with the state of its view.
  private static func states(after events: ArraySlice<LifecycleEvent>) -> String {
    var order: [ControllerID] = []
    var states: [ControllerID: String] = [:]
    for event in events where event.callback.category == .controller {
      if states[event.controller] == nil { order.append(event.controller) }
      switch event.callback.kind {
      case .viewDidLoad: states[event.controller] = "loaded"
      case .viewWillAppear: states[event.controller] = "appearing"
      case .viewDidAppear: states[event.controller] = "visible"
      case .viewWillDisappear: states[event.controller] = "disappearing"
      case .viewDidDisappear: states[event.controller] = "loaded"
      case .deinit:
        states[event.controller] = nil
        order.removeAll { $0 == event.controller }
      default: states[event.controller] = states[event.controller] ?? "made"
      }
    }
    let shown = order.filter { !$0.isUIKitContainer }
    return shown.isEmpty
      ? "no controller" : shown.map { "\($0) \(states[$0] ?? "made")" }.joined(separator: ", ")
  }
}
