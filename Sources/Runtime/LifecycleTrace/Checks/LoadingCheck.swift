/// A view is loaded once, and before it appears.
///
/// Source: UIKIT-RULES.md I1, I2, I3.
struct LoadingCheck: LifecycleCheck {
  static let rules = ["I1", "I2", "I3"]
  static let needs = TraceGaps(calls: [.viewDidLoad])

  private enum Stage { case loading, loaded }
  private var stages: [ControllerID: Stage] = [:]

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    let controller = event.controller
    let stage = stages[controller]
    if stage == .loading, !event.callback.mayFollowLoadView {
      return [violation(of: "I2", by: event, "between loadView() and viewDidLoad()")]
    }
    switch event.callback {
    case .loadView:
      stages[controller] = .loading
      return stage == .loaded ? [violation(of: "I1", by: event, "for a second time")] : []
    case .viewDidLoad:
      stages[controller] = .loaded
      return stage == .loaded ? [violation(of: "I1", by: event, "for a second time")] : []
    case .viewWillAppear where stage != .loaded:
      return [violation(of: "I3", by: event, "before viewDidLoad()")]
    case .deinit:
      stages[controller] = nil
      return []
    default:
      return []
    }
  }
}

extension LifecycleCallback {
  /// Whether a controller may receive the call between its `loadView` and its `viewDidLoad`.
  ///
  /// A segue that embeds a child is prepared there, before the view counts as loaded.
  fileprivate var mayFollowLoadView: Bool {
    switch self {
    case .outletsConnected, .viewDidLoad, .shouldPerformSegue, .prepare, .awakeFromNib, .deinit:
      true
    default: false
    }
  }
}
