import CassowarySolver
import ConcentrationTestSupport
import Testing

/// What thousands of labels cost, in steps of the solver.
@Suite struct GrowthTests {
  enum Order: Hashable {
    case asWritten, reversed
    case shuffled(seed: UInt64)

    func apply<Element>(to elements: [Element]) -> [Element] {
      switch self {
      case .asWritten: return elements
      case .reversed: return elements.reversed()
      case .shuffled(let seed):
        var generator = TestGenerator(seed: seed)
        return elements.shuffled(using: &generator)
      }
    }
  }

  /// The steps of each kind of change of all labels, and where these were before the changes.
  private struct Cost {
    var adding = 0
    var changing = 0
    var removing = 0
    var places: [Double] = []
  }

  private func cost(
    _ shape: LabelLayout.Shape, _ order: Order, labels: Int
  ) throws -> Cost {
    var (layout, solver) = LabelLayout.make(shape, labels: labels)
    var cost = Cost()
    let ids = try order.apply(to: layout.constraints).map { ($0, try solver.add($0)) }
    cost.adding = solver.stepCount
    cost.places = layout.places.map(solver.value)
    for (constraint, id) in ids where !constraint.priority.isRequired {
      try solver.setConstant(constraint.constant + 1, of: id)
    }
    cost.changing = solver.stepCount - cost.adding
    for (_, id) in order.apply(to: ids) { solver.remove(id) }
    cost.removing = solver.stepCount - cost.adding - cost.changing
    #expect(layout.places.allSatisfy { solver.value(of: $0) == 0 })
    for place in layout.places { solver.remove(place) }
    return cost
  }

  /// Shapes of which one solution is best, so that the order of adding does not decide.
  private static let shapes: [LabelLayout.Shape] = [.chain, .filledChain, .stacks, .cells]

  @Test(arguments: shapes, [Order.asWritten, .reversed])
  func `ten times as many labels take hardly more than ten times as many steps`(
    shape: LabelLayout.Shape, order: Order
  ) throws {
    let costs = try [300, 3000].map { try cost(shape, order, labels: $0) }
    for kind in [\Cost.adding, \.changing, \.removing] {
      let steps = costs.map { $0[keyPath: kind] }
      #expect(steps[1] <= 12 * steps[0], "\(kind): \(steps)")
    }
  }

  /// In a random order n labels take n log n steps, and now and then two long parts are joined.
  @Test(arguments: shapes)
  func `in random orders they take hardly more`(shape: LabelLayout.Shape) throws {
    var (few, many) = (0, 0)
    for seed in UInt64(1)...2 {
      let costs = try [1000, 3000].map { try cost(shape, .shuffled(seed: seed), labels: $0) }
      few += costs[0].adding + costs[0].removing
      many += costs[1].adding + costs[1].removing
    }
    #expect(many <= 5 * few, "\(few) and \(many) steps")
  }

  @Test func `a height that is known before the labels costs no more`() throws {
    let costs = try [300, 3000].map { try cost(.fixedChain, .asWritten, labels: $0) }
    #expect(costs[1].adding <= 12 * costs[0].adding)
    #expect(costs[1].removing <= 12 * costs[0].removing)
  }

  @Test(arguments: shapes)
  func `labels are at the same places in every order of adding`(shape: LabelLayout.Shape) throws {
    let places = try [Order.asWritten, .reversed, .shuffled(seed: 5)].map {
      try cost(shape, $0, labels: 200).places
    }
    #expect(places[0] == places[1])
    #expect(places[0] == places[2])
    if shape == .chain { #expect(places[0].last == Double(199 * 20)) }
  }
}
