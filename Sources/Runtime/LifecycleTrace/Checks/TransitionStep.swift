/// One appearance call of a transition, to the old controller or to the new one.
struct TransitionStep: Hashable, Sendable {
  enum Side: Hashable, Sendable { case old, new }
  enum Call: Hashable, Sendable { case willAppear, didAppear, willDisappear, didDisappear }

  let side: Side
  let call: Call

  static func old(_ call: Call) -> TransitionStep { TransitionStep(side: .old, call: call) }
  static func new(_ call: Call) -> TransitionStep { TransitionStep(side: .new, call: call) }
}

extension LifecycleTransition.Kind {
  /// The order of calls of a completed transition, or nil if there is no evidence for it.
  ///
  /// Source: UIKIT-CASES.md "Orders in one table"; UIKIT-RULES.md I25 to I30.
  var completedOrder: [TransitionStep]? {
    switch self {
    case .navigation:
      [.old(.willDisappear), .new(.willAppear), .old(.didDisappear), .new(.didAppear)]
    case .modal:
      [.old(.willDisappear), .new(.willAppear), .new(.didAppear), .old(.didDisappear)]
    case .tab, .pageCurl:
      [.new(.willAppear), .old(.willDisappear), .old(.didDisappear), .new(.didAppear)]
    case .pageScroll:
      [.new(.willAppear), .old(.willDisappear), .new(.didAppear), .old(.didDisappear)]
    case .other: nil
    }
  }

  /// The order of calls of a cancelled transition, or nil if there is no evidence for it.
  ///
  /// Source: UIKIT-RULES.md I34 to I36.
  var cancelledOrder: [TransitionStep]? {
    switch self {
    case .navigation, .modal:
      [
        .old(.willDisappear), .new(.willAppear),
        .new(.willDisappear), .new(.didDisappear), .old(.willAppear), .old(.didAppear),
      ]
    case .pageScroll:
      [
        .new(.willAppear), .old(.willDisappear),
        .old(.willAppear), .old(.didAppear), .new(.willDisappear), .new(.didDisappear),
      ]
    case .pageCurl, .tab:
      [
        .new(.willAppear), .old(.willDisappear),
        .new(.willDisappear), .old(.willAppear), .new(.didDisappear), .old(.didAppear),
      ]
    case .other: nil
    }
  }

  /// Every sequence that is allowed for the two controllers of a transition.
  ///
  /// One side may be missing: the presenter of a sheet receives no calls, and some transitions have
  /// one controller only.
  var allowedOrders: [[TransitionStep]] {
    [completedOrder, cancelledOrder].compactMap { $0 }.flatMap { order in
      [order, order.filter { $0.side == .old }, order.filter { $0.side == .new }]
    }
  }
}
