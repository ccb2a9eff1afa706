extension ConstraintSolver {
  /// Adds a constraint and solves again (the paper's section 2.5).
  ///
  /// - Returns: The constraint's identifier in this solver.
  /// - Throws: `UnsatisfiableError` if the constraint is required and conflicts with other required
  ///   ones. The solver and all values are then unchanged; restoring them takes as long as adding
  ///   all constraints.
  /// - Complexity: O(terms) if the constraint determines a free variable that no other one mentions; else
  ///   O(cells of the rows that depend on the constraint) for each pivot, of which there is most often
  ///   one or none.
  /// - Precondition: The numbers are finite, and the variables are of this solver.
  public mutating func add(
    _ constraint: LinearConstraint
  ) throws(UnsatisfiableError) -> ConstraintID {
    precondition(constraint.isFinite, "coefficients and constants are finite")
    freeValues = FreeValues()
    let new = makeSymbols(for: constraint)
    let equation = equations.append(new)
    if !equations.define(by: equation) {
      let row = makeRow(of: new, equation)
      if new.other == .none {
        try require(row, new)
      } else if tableau.rows[row].constant < 0 {
        tableau.pivot(row, entering: new.other)
      }
    }
    addCosts(of: new, times: 1)
    tableau.minimizeCosts()
    defer { renewIfNeeded() }
    return constraints.append(new)
  }

  /// Makes a required constraint hold, or removes it and throws.
  private mutating func require(
    _ row: Int32, _ new: SolvedConstraint
  ) throws(UnsatisfiableError) {
    tableau.noteFeasibility(of: row)
    tableau.mark()
    guard let conflict = tableau.restoreFeasibility() else { return _ = tableau.unmark() }
    let error = UnsatisfiableError(conflicting: ids(in: conflict))
    _ = equations.remove(new)
    undo()
    tableau.removeSymbol(new.marker)
    throw error
  }

  /// The constraints on which a row depends.
  ///
  /// A row that cannot be brought within its bound is the sum of multiples of exactly these, and
  /// contradicts itself. The constraints other than the one at the row's start are linearly
  /// independent, so no other sum of them does: the conflict is irreducible.
  private func ids(in row: Int32) -> [ConstraintID] {
    let symbols = [tableau.rows[row].basic] + tableau.matrix.columns(ofRow: row)
    return Set(symbols.compactMap { constraints.id(ofSlot: tableau.symbols[$0].constraint) })
      .sorted()
  }

  private mutating func makeSymbols(for constraint: LinearConstraint) -> SolvedConstraint {
    let (isEquation, isRequired) = (constraint.relation == .equal, constraint.priority.isRequired)
    let slot = constraints.nextSlot
    return SolvedConstraint(
      marker: makeSymbol(isEquation && isRequired ? .zero : .nonNegative, constraint: slot),
      other: isRequired ? .none : makeSymbol(.nonNegative, constraint: slot),
      terms: constraint.terms, sign: constraint.relation == .lessThanOrEqual ? -1 : 1,
      constant: constraint.constant, priority: constraint.priority, isEquation: isEquation)
  }

  /// Makes the row of a constraint whose equation defines no free symbol.
  mutating func makeRow(of constraint: SolvedConstraint, _ equation: Int32) -> Int32 {
    tableau.makeRow(
      constraint.marker, equations.boundedSum(ofRow: equation, constraint), other: constraint.other)
  }

  mutating func addCosts(of constraint: SolvedConstraint, times factor: Double) {
    guard constraint.other != .none else { return }
    tableau.addCost(factor, at: constraint.priority, of: constraint.other)
    if constraint.isEquation {
      tableau.addCost(factor, at: constraint.priority, of: constraint.marker)
    }
  }
}

extension ConstraintSolver {
  /// Removes a constraint and solves again (the paper's section 2.6).
  ///
  /// - Complexity: As for ``add(_:)``.
  /// - Precondition: The constraint was added and not removed.
  public mutating func remove(_ id: ConstraintID) {
    freeValues = FreeValues()
    let old = constraints.remove(id)
    addCosts(of: old, times: -1)
    let hadRow = tableau.removeEquation(of: old.marker, old.other)
    switch equations.remove(old) {
    case .complete where hadRow, .undefined where !hadRow: break
    case .undefined(let symbol):
      // A symbol with a bound depended on what the equation defined, so another equation can define that.
      if !equations.redefine(symbol) { renew(defining: symbol) }
    case .complete, .imprecise: renew()
    }
    tableau.minimizeCosts()
    renewIfNeeded()
  }

  /// Whether a constraint was added and not removed.
  public func contains(_ id: ConstraintID) -> Bool { constraints.contains(id) }

  /// Changes the priority of an optional constraint, and solves again.
  ///
  /// - Precondition: The constraint was added and not removed; it is optional and stays so.
  public mutating func setPriority(_ priority: Priority, of id: ConstraintID) {
    precondition(
      !constraints[id].priority.isRequired && !priority.isRequired,
      "required constraints stay so, and others do not get required")
    freeValues = FreeValues()
    addCosts(of: constraints[id], times: -1)
    constraints[id].priority = priority
    addCosts(of: constraints[id], times: 1)
    tableau.minimizeCosts()
    renewIfNeeded()
  }
}

extension ConstraintSolver {
  /// Changes the constant of a constraint, and solves again (the paper's section 2.4).
  ///
  /// - Throws: `UnsatisfiableError` if the required constraints are in conflict with it. Nothing
  ///   has changed then.
  /// - Complexity: O(rows that depend on the constraint), and a pivot for each bound that a value
  ///   reaches or leaves.
  /// - Precondition: The number is finite; the constraint was added and not removed.
  public mutating func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(UnsatisfiableError) {
    try setConstants(CollectionOfOne((id, constant)))
  }

  /// Changes the constants of several constraints at once, and solves again.
  ///
  /// - Throws: `UnsatisfiableError` if the required constraints are in conflict with them. Nothing
  ///   has changed then.
  /// - Precondition: The numbers are finite; the constraints were added and not removed.
  public mutating func setConstants(
    _ changes: some Sequence<(ConstraintID, Double)>
  ) throws(UnsatisfiableError) {
    freeValues = FreeValues()
    tableau.mark()
    var before: [(id: ConstraintID, constant: Double)] = []
    for (id, constant) in changes {
      before.append((id, constraints[id].constant))
      move(id, to: constant)
    }
    if let conflict = tableau.restoreFeasibility() {
      let error = UnsatisfiableError(conflicting: ids(in: conflict))
      for old in before.reversed() {
        constraints[old.id].constant = old.constant
        equations.setConstant(of: constraints[old.id])
      }
      undo()
      throw error
    }
    tableau.unmark()
    tableau.minimizeCosts()
    renewIfNeeded()
  }

  private mutating func move(_ id: ConstraintID, to constant: Double) {
    precondition(constant.isFinite, "constants are finite")
    let constraint = constraints[id]
    tableau.move(constraint.marker, by: constraint.sign * (constraint.constant - constant))
    constraints[id].constant = constant
    equations.setConstant(of: constraints[id])
  }
}

extension LinearConstraint {
  fileprivate var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }
}
