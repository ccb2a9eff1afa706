import LifecycleTrace

/// The order of the appearance calls of a transition: one row for each kind.
///
/// Source: UIKIT-CASES.md "Orders in one table"; UIKIT-RULES.md I25 to I36.
final class OrderRow: Sendable {
  /// One call to the old or the new controller.
  enum Step: Sendable {
    case oldWillDisappear, newWillAppear, oldDidDisappear, newDidAppear
    /// Only if a transition is cancelled.
    case newWillDisappear, oldWillAppear, newDidDisappear, oldDidAppear

    /// Whether the step is a call to the old controller.
    var isOfOldSide: Bool {
      switch self {
      case .oldWillDisappear, .oldDidDisappear, .oldWillAppear, .oldDidAppear: true
      case .newWillAppear, .newDidAppear, .newWillDisappear, .newDidDisappear: false
      }
    }

    /// The event of the step for its controller.
    func event(isAnimated: Bool) -> AppearanceState.Event {
      switch self {
      case .oldWillDisappear, .newWillDisappear: .beginDisappearing(animated: isAnimated)
      case .newWillAppear, .oldWillAppear: .beginAppearing(animated: isAnimated)
      case .oldDidDisappear, .newDidAppear, .newDidDisappear, .oldDidAppear: .end
      }
    }
  }

  /// The kind of these transitions in traces.
  let kind: LifecycleTransition.Kind
  /// The calls at the start.
  let begin: [Step]
  /// The calls at the end of a completed transition.
  let complete: [Step]
  /// The calls at the end of a cancelled transition.
  let cancel: [Step]

  private init(
    kind: LifecycleTransition.Kind, begin: [Step], complete: [Step], cancel: [Step]
  ) {
    (self.kind, self.begin, self.complete, self.cancel) = (kind, begin, complete, cancel)
  }
}

extension OrderRow {
  /// Push and pop.
  ///
  /// Sources: UIKIT-CASES.md nav-push-animated, nav-pop-animated, nav-swipe-back-cancelled.
  static let navigation = OrderRow(
    kind: .navigation,
    begin: [.oldWillDisappear, .newWillAppear],
    complete: [.oldDidDisappear, .newDidAppear],
    cancel: [.newWillDisappear, .newDidDisappear, .oldWillAppear, .oldDidAppear])

  /// A presentation that removes the presenter's view, its dismissal, and `transition(from:to:)`.
  ///
  /// Sources: UIKIT-CASES.md modal-fullscreen-present, modal-fullscreen-dismiss,
  /// custom-transition-from-to, modal-sheet-swipe-cancelled (one side alone).
  static let modal = OrderRow(
    kind: .modal,
    begin: [.oldWillDisappear, .newWillAppear],
    complete: [.newDidAppear, .oldDidDisappear],
    cancel: [.newWillDisappear, .newDidDisappear, .oldWillAppear, .oldDidAppear])

  /// A change of tabs.
  ///
  /// Sources: UIKIT-CASES.md tab-first-switch, tab-second-switch.
  ///
  /// Only a change that the delegate animates can be cancelled; the cancelled order is that of the page
  /// curl, which begins in the same way (transition-cancelled).
  static let tab = OrderRow(
    kind: .tab,
    begin: [.newWillAppear, .oldWillDisappear],
    complete: [.oldDidDisappear, .newDidAppear],
    cancel: [.newWillDisappear, .oldWillAppear, .newDidDisappear, .oldDidAppear])

  /// A page that scrolls.
  ///
  /// Sources: UIKIT-CASES.md page-scroll-swipe-completed, page-scroll-swipe-cancelled.
  static let pageScroll = OrderRow(
    kind: .pageScroll,
    begin: [.newWillAppear, .oldWillDisappear],
    complete: [.newDidAppear, .oldDidDisappear],
    cancel: [.oldWillAppear, .oldDidAppear, .newWillDisappear, .newDidDisappear])

  /// A page that curls.
  ///
  /// Sources: UIKIT-CASES.md page-curl-completed, page-curl-cancelled.
  static let pageCurl = OrderRow(
    kind: .pageCurl,
    begin: [.newWillAppear, .oldWillDisappear],
    complete: [.oldDidDisappear, .newDidAppear],
    cancel: [.newWillDisappear, .oldWillAppear, .newDidDisappear, .oldDidAppear])

  /// Another size of the screen, by which containers may exchange their children; there is no evidence for
  /// the order.
  static let sizeChange = OrderRow(
    kind: .other, begin: navigation.begin, complete: navigation.complete,
    cancel: navigation.cancel)

  /// A window's root that is shown or replaced; there is no evidence for the order of a
  /// replacement, so it is that of a push.
  static let windowRoot = OrderRow(
    kind: .other, begin: navigation.begin, complete: navigation.complete,
    cancel: navigation.cancel)
}
