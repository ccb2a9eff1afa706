/// The identifier of a constraint in the solver that it was added to.
///
/// Identifiers are ordered as their constraints were added.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The place of the constraint in the solver's table, used again after it is removed.
  let slot: Int32
  /// The number of constraints that had ever been added before.
  let ordinal: Int

  /// Whether one constraint was added before another.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.ordinal < right.ordinal
  }
}
