/// The appearance calls of a controller follow UIKit's state machine, and end in a stable state.
///
/// Source: UIKIT-RULES.md I10, I11, I14; asserted on real UIKit by public tests (UIKIT-CASES.md
/// begin-end-state-machine).
struct AppearanceCheck: LifecycleCheck {
  static let rules = ["I10", "I11", "I14"]
  static let needs = TraceGaps(
    calls: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])

  private var states: [ControllerID: AppearanceState] = [:]

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    let controller = event.controller
    if event.callback.kind == .deinit {
      states[controller] = nil
      return []
    }
    guard let step = event.callback.appearanceStep else { return [] }
    let state = states[controller, default: .disappeared]
    states[controller] = step.to
    return step.from.contains(state)
      ? [] : [violation(of: "I10", by: event, "while \(state)")]
  }

  func violationsAtRest() -> [LifecycleViolation] {
    states.filter { $0.value == .appearing || $0.value == .disappearing }
      .sorted { $0.key < $1.key }
      .map {
        LifecycleViolation(
          rule: "I14", controller: $0.key, sequence: nil,
          message: "still \($0.value) although no transition is running")
      }
  }
}
