/// Required constraints are in conflict.
public struct UnsatisfiableError: Error, Hashable, Sendable {
  /// The constraints of the solver that are in conflict with the change, in the order in which they
  /// were added.
  ///
  /// When a constraint was refused, it is in conflict with exactly these and has no identifier.
  /// When a change of constants was refused, they include those of the changed constraints that are
  /// in conflict.
  ///
  /// The conflict is irreducible: without any one of its constraints the others can be satisfied.
  /// That a non-negative variable is at least zero also counts as a constraint here, though it has
  /// no identifier.
  public let conflicting: [ConstraintID]
}
