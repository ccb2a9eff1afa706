import ConcentrationTestSupport
import Testing

@testable import CassowarySolver

@Suite struct CostTableTests {
  private var costs = CostTable()

  init() {
    for column in Int32(0)..<4 { costs.makeColumn(column) }
  }

  @Test mutating func `the highest level decides about the sign`() {
    costs.add(-1, at: 500, to: 0)
    costs.add(1000, at: 499.5, to: 0)
    #expect(costs.isNegative(0))
    costs.add(0.001, at: 750, to: 0)
    #expect(!costs.isNegative(0) && !costs.isZero(0))
  }

  @Test mutating func `costs that cancel are no costs`() {
    for level in [Priority(250), 750, 500] { costs.add(3, at: level, to: 0) }
    costs.add(-1, timesColumn: 0, to: 1)
    #expect(costs.isNegative(1))
    costs.add(1, timesColumn: 0, to: 1)
    #expect(costs.isZero(1))
    costs.removeAll(of: 0)
    #expect(costs.isZero(0))
  }

  @Test mutating func `rounding errors are no costs`() {
    costs.add(1e-9, at: 750, to: 0)
    costs.add(-2, at: 250, to: 0)
    #expect(costs.isNegative(0))
    costs.add(1, at: 750, to: 1)
    costs.add(-1 + 1e-9, at: 750, to: 1)
    #expect(costs.isZero(1))
  }

  @Test mutating func `the highest cost can be removed, unless it is below all priorities`() {
    costs.add(-1, at: .belowAll, to: 0)
    costs.add(-3, at: 500, to: 0)
    let removed = [costs.removeHighest(of: 0), costs.removeHighest(of: 0)]
    #expect(removed == [true, false] && costs.isNegative(0))
  }

  @Test mutating func `a level can be removed from all columns`() {
    costs.add(5, at: .belowAll, to: 0)
    costs.add(-2, at: 250, to: 1)
    costs.add(5, at: .belowAll, to: 1)
    costs.removeAll(at: .belowAll)
    #expect(costs.isZero(0) && costs.isNegative(1))
    costs.add(2, at: 250, to: 1)
    #expect(costs.isZero(1))
  }

  @Test mutating func `quotients are compared level by level, and rounding is no difference`() {
    costs.add(0.1 + 0.2, at: 700, to: 0)
    costs.add(0.3, at: 700, to: 1)
    #expect(!costs.isLess(0, per: 1, 1, per: 1) && !costs.isLess(1, per: 1, 0, per: 1))
    costs.add(1, at: 300, to: 0)
    #expect(costs.isLess(1, per: 1, 0, per: 1))
    #expect(costs.isLess(0, per: 2, 1, per: 1))
    costs.add(-1, at: 100, to: 3)
    #expect(costs.isLess(3, per: 1, 2, per: 1) && costs.isLess(2, per: 1, 1, per: 1))
  }
}
