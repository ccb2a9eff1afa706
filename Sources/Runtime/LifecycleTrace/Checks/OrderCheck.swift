/// The two controllers of a transition get their calls in the order of its kind.
///
/// The children of both follow them and are checked by `ContainmentCheck`.
/// Calls nested inside another call were made by the app and are not checked. A controller in
/// `transition(from:to:)` may be removed from its parent before the end, since that container is
/// the app's own; one that is removed from a container of UIKit's must still receive the rest of
/// its calls. Source: UIKIT-RULES.md I24 to I30, I33 to I36.
struct OrderCheck: LifecycleCheck {
  static let rules = ["I25", "I26", "I27", "I28", "I29", "I30", "I34", "I35", "I36"]
  static let needs = TraceGaps(
    fields: [.transition, .depth],
    calls: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])

  /// The steps of a running transition so far.
  private struct Progress {
    let transition: LifecycleTransition
    var sides = TransitionSides()
    var steps: [TransitionStep] = []
    /// The controllers that were removed from their parents before the end.
    var withdrawn: Set<ControllerID> = []

    /// Ignores all calls of a controller, past and future.
    mutating func withdraw(_ controller: ControllerID) {
      if controller == sides.old { steps.removeAll { $0.side == .old } }
      if controller == sides.new { steps.removeAll { $0.side == .new } }
      withdrawn.insert(controller)
    }
  }

  /// The maximum number of running transitions; the oldest is replaced by a new one.
  private static let window = 16
  private var running: [Progress] = []

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    if event.callback == .didMove(toParent: nil) { withdraw(event.controller) }
    guard event.depth == 0, let transition = event.cause.transition,
      transition.kind.completedOrder != nil, let call = event.callback.transitionCall
    else { return [] }
    var progress = take(transition)
    defer { running.append(progress) }
    guard !progress.withdrawn.contains(event.controller),
      let side = progress.sides.side(of: event.controller, receiving: call)
    else { return [] }
    progress.steps.append(TransitionStep(side: side, call: call))
    let steps = progress.steps
    let isAllowed = transition.kind.allowedOrders.contains { $0.starts(with: steps) }
    return isAllowed ? [] : [outOfOrder(event, transition.kind)]
  }

  /// Removes and returns the progress of a transition, or a new one in place of the oldest.
  private mutating func take(_ transition: LifecycleTransition) -> Progress {
    if let index = running.lastIndex(where: { $0.transition == transition }) {
      return running.remove(at: index)
    }
    if running.count == Self.window { running.removeFirst() }
    return Progress(transition: transition)
  }

  /// Ignores a controller that was removed from its parent in the transitions of the app's own
  /// containers.
  private mutating func withdraw(_ controller: ControllerID) {
    for index in running.indices
    where running[index].transition.kind == .modal && running[index].sides.concerns(controller) {
      running[index].withdraw(controller)
    }
  }

  private func outOfOrder(
    _ event: LifecycleEvent, _ kind: LifecycleTransition.Kind
  ) -> LifecycleViolation {
    violation(of: Self.rule(of: kind), by: event, "out of the order of a \(kind) transition")
  }

  static func rule(of kind: LifecycleTransition.Kind) -> String {
    switch kind {
    case .navigation: "I25"
    case .modal: "I26"
    case .tab: "I27"
    case .pageScroll: "I28"
    case .pageCurl: "I29"
    case .other: "I24"
    }
  }
}

extension LifecycleCallback {
  /// The appearance call of a transition, or nil for every other call.
  var transitionCall: TransitionStep.Call? {
    switch self {
    case .viewWillAppear: .willAppear
    case .viewDidAppear: .didAppear
    case .viewWillDisappear: .willDisappear
    case .viewDidDisappear: .didDisappear
    default: nil
    }
  }
}
