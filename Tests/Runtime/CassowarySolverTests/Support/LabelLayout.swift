import CassowarySolver

/// The constraints of many labels: each has a height from its text, as hugging and compression
/// resistance, and a place that another one gives.
struct LabelLayout {
  enum Shape {
    /// Each label below the one before.
    case chain
    /// The same, in a container that is as high as they are.
    case filledChain
    /// The same, in a container that is given a height and has room for more.
    case fixedChain
    /// Stacks of four labels each, side by side, as wide as their widest label at least.
    case stacks
    /// Cells of four labels each, one below the other, as high as their labels.
    case cells
  }

  private(set) var constraints: [LinearConstraint] = []
  private var solver = ConstraintSolver()
  /// The places of the labels and of what holds them.
  private(set) var places: [Variable] = []

  /// A solver with the variables, and the constraints that are to be added to it.
  static func make(_ shape: Shape, labels: Int) -> (layout: LabelLayout, solver: ConstraintSolver) {
    var layout = LabelLayout()
    switch shape {
    case .chain: _ = layout.column(labels, below: layout.box())
    case .filledChain, .fixedChain:
      let container = layout.box()
      if shape == .fixedChain {
        layout.constrain([(1, container.height)], .equal, Double(20 * labels + 100))
      }
      layout.align(layout.column(labels, below: container), container)
    case .stacks: layout.stacks(labels / 4)
    case .cells: layout.cells(labels / 4)
    }
    return (layout, layout.solver)
  }

  private struct Box {
    let top: Variable
    let height: Variable
  }

  private mutating func box() -> Box {
    let box = Box(top: place(), height: solver.makeVariable(isNonNegative: true))
    if places.count == 1 { constrain([(1, box.top)], .equal, 0) }
    return box
  }

  private mutating func place() -> Variable {
    places.append(solver.makeVariable())
    return places[places.count - 1]
  }

  private mutating func constrain(
    _ terms: [(Double, Variable)], _ relation: LinearConstraint.Relation, _ constant: Double,
    _ priority: Priority = .required
  ) {
    constraints.append(
      LinearConstraint(terms.map { Term($0, $1) }, relation, constant, priority: priority))
  }

  /// A length that a text has, as far as it can.
  private mutating func fit(_ length: Variable, _ text: Double) {
    constrain([(1, length)], .lessThanOrEqual, text, 250)
    constrain([(1, length)], .greaterThanOrEqual, text, 750)
  }

  /// Labels one below the other, the first at the top of a box; the last one.
  private mutating func column(_ count: Int, below container: Box) -> Box {
    var above: Box?
    for _ in 0..<count {
      let label = box()
      fit(label.height, 20)
      if let above {
        constrain([(1, label.top), (-1, above.top), (-1, above.height)], .equal, 0)
      } else {
        constrain([(1, label.top), (-1, container.top)], .equal, 0)
      }
      above = label
    }
    return above ?? container
  }

  /// The lower edges of two boxes are the same.
  private mutating func align(_ box: Box, _ container: Box) {
    constrain(
      [(1, box.top), (1, box.height), (-1, container.top), (-1, container.height)], .equal, 0)
  }

  private mutating func cells(_ count: Int) {
    var above: Box?
    for _ in 0..<count {
      let cell = box()
      if let above {
        constrain([(1, cell.top), (-1, above.top), (-1, above.height)], .equal, 8)
      }
      align(column(4, below: cell), cell)
      above = cell
    }
  }

  private mutating func stacks(_ count: Int) {
    let container = box()
    var right: [(Double, Variable)] = []
    for _ in 0..<count {
      let (left, width) = (place(), solver.makeVariable(isNonNegative: true))
      constrain([(1, left)] + right, .equal, 0)
      right = [(-1, left), (-1, width)]
      let stack = box()
      constrain([(1, stack.top), (-1, container.top)], .equal, 0)
      align(column(4, below: stack), stack)
      for index in 0..<4 {
        let (start, length) = (place(), solver.makeVariable(isNonNegative: true))
        fit(length, Double(20 + 10 * index))
        constrain([(1, start), (-1, left)], .equal, 0)
        constrain([(1, start), (1, length)] + right, .lessThanOrEqual, 0)
      }
      constrain([(1, width)], .equal, 0, 50)
    }
  }
}
