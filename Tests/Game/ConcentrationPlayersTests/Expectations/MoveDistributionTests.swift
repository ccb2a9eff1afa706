import ConcentrationTestSupport
import Testing

@testable import ConcentrationPlayers

@Suite("Exact distribution of the number of moves")
struct MoveDistributionTests {
  @Test func `Every printed probability for 1 to 32 pairs`() throws {
    let rows = try ReferenceTable("solitaire_pmf").rows
    var distributions: [Int: MoveDistribution] = [:]
    for row in rows {
      let pairs = try row.integer("n")
      let distribution = distributions[pairs] ?? MoveDistribution(pairs: pairs)
      distributions[pairs] = distribution
      let value = distribution.probability(of: try row.integer("moves"))
      let printed = try row.text("probability_decimal")
      #expect(agrees(value, withPrinted: printed), "\(row): \(value)")
    }
    #expect(distributions.count == 32)
  }

  @Test func `Three and four pairs exactly: 1/15 8/15 2/5 and 1/105 4/21 2/3 2/15`() {
    let three = SolitaireRecurrence<Fraction>.distribution(pairs: 3)
    #expect(three.map(\.description) == ["1/15", "8/15", "2/5", "0"])
    let four = SolitaireRecurrence<Fraction>.distribution(pairs: 4)
    #expect(four.map(\.description) == ["1/105", "4/21", "2/3", "2/15", "0"])
  }

  @Test func `The printed fractions up to ten pairs`() throws {
    for row in try ReferenceTable("solitaire_pmf").rows {
      let (pairs, moves) = (try row.integer("n"), try row.integer("moves"))
      guard pairs <= 10 else { continue }
      let exact = SolitaireRecurrence<Fraction>.distribution(pairs: pairs)[moves - pairs]
      #expect(exact.description == (try row.text("probability")))
    }
  }

  @Test
  func `200 pairs: probabilities add to one and give the mean and variance of the recurrence`() {
    let distribution = MoveDistribution(pairs: 200)
    let expectation = SolitaireExpectation(pairs: 200)
    let moves = Array(distribution.range)
    let total = moves.reduce(0) { $0 + distribution.probability(of: $1) }
    let mean = moves.reduce(0) { $0 + Double($1) * distribution.probability(of: $1) }
    let variance = moves.reduce(0) { sum, count in
      let distance = Double(count) - mean
      return sum + distance * distance * distribution.probability(of: count)
    }
    #expect(abs(total - 1) < 1e-12)
    #expect(abs(mean - expectation.moves) < 1e-9)
    #expect(abs(variance - expectation.variance) < 1e-9)
  }

  @Test func `Nothing is possible outside the range, and everything at its end`() {
    let distribution = MoveDistribution(pairs: 8)
    #expect(distribution.range == 8...15)
    #expect(distribution.probability(of: 7) == 0 && distribution.probability(of: 16) == 0)
    #expect(distribution.probability(ofAtMost: 7) == 0)
    #expect(abs(distribution.probability(ofAtMost: 15) - 1) < 1e-12)
    #expect(distribution.probability(ofAtMost: 12) > 0.5)
  }
}
