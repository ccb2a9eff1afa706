/// The name of a constraint in the solver that it was added to.
///
/// Names compare in the order in which their constraints were added.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The place of the constraint in the solver's table, used again after it is removed.
  let slot: Int32
  /// How many constraints had been added before, of all that ever were.
  let ordinal: Int

  /// Whether one constraint was added before another.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.ordinal < right.ordinal
  }
}
