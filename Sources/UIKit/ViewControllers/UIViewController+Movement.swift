/// Why a controller appears or disappears in the transition that is running.
enum Movement {
  case none, toParent, fromParent, presented, dismissed
}

extension UIViewController {
  /// Whether the controller is appearing because it has been added to a container.
  ///
  /// True only inside the appearance callbacks of that transition (INVARIANTS.md I57).
  public var isMovingToParent: Bool { movement == .toParent }
  /// Whether the controller is disappearing because it leaves its container.
  public var isMovingFromParent: Bool { movement == .fromParent }
  /// Whether the controller is appearing because it is being presented.
  public var isBeingPresented: Bool { movement == .presented }
  /// Whether the controller is disappearing because it is being dismissed.
  public var isBeingDismissed: Bool { movement == .dismissed }
}
