/// `viewIsAppearing` comes exactly once between each `viewWillAppear` and its `viewDidAppear`.
///
/// Source: UIKIT-RULES.md I15.
struct AppearingCheck: LifecycleCheck {
  static let rules = ["I15"]
  static let needs = TraceGaps(calls: [.viewWillAppear, .viewIsAppearing, .viewDidAppear])

  /// The controllers between `viewWillAppear` and `viewDidAppear`, and whether the call was made.
  private var wasCalled: [ControllerID: Bool] = [:]

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    let controller = event.controller
    switch event.callback {
    case .viewWillAppear:
      wasCalled[controller] = false
    case .viewIsAppearing:
      switch wasCalled[controller] {
      case nil: return [violation(of: "I15", by: event, "outside an appearance")]
      case true?: return [violation(of: "I15", by: event, "for a second time")]
      case false?: wasCalled[controller] = true
      }
    case .viewDidAppear:
      if wasCalled.removeValue(forKey: controller) == false {
        return [violation(of: "I15", by: event, "without viewIsAppearing")]
      }
    case .viewWillDisappear, .deinit:
      wasCalled[controller] = nil
    default: break
    }
    return []
  }
}
