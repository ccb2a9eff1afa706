/// The size that was announced is the one that is laid out, and changed traits were announced.
///
/// Traits are announced to somebody in the same transition: a controller that joins in the middle of
/// it hears only of what has changed. Only sizes told to a controller itself are judged; one that a
/// container passes on inside its own call may be any, as the container places its children.
/// Source: UIKIT-RULES.md I64, I65.
struct AnnouncedChangeCheck: LifecycleCheck {
  static let rules = ["I64", "I65"]

  private var sizes: [ControllerID: LifecycleSize] = [:]
  /// The cause of the last announcement of traits.
  private var traitsCause: LifecycleCause?

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    let controller = event.controller
    switch event.callback {
    case .viewWillTransition(let size):
      sizes[controller] = event.depth == 0 ? size : nil
    case .viewWillLayoutSubviews(let size):
      if let announced = sizes.removeValue(forKey: controller), announced != size {
        return [violation(of: "I64", by: event, "although \(announced) was announced")]
      }
    case .willTransition:
      traitsCause = event.cause
    case .traitCollectionDidChange:
      if traitsCause != event.cause {
        return [violation(of: "I65", by: event, "without willTransition(to:with:)")]
      }
    case .deinit:
      sizes[controller] = nil
    default: break
    }
    return []
  }
}
