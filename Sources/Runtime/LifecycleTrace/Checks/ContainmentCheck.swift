/// A child is never more visible than its container.
///
/// While a container forwards its own call the two differ for a moment, so a child is checked when
/// it receives `viewWillAppear`, and all controllers when no transition is running. A container that is not logged from
/// the loading of its view on may be visible.
/// Source: UIKIT-RULES.md I41, I45 (`Visibility.within`, asserted on real UIKit by public tests).
struct ContainmentCheck: LifecycleCheck {
  static let rules = ["I41", "I45"]
  static let needs = TraceGaps(
    fields: [.parent],
    calls: [
      .willMove, .didMove, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ])

  private var parents: [ControllerID: ControllerID] = [:]
  private var states: [ControllerID: AppearanceState] = [:]

  init() {}

  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    let controller = event.controller
    switch event.callback {
    case .willMove(let parent?):
      parents[controller] = parent
    case .didMove(let parent):
      parents[controller] = parent
    case .initWithNibName, .initWithCoder, .loadView, .viewDidLoad:
      states[controller] = states[controller] ?? .disappeared
    case .deinit:
      parents[controller] = nil
      states[controller] = .disappeared
    default:
      guard let step = event.callback.appearanceStep else { return [] }
      states[controller] = step.to
      if step.to == .appearing, let parent = parents[controller], state(of: parent) < .appearing {
        return [violation(of: "I45", by: event, "inside \(parent), which is \(state(of: parent))")]
      }
    }
    return []
  }

  func violationsAtRest() -> [LifecycleViolation] {
    states.filter { child, state in
      parents[child].map { state > self.state(of: $0) } ?? false
    }
    .sorted { $0.key < $1.key }
    .map { child, state in
      LifecycleViolation(
        rule: "I45", controller: child, sequence: nil,
        message: "\(state) inside a container that is not")
    }
  }

  private func state(of controller: ControllerID) -> AppearanceState {
    states[controller, default: .appeared]
  }
}
