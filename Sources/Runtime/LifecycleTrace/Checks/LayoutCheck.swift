/// Layout calls come in pairs, after `viewDidLoad`.
///
/// Source: UIKIT-RULES.md I19, I20. I21 cannot be checked on a trace alone: a page that was set
/// before its page view controller is visible may be laid out after its `viewDidAppear`
/// (UIKIT-CASES.md page-initial-set).
struct LayoutCheck: LifecycleCheck {
  static let rules = ["I19", "I20"]
  static let needs = TraceGaps(
    calls: [.viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews])

  private var loaded: Set<ControllerID> = []
  private var open: Set<ControllerID> = []

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    let controller = event.controller
    switch event.callback {
    case .viewDidLoad:
      loaded.insert(controller)
    case .viewWillLayoutSubviews:
      var found: [LifecycleViolation] = []
      if !loaded.contains(controller) {
        found.append(violation(of: "I20", by: event, "before viewDidLoad()"))
      }
      if !open.insert(controller).inserted {
        found.append(violation(of: "I19", by: event, "inside an open layout pair"))
      }
      return found
    case .viewDidLayoutSubviews:
      if open.remove(controller) == nil {
        return [violation(of: "I19", by: event, "without viewWillLayoutSubviews")]
      }
    case .deinit:
      loaded.remove(controller)
      open.remove(controller)
    default:
      if event.callback.appearanceStep != nil, open.contains(controller) {
        return [violation(of: "I19", by: event, "inside a layout pair")]
      }
    }
    return []
  }
}
