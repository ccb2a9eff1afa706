#if KIWI
  import CKiwiSolver

  /// A screen's constraints in the solver of kiwi.
  final class KiwiScreen {
    private let solver: OpaquePointer?

    /// Adds all constraints, one by one.
    init(_ screen: KiwiConstraints) {
      var system = screen.system
      solver = kiwi_make(&system)
    }

    deinit { kiwi_free(solver) }

    func edit(_ variable: Int) { kiwi_edit(solver, Int32(variable)) }

    func suggest(_ value: Double, for variable: Int) {
      kiwi_suggest(solver, Int32(variable), value)
    }

    /// The sum of the values of all variables.
    var sum: Double { kiwi_sum(solver) }
  }

  /// A screen's constraints in plain memory, which stays until the program ends.
  struct KiwiConstraints {
    fileprivate let system: kiwi_system

    init(_ screen: ScreenConstraints) {
      let constraints = screen.constraints
      let terms = constraints.flatMap(\.terms)
      var end = 0
      let ends = constraints.map { constraint in
        end += constraint.terms.count
        return Int32(end)
      }
      system = kiwi_system(
        variable_count: Int32(screen.variableCount), constraint_count: Int32(constraints.count),
        ends: kept(ends), variables: kept(terms.map { Int32($0.variable) }),
        coefficients: kept(terms.map(\.coefficient)),
        relations: kept(constraints.map { Int32($0.relation) }),
        constants: kept(constraints.map(\.constant)),
        strengths: kept(constraints.map(\.strength.rawValue)))
    }
  }

  private func kept<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = memory.initialize(from: elements)
    guard let start = memory.baseAddress else { preconditionFailure("a screen has constraints") }
    return UnsafePointer(start)
  }

  /// Compares with kiwi: the same constraints, changes and readings.
  ///
  /// Kiwi is spared what our variables do by themselves, that sizes are not negative.
  @MainActor
  func compareWithKiwi(_ requirements: Requirements) throws {
    let screen = ScreenConstraints()
    let flat = KiwiConstraints(screen)
    let adding = Work(name: "kiwi", operations: 1) { consume(KiwiScreen(flat).sum) }
    requirements.check(
      "\(screen.constraints.count) constraints added: time of kiwi's",
      ratio(addingWork(screen), to: adding), atMost: 1.5)
    for suggested in SuggestedValues.all(screen) {
      let kiwi = KiwiScreen(flat)
      for other in SuggestedValues.all(screen) {
        kiwi.edit(other.variable)
        kiwi.suggest(other.values[0], for: other.variable)
      }
      let changing = Work(name: "kiwi", operations: suggested.values.count) {
        for value in suggested.values {
          kiwi.suggest(value, for: suggested.variable)
          consume(kiwi.sum)
        }
      }
      requirements.check(
        "\(suggested.name) changed: time of kiwi's",
        ratio(try changingWork(screen, suggested), to: changing), atMost: 1.5)
    }
    requirements.check(
      "the two solutions: difference", try differenceFromKiwi(screen, flat), atMost: 1e-6)
  }

  /// The greatest difference between the sums of all values, of all values suggested.
  private func differenceFromKiwi(
    _ screen: ScreenConstraints, _ flat: KiwiConstraints
  ) throws -> Double {
    var solved = try SolvedScreen(screen)
    let kiwi = KiwiScreen(flat)
    var difference = 0.0
    for suggested in SuggestedValues.all(screen) {
      try solved.edit(suggested.variable)
      kiwi.edit(suggested.variable)
    }
    for suggested in SuggestedValues.all(screen) + SuggestedValues.all(screen) {
      for value in suggested.values {
        try solved.suggest(value, for: suggested.variable)
        kiwi.suggest(value, for: suggested.variable)
        difference = max(difference, abs(solved.sum - kiwi.sum))
      }
    }
    return difference
  }
#else
  /// Says that kiwi is not there to be compared with.
  @MainActor
  func compareWithKiwi(_ requirements: Requirements) throws {
    requirements.skip(
      "constraints beside kiwi", because: "its headers could not be downloaded with pip")
  }
#endif
