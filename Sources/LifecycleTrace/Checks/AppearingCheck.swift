/// `viewIsAppearing` comes exactly once between each `viewWillAppear` and its `viewDidAppear`.
///
/// Source: UIKIT-RULES.md I15.
struct AppearingCheck: LifecycleCheck {
  static let rules = ["I15"]

  /// The controllers between the will and the did, and whether the call has come.
  private var hasCome: [ControllerID: Bool] = [:]

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    let controller = event.controller
    switch event.callback {
    case .viewWillAppear:
      hasCome[controller] = false
    case .viewIsAppearing:
      switch hasCome[controller] {
      case nil: return [violation(of: "I15", by: event, "outside an appearance")]
      case true?: return [violation(of: "I15", by: event, "for a second time")]
      case false?: hasCome[controller] = true
      }
    case .viewDidAppear:
      if hasCome.removeValue(forKey: controller) == false {
        return [violation(of: "I15", by: event, "without viewIsAppearing")]
      }
    case .viewWillDisappear, .deinit:
      hasCome[controller] = nil
    default: break
    }
    return []
  }
}
