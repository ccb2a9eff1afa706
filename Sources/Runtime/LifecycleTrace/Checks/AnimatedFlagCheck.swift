/// `viewIsAppearing`, `viewDidAppear` and `viewDidDisappear` have the `animated` flag of the
/// `viewWillAppear` or `viewWillDisappear` before them.
///
/// Source: UIKIT-RULES.md I17. The reversal of a cancelled transition has its own flag.
struct AnimatedFlagCheck: LifecycleCheck {
  static let rules = ["I17"]
  static let needs = TraceGaps(
    fields: [.animated], calls: [.viewWillAppear, .viewWillDisappear])

  private var flags: [ControllerID: Bool] = [:]

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    let controller = event.controller
    switch event.callback {
    case .viewWillAppear(let animated), .viewWillDisappear(let animated):
      flags[controller] = animated
    case .viewIsAppearing(let animated):
      if let flag = flags[controller], flag != animated { return [differs(event)] }
    case .viewDidAppear(let animated), .viewDidDisappear(let animated):
      if let flag = flags.removeValue(forKey: controller), flag != animated {
        return [differs(event)]
      }
    case .deinit:
      flags[controller] = nil
    default: break
    }
    return []
  }

  private func differs(_ event: LifecycleEvent) -> LifecycleViolation {
    violation(of: "I17", by: event, "with another flag than the call that announced it")
  }
}
