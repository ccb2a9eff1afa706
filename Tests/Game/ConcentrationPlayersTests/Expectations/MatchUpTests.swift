import Testing

@testable import ConcentrationPlayers

@Suite("Exact match-ups of two strategies")
struct MatchUpTests {
  @Test func `Every printed match-up: lead, win, tie, loss and stalemate, to every digit`() throws {
    let rows = try ReferenceTable("two_player_matchups").rows
    for row in rows {
      let first = try #require(TwoPlayerStrategy(rawValue: row.text("first")))
      let second = try #require(TwoPlayerStrategy(rawValue: row.text("second")))
      let matchUp = MatchUp(first: first, second: second, pairs: try row.integer("n"))
      for (column, value) in [
        ("expected_diff", matchUp.expectedLead), ("win", matchUp.win), ("tie", matchUp.tie),
        ("loss", matchUp.loss), ("stalemate", matchUp.stalemate),
      ] {
        let printed = try row.text(column)
        #expect(agrees(value, withPrinted: printed), "\(row) \(column): \(value)")
      }
    }
    #expect(rows.count == 192)
  }

  @Test(arguments: TwoPlayerStrategy.allCases)
  func `A strategy against itself leads by its value`(strategy: TwoPlayerStrategy) {
    let matchUp = MatchUp(first: strategy, second: strategy, pairs: 18)
    let value = TwoPlayerValue(pairs: 18, strategy: strategy).value(pairs: 18, known: 0)
    #expect(abs(matchUp.expectedLead - value) < 1e-9)
    #expect(abs(matchUp.win + matchUp.tie + matchUp.loss - 1) < 1e-12)
  }

  @Test func `A single pair is won by the player who begins`() {
    let matchUp = MatchUp(first: .greedy, second: .passing, pairs: 1)
    #expect(matchUp.probability(ofLead: 1) == 1)
    #expect(matchUp.probability(ofLead: 9) == 0)
  }
}
