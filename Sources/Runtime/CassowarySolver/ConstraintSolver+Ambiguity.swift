extension ConstraintSolver {
  /// The variables that the constraints do not determine: those that have another value in another
  /// solution, which violates no level of priority more than this one.
  ///
  /// - Complexity: O(length of the row) for a variable that depends on nothing that could change, or
  ///   on a free one; else two optimizations. The first of those copies the system.
  public func ambiguousVariables(among variables: some Sequence<Variable>) -> [Variable] {
    var trial = self
    return variables.filter { trial.canChange($0.symbol) }
  }

  /// Whether a symbol has another value in another optimal solution; may change which one is
  /// current.
  private mutating func canChange(_ symbol: Int32) -> Bool {
    guard equations.symbols[symbol].row != .none else { return tableau.canChange(symbol) }
    let row = tableau.makeRow(symbol, equations.boundedSum(of: symbol))
    defer { tableau.removeRow(row) }
    return tableau.canChange(symbol)
  }

  /// Whether a variable has another value in another optimal solution.
  ///
  /// - Complexity: As for ``ambiguousVariables(among:)``.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    !ambiguousVariables(among: CollectionOfOne(variable)).isEmpty
  }
}

extension Tableau {
  /// Whether a symbol has another value in another optimal solution; may change which one is
  /// current.
  fileprivate mutating func canChange(_ symbol: Int32) -> Bool {
    let columns = isBasic(symbol) ? matrix.columns(ofRow: symbols[symbol].row) : [symbol]
    if columns.contains(where: { symbols[$0].bound == .free }) { return true }
    if columns.allSatisfy({ symbols[$0].bound == .zero || !costs.isZero($0) }) { return false }
    return [1, -1].contains { canChange(symbol, inDirection: $0) }
  }

  /// Whether a symbol becomes less (1) or greater (-1) if that is minimized below all priorities.
  private mutating func canChange(_ symbol: Int32, inDirection direction: Double) -> Bool {
    let before = value(of: symbol)
    addCost(direction, at: .belowAll, of: symbol)
    let isBounded = minimizeCosts()
    costs.removeAll(at: .belowAll)
    improvable = []
    return !isBounded || abs(value(of: symbol) - before) > Self.tolerance
  }
}
