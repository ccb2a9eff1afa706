/// The size that was announced is the one that is laid out, and changed traits were announced.
///
/// Traits are announced to at least one controller in the same transition: a child that is added in
/// the middle of it receives only the change. Only sizes announced at depth 0 are checked; a
/// container that forwards the announcement inside its own call may place its children at any size.
/// Source: UIKIT-RULES.md I64, I65.
struct AnnouncedChangeCheck: LifecycleCheck {
  static let rules = ["I64", "I65"]
  static let needs = TraceGaps(
    fields: [.size, .depth, .command],
    calls: [
      .viewWillTransition, .viewWillLayoutSubviews, .willTransition, .traitCollectionDidChange,
    ])

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
