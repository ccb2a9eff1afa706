/// `willMove(toParent:)` comes before the `didMove(toParent:)` of the same parent.
///
/// A container may omit either call for a controller that is not visible, so only a `didMove` after
/// a `willMove` with another parent breaks the rule. Source: UIKIT-RULES.md I38, I39.
struct ParentLinkCheck: LifecycleCheck {
  static let rules = ["I39"]
  static let needs = TraceGaps(fields: [.parent], calls: [.willMove, .didMove])

  private var announced: [ControllerID: ControllerID?] = [:]

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    let controller = event.controller
    switch event.callback {
    case .willMove(let parent):
      announced.updateValue(parent, forKey: controller)
    case .didMove(let parent):
      guard let known = announced.removeValue(forKey: controller) else { return [] }
      if known != parent {
        return [violation(of: "I39", by: event, "after willMove to another parent")]
      }
    case .deinit:
      announced[controller] = nil
    default: break
    }
    return []
  }
}
