/// The view of a controller that appears for the first time is loaded before the first
/// `viewWillAppear` or `viewWillDisappear` of its transition.
///
/// Checked for push, modal and tab, for which there are logs, and for the new controller only: an
/// app can load other views inside its callbacks. Source: UIKIT-RULES.md I32.
struct EarlyLoadingCheck: LifecycleCheck {
  static let rules = ["I32"]
  static let needs = TraceGaps(
    fields: [.depth, .transition], calls: [.viewDidLoad, .viewWillAppear])

  /// The transition whose opening calls are being made, and the controllers that were loaded after
  /// the first of them.
  private var opening: LifecycleTransition?
  private var late: Set<ControllerID> = []
  private var hasNewSide = false

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    guard let transition = event.cause.transition, Self.checks(transition.kind) else { return [] }
    switch event.callback {
    case .viewWillAppear where event.depth == 0:
      enter(transition)
      guard !hasNewSide else { return [] }
      hasNewSide = true
      guard late.contains(event.controller) else { return [] }
      return [
        violation(of: "I32", by: event, "loaded after the first appearance call of its transition")
      ]
    case .viewWillDisappear where event.depth == 0:
      enter(transition)
    case .viewDidLoad where opening == transition:
      late.insert(event.controller)
    default: break
    }
    return []
  }

  private mutating func enter(_ transition: LifecycleTransition) {
    guard opening != transition else { return }
    opening = transition
    late = []
    hasNewSide = false
  }

  private static func checks(_ kind: LifecycleTransition.Kind) -> Bool {
    switch kind {
    case .navigation, .modal, .tab: true
    case .pageScroll, .pageCurl, .other: false
    }
  }
}
