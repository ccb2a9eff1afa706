@testable import LifecycleTrace

/// A trace written down by hand: one call after another, by the first letter of its controller.
struct TraceBuilder {
  private(set) var events: [LifecycleEvent] = []

  /// Adds a call of the first controller of a name.
  mutating func add(
    _ name: String, _ callback: LifecycleCallback, in transition: LifecycleTransition? = nil
  ) {
    events.append(
      LifecycleEvent(
        sequence: events.count, time: .zero, controller: TraceBuilder.id(name),
        callback: callback, depth: 0,
        cause: LifecycleCause(command: 1, transition: transition)))
  }

  /// A trace of calls that belong to no transition.
  static func trace(_ calls: [(String, LifecycleCallback)]) -> [LifecycleEvent] {
    var builder = TraceBuilder()
    for (name, callback) in calls { builder.add(name, callback) }
    return builder.events
  }

  /// A trace of one transition of a kind.
  static func transition(
    _ kind: LifecycleTransition.Kind, _ calls: [(String, LifecycleCallback)]
  ) -> [LifecycleEvent] {
    var builder = TraceBuilder()
    for (name, callback) in calls {
      builder.add(name, callback, in: LifecycleTransition(number: 1, kind: kind))
    }
    return builder.events
  }

  /// The first controller of a name.
  static func id(_ name: String) -> ControllerID { ControllerID(name: name, ordinal: 1) }
}

extension LifecycleCheck {
  /// The rules that a trace breaks, in the order of the violations.
  static func rulesBroken(
    by events: [LifecycleEvent], atRest: Bool = true
  ) -> [String] {
    var check = Self()
    let found = events.flatMap { check.observe($0) } + (atRest ? check.violationsAtRest() : [])
    return found.map(\.rule)
  }
}

extension LifecycleCallback {
  static let willAppear = LifecycleCallback.viewWillAppear(animated: true)
  static let isAppearing = LifecycleCallback.viewIsAppearing(animated: true)
  static let didAppear = LifecycleCallback.viewDidAppear(animated: true)
  static let willDisappear = LifecycleCallback.viewWillDisappear(animated: true)
  static let didDisappear = LifecycleCallback.viewDidDisappear(animated: true)
  static let willLayout = LifecycleCallback.viewWillLayoutSubviews(
    LifecycleSize(width: 80, height: 24))
  static let didLayout = LifecycleCallback.viewDidLayoutSubviews(
    LifecycleSize(width: 80, height: 24))
}
