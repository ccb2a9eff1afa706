/// The completion of a change of size follows its announcement.
///
/// Source: UIKIT-RULES.md I62.
struct SizeChangeCheck: LifecycleCheck {
  static let rules = ["I62"]
  static let needs = TraceGaps(calls: [.viewWillTransition, .transitionCompletion])

  /// The controllers whose size is changing.
  private var changing: Set<ControllerID> = []

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    switch event.callback {
    case .viewWillTransition:
      changing.insert(event.controller)
    case .deinit:
      changing.remove(event.controller)
    case .transitionCompletion:
      if changing.remove(event.controller) == nil, event.cause.transition == nil {
        return [violation(of: "I62", by: event, "without viewWillTransition(to:with:)")]
      }
    default: break
    }
    return []
  }
}
