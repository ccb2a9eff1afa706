/// A controller that is gone receives nothing, and none goes while it is visible.
///
/// Source: UIKIT-RULES.md I47, I48.
struct LifetimeCheck: LifecycleCheck {
  static let rules = ["I47", "I48"]

  /// Those that are gone; ordinals are never used twice.
  private var gone: Set<ControllerID> = []
  private var states: [ControllerID: AppearanceState] = [:]

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    let controller = event.controller
    if gone.contains(controller) { return [violation(of: "I47", by: event, "after deinit")] }
    if let step = event.callback.appearanceStep {
      states[controller] = step.to
      return []
    }
    guard event.callback == .deinit else { return [] }
    gone.insert(controller)
    let state = states.removeValue(forKey: controller) ?? .disappeared
    return state == .disappeared ? [] : [violation(of: "I48", by: event, "while \(state)")]
  }
}
