import ConcentrationTestSupport
import Testing

@testable import ConcentrationPlayers

@Suite("Exact expectations of the solitaire game")
struct SolitaireExpectationTests {
  @Test
  func `Table T1: moves, lucky matches and deviation for 1 to 32 pairs, to every printed digit`()
    throws
  {
    let rows = try ReferenceTable("solitaire").rows
    #expect(rows.count == 32)
    for row in rows {
      let pairs = try row.integer("n")
      let expectation = SolitaireExpectation(pairs: pairs)
      let columns = [
        ("expected_moves_decimal", expectation.moves),
        ("expected_flips_decimal", expectation.flips),
        ("expected_lucky_decimal", expectation.lucky),
        ("lucky_excluding_forced_last_pair_decimal", expectation.luckyBeforeLastPair),
        ("expected_mismatches_decimal", expectation.mismatches),
        ("sd_moves", expectation.standardDeviation),
        ("distinct_cards_to_first_seen_pair", expectation.distinctCardsToFirstSeenPair),
      ]
      for (column, value) in columns {
        let printed = try row.text(column)
        #expect(agrees(value, withPrinted: printed), "\(column) of \(pairs): \(value)")
      }
      #expect(expectation.fewestMoves == (try row.integer("min_moves")))
      #expect(expectation.mostMoves == (try row.integer("max_moves")))
    }
  }

  @Test func `The means are the printed fractions, as far as 128 bits reach`() throws {
    for row in try ReferenceTable("solitaire").rows.prefix(14) {
      let moments = SolitaireRecurrence<Fraction>.moments(pairs: try row.integer("n"))
      #expect(moments.moves.description == (try row.text("expected_moves")))
      #expect(moments.lucky.description == (try row.text("expected_lucky")))
    }
  }

  @Test func `Eight pairs take 12.392985 moves with a deviation of 0.719649`() {
    let expectation = SolitaireExpectation(pairs: 8)
    #expect(agrees(expectation.moves, withPrinted: "12.392985"))
    #expect(agrees(expectation.standardDeviation, withPrinted: "0.719649"))
  }

  @Test func `The means approach the published asymptotes`() {
    let expectation = SolitaireExpectation(pairs: 1000)
    let natural = 0.693_147_180_559_945_3
    let asymptote = (3 - 2 * natural) * 1000 + 7.0 / 8 - 2 * natural
    #expect(abs(expectation.moves - asymptote + 5 / 128_000.0) < 1e-6)
    #expect(abs(expectation.lucky - natural - 1 / 16_000.0) < 1e-6)
  }

  @Test(arguments: [0, -3])
  func `With no pairs there is nothing to do`(pairs: Int) {
    let expectation = SolitaireExpectation(pairs: pairs)
    #expect(expectation.moves == 0 && expectation.variance == 0)
    #expect(expectation.mostMoves == 0 && expectation.luckyBeforeLastPair == 0)
  }
}
