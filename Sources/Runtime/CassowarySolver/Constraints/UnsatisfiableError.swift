/// Required constraints that cannot hold together.
public struct UnsatisfiableError: Error, Hashable, Sendable {
  /// The constraints of the solver that stand against what was asked for, in the order in which they
  /// were added.
  ///
  /// When a constraint was refused, that one is in conflict with exactly these and has no name. When
  /// a change of constants was refused, the changed constraints are among them, as far as they are in
  /// conflict.
  ///
  /// The conflict is irreducible: without any one of its constraints the others could hold together.
  /// That each non-negative variable is at least zero counts as a constraint in this, too, though it
  /// has no name.
  public let conflicting: [ConstraintID]
}
