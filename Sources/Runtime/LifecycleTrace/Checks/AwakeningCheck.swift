/// Only a controller from a storyboard or nib receives `awakeFromNib`, once, between its
/// initializer and `viewDidLoad`.
///
/// Source: UIKIT-RULES.md I4.
struct AwakeningCheck: LifecycleCheck {
  static let rules = ["I4"]
  static let needs = TraceGaps(calls: [.initWithCoder])

  private enum Stage { case decoded, awakened, tooLate }
  private var stages: [ControllerID: Stage] = [:]

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    let controller = event.controller
    switch event.callback {
    case .initWithCoder:
      stages[controller] = .decoded
    case .initWithNibName, .viewDidLoad:
      stages[controller] = .tooLate
    case .awakeFromNib:
      defer { stages[controller] = .awakened }
      switch stages[controller] {
      case .decoded: break
      case .awakened: return [violation(of: "I4", by: event, "for a second time")]
      case .tooLate, nil:
        return [violation(of: "I4", by: event, "without init(coder:), or after viewDidLoad()")]
      }
    case .deinit:
      stages[controller] = nil
    default: break
    }
    return []
  }
}
