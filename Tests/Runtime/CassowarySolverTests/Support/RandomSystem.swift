import CassowarySolver
import ConcentrationTestSupport

/// A solver that is changed at random, with the system that it should have solved.
struct RandomSystem {
  enum Change: CaseIterable {
    case add, remove, setConstant, setPriority, setTwoConstants
  }

  private(set) var solver = ConstraintSolver()
  private(set) var system: IntegerSystem
  private(set) var ids: [ConstraintID] = []
  let variables: [Variable]
  private var generator: TestGenerator
  /// The conflict reported when the last change was refused; nil if the change was made.
  private(set) var refusal: IntegerSystem?

  /// A system of two to four variables without constraints.
  init(seed: UInt64, isFree: Bool = false) {
    var generator = TestGenerator(seed: seed)
    var solver = ConstraintSolver()
    system = IntegerSystem(
      isNonNegative: (0..<2 + generator.below(3)).map { _ in
        !isFree && generator.below(2) == 0
      })
    variables = system.isNonNegative.map { solver.makeVariable(isNonNegative: $0) }
    self.generator = generator
    self.solver = solver
  }

  /// Makes one change, or asks for one that is refused.
  mutating func change() {
    refusal = nil
    let choices = Change.allCases + [.add, .add, .setConstant]
    switch choices[generator.below(choices.count)] {
    case .add where ids.count < 9: add()
    case .remove where !ids.isEmpty: remove(generator.below(ids.count))
    case .setConstant where !ids.isEmpty: setConstants([generator.below(ids.count)])
    case .setTwoConstants where ids.count > 1:
      setConstants([generator.below(ids.count), generator.below(ids.count)])
    case .setPriority: setPriority()
    case .add, .remove, .setConstant, .setTwoConstants: break
    }
  }

  private mutating func add() {
    let priorities: [Priority] = [1000, 1000, 750, 750, 500, 250.5, 250]
    let new = IntegerConstraint(
      factors: variables.map { _ in [-2, -1, 0, 0, 0, 1, 1, 2][generator.below(8)] },
      relation: LinearConstraint.Relation.allCases[generator.below(3)],
      constant: generator.below(21) - 10, priority: priorities[generator.below(priorities.count)])
    var asked = system
    asked.constraints.append(new)
    do {
      ids.append(try solver.add(new.constraint(on: variables)))
      system = asked
    } catch {
      refusal = conflict(error, in: asked)
      refusal?.constraints.append(new)
    }
  }

  private mutating func remove(_ index: Int) {
    solver.remove(ids.remove(at: index))
    system.constraints.remove(at: index)
  }

  private mutating func setConstants(_ indices: [Int]) {
    var asked = system
    let changes = indices.map { index in
      asked.constraints[index].constant = generator.below(21) - 10
      return (ids[index], Double(asked.constraints[index].constant))
    }
    do {
      try solver.setConstants(changes)
      system = asked
    } catch {
      refusal = conflict(error, in: asked)
    }
  }

  private mutating func setPriority() {
    let optional = ids.indices.filter { !system.constraints[$0].priority.isRequired }
    guard !optional.isEmpty else { return }
    let index = optional[generator.below(optional.count)]
    let priority = [Priority(700), 400, 250, 1][generator.below(4)]
    solver.setPriority(priority, of: ids[index])
    system.constraints[index].priority = priority
  }

  private func conflict(
    _ error: UnsatisfiableError, in asked: IntegerSystem
  ) -> IntegerSystem {
    IntegerSystem(
      isNonNegative: asked.isNonNegative,
      constraints: error.conflicting.compactMap { id in
        ids.firstIndex(of: id).map { asked.constraints[$0] }
      })
  }
}
