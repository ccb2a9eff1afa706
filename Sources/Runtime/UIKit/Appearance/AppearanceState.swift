/// The appearance state machine of one controller.
///
/// It calls nothing itself but returns the callback that an event requires. Source: UIKIT-CASES.md
/// begin-end-state-machine; UIKIT-RULES.md I10, I11 and I15.
struct AppearanceState {
  /// The four states of Apple's diagram.
  enum Phase: UInt8 {
    case disappeared, appearing, appeared, disappearing

    /// Whether the controller is visible, or about to be.
    @inline(__always)
    var isVisible: Bool { self == .appearing || self == .appeared }
  }

  /// What can happen to a controller.
  enum Event {
    case beginAppearing(animated: Bool)
    /// The view is in the hierarchy and has been laid out by its superview.
    case placed
    case beginDisappearing(animated: Bool)
    case end
  }

  /// The reaction to an event: the callback to make, if any.
  ///
  /// Cases without payload, so that each callback is a constant where it is delivered.
  enum Reaction: UInt8 {
    case nothing
    case willAppear, isAppearing, didAppear
    /// The view was never placed, so `viewIsAppearing` comes just before the end.
    case isAppearingAndDidAppear
    case willDisappear, didDisappear
    /// The event is invalid in the state; UIKit logs a warning.
    case unbalanced
  }

  private(set) var phase = Phase.disappeared
  private(set) var isAnimated = false
  private var isPlacementAnnounced = false

  /// Whether a transition is open.
  @inline(__always)
  var isTransitional: Bool { phase == .appearing || phase == .disappearing }

  /// Whether the controller is visible, or about to be.
  @inline(__always)
  var isVisible: Bool { phase.isVisible }

  /// Whether the event is valid in the state and so should be forwarded.
  @inline(__always)
  func accepts(_ event: Event) -> Bool {
    switch event {
    case .beginAppearing: phase == .disappeared || phase == .disappearing
    case .placed: phase == .appearing && !isPlacementAnnounced
    case .beginDisappearing: phase == .appeared || phase == .appearing
    case .end: isTransitional
    }
  }

  /// Handles an event and returns the reaction.
  mutating func handle(_ event: Event) -> Reaction {
    switch (event, phase) {
    case (.beginAppearing(let animated), .disappeared),
      (.beginAppearing(let animated), .disappearing):
      enter(.appearing, animated: animated)
      return .willAppear
    case (.beginDisappearing(let animated), .appeared),
      (.beginDisappearing(let animated), .appearing):
      enter(.disappearing, animated: animated)
      return .willDisappear
    case (.placed, .appearing):
      guard !isPlacementAnnounced else { return .nothing }
      isPlacementAnnounced = true
      return .isAppearing
    case (.placed, _):
      return .nothing
    case (.end, .appearing):
      phase = .appeared
      return isPlacementAnnounced ? .didAppear : .isAppearingAndDidAppear
    case (.end, .disappearing):
      phase = .disappeared
      return .didDisappear
    case (.beginAppearing, _), (.beginDisappearing, _), (.end, _):
      return .unbalanced
    }
  }

  private mutating func enter(_ newPhase: Phase, animated: Bool) {
    phase = newPhase
    isAnimated = animated
    isPlacementAnnounced = false
  }
}
