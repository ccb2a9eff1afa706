/// A deallocated controller receives nothing, and none is deallocated while it is visible.
///
/// Source: UIKIT-RULES.md I47, I48.
struct LifetimeCheck: LifecycleCheck {
  static let rules = ["I47", "I48"]
  static let needs = TraceGaps(calls: [.deinit, .viewDidDisappear])

  /// The deallocated controllers; ordinals are never reused.
  private var deallocated: Set<ControllerID> = []
  private var states: [ControllerID: AppearanceState] = [:]

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    let controller = event.controller
    if deallocated.contains(controller) { return [violation(of: "I47", by: event, "after deinit")] }
    if let step = event.callback.appearanceStep {
      states[controller] = step.to
      return []
    }
    guard event.callback.kind == .deinit else { return [] }
    deallocated.insert(controller)
    let state = states.removeValue(forKey: controller) ?? .disappeared
    return state == .disappeared ? [] : [violation(of: "I48", by: event, "while \(state)")]
  }
}
