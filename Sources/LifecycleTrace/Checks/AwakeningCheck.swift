/// Only a controller out of a storyboard or nib awakes, once, between its init and its view's load.
///
/// Source: UIKIT-RULES.md I4.
struct AwakeningCheck: LifecycleCheck {
  static let rules = ["I4"]

  private enum Stage { case decoded, awake, past }
  private var stages: [ControllerID: Stage] = [:]

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    let controller = event.controller
    switch event.callback {
    case .initWithCoder:
      stages[controller] = .decoded
    case .initWithNibName, .viewDidLoad:
      stages[controller] = .past
    case .awakeFromNib:
      defer { stages[controller] = .awake }
      switch stages[controller] {
      case .decoded: break
      case .awake: return [violation(of: "I4", by: event, "for a second time")]
      case .past, nil:
        return [violation(of: "I4", by: event, "without init(coder:), or after viewDidLoad()")]
      }
    case .deinit:
      stages[controller] = nil
    default: break
    }
    return []
  }
}
