/// What became of one transition, as its recorded calls tell.
public struct RecordedTransition: Hashable, Sendable {
  /// How a transition went.
  public enum Outcome: Hashable, Sendable {
    /// All calls of a completed transition came, in order.
    case completed
    /// All calls of a cancelled transition came, in order.
    case cancelled
    /// The calls so far begin both orders, or one of them.
    case begun
    /// The calls are in no order of the kind.
    case irregular
  }

  /// Its number and kind.
  public let transition: LifecycleTransition
  private var sides = TransitionSides()
  private var steps: [TransitionStep] = []
  /// The controller that appears, when it is told so, and when it has appeared.
  private var newcomer: ControllerID?
  private var willAppear = Duration.zero
  private var didAppear: Duration?

  private init(_ transition: LifecycleTransition) {
    self.transition = transition
  }

  /// The transitions that made appearance calls among some events, in order.
  ///
  /// A change of size alone makes none, so it is not among them.
  public static func all(in events: [LifecycleEvent]) -> [RecordedTransition] {
    var found: [RecordedTransition] = []
    for event in events where event.depth == 0 {
      guard let transition = event.cause.transition, let call = event.callback.transitionCall
      else { continue }
      let known = found.firstIndex { $0.transition == transition }
      if known == nil { found.append(RecordedTransition(transition)) }
      found[known ?? found.count - 1].take(call, of: event)
    }
    return found
  }

  private mutating func take(_ call: TransitionStep.Call, of event: LifecycleEvent) {
    let controller = event.controller
    guard let side = sides.side(of: controller, receiving: call) else { return }
    steps.append(TransitionStep(side: side, call: call))
    if side == .new, call == .willAppear { (newcomer, willAppear) = (controller, event.time) }
    if newcomer == controller, call == .didAppear { didAppear = event.time }
  }

  /// Why the new controller's `viewDidAppear` came when it did; nil where no time passed before it.
  public var waitSentence: String? {
    guard let newcomer, let didAppear, didAppear > willAppear else { return nil }
    let milliseconds = Int(((didAppear - willAppear) / .milliseconds(1)).rounded())
    return "\(newcomer) viewDidAppear came \(milliseconds) ms after viewWillAppear: "
      + "it waits until the animation is over."
  }

  /// How it went, by the table of orders; nil where there is no evidence for an order, or if its beginning was dropped.
  public var outcome: Outcome? {
    guard !steps.isEmpty, let completed = order(isCancelled: false) else { return nil }
    if steps == completed { return .completed }
    let cancelled = order(isCancelled: true)
    if steps == cancelled { return .cancelled }
    let hasBegun = [completed, cancelled].contains { $0?.starts(with: steps) == true }
    return hasBegun ? .begun : .irregular
  }

  /// The order of the table for the controllers that got calls.
  private func order(isCancelled: Bool) -> [TransitionStep]? {
    let kind = transition.kind
    return (isCancelled ? kind.cancelledOrder : kind.completedOrder)?.filter {
      $0.side == .old ? sides.old != nil : sides.new != nil
    }
  }

  /// Whether a presenter stayed in its place and got no call, as below a sheet.
  private var leavesPresenter: Bool {
    transition.kind == .modal && (sides.old == nil || sides.new == nil)
  }

  /// What happened, with the order of the calls and the cases that show it; nil where there is no
  /// evidence for an order.
  public var orderSentence: String? {
    guard let outcome else { return nil }
    let calls = steps.map(\.words).joined(separator: ", ")
    switch outcome {
    case .completed: return "Order (\(words)): \(calls). Cases: \(cases(isCancelled: false))."
    case .cancelled:
      return "Order (\(words), cancelled): \(calls). Cases: \(cases(isCancelled: true))."
    case .begun: return "Begun (\(words)): \(calls)."
    case .irregular: return "In no known order (\(words)): \(calls)."
    }
  }

  /// What a person calls the transition.
  private var words: String {
    guard transition.kind == .modal else { return transition.kind.words }
    guard leavesPresenter else { return "full-screen modal or transition(from:to:)" }
    return sides.old == nil
      ? "sheet or another modal above its presenter"
      : "dismissal of a sheet or of another modal above its presenter"
  }

  private func cases(isCancelled: Bool) -> String {
    transition.kind.cases(isCancelled: isCancelled, leavesPresenter: leavesPresenter)
      .joined(separator: ", ")
  }
}

extension LifecycleTransition.Kind {
  /// The ids of the cases that show the order.
  ///
  /// Source: docs/UIKIT-CASES.md "Orders in one table".
  func cases(isCancelled: Bool, leavesPresenter: Bool) -> [String] {
    switch self {
    case .navigation where isCancelled: ["nav-swipe-back-cancelled"]
    case .navigation: ["nav-push-animated", "nav-pop-animated"]
    case .modal where isCancelled: ["modal-sheet-swipe-cancelled"]
    case .modal where leavesPresenter: ["modal-sheet-present", "modal-sheet-dismiss"]
    case .modal:
      ["modal-fullscreen-present", "modal-fullscreen-dismiss", "custom-transition-from-to"]
    case .tab: ["tab-first-switch", "tab-second-switch"]
    case .pageScroll: [isCancelled ? "page-scroll-swipe-cancelled" : "page-scroll-swipe-completed"]
    case .pageCurl: [isCancelled ? "page-curl-cancelled" : "page-curl-completed"]
    case .other: []
    }
  }
}
