/// The two controllers of a transition, as its calls show them.
///
/// The first controller to receive `viewWillDisappear` is the old one, the first to receive
/// `viewWillAppear` the new one.
struct TransitionSides: Hashable, Sendable {
  private(set) var old: ControllerID?
  private(set) var new: ControllerID?
  /// Those that are on neither side, such as the lower ones of several that are dismissed together.
  private var others: Set<ControllerID> = []

  func concerns(_ controller: ControllerID) -> Bool { controller == old || controller == new }

  /// The side of a controller that receives a call now; nil for a child of either.
  mutating func side(
    of controller: ControllerID, receiving call: TransitionStep.Call
  ) -> TransitionStep.Side? {
    if controller == old { return .old }
    if controller == new { return .new }
    guard !others.contains(controller) else { return nil }
    switch call {
    case .willDisappear where old == nil:
      old = controller
      return .old
    case .willAppear where new == nil:
      new = controller
      return .new
    default:
      others.insert(controller)
      return nil
    }
  }
}
