import Testing

@testable import ConcentrationPlayers

@Suite("Exact expectations of limited memories")
struct LimitedMemoryExpectationTests {
  @Test func `The printed means of all models for 1 to 32 pairs, to every digit`() throws {
    let rows = try ReferenceTable("limited_memory").rows
    for row in rows {
      let pairs = try row.integer("n")
      for (column, printed) in row {
        guard let memory = memory(column) else { continue }
        let expectation = LimitedMemoryExpectation(pairs: pairs, memory: memory)
        #expect(
          agrees(expectation.moves, withPrinted: printed),
          "\(column) of \(pairs): \(expectation.moves), printed \(printed)")
      }
    }
    #expect(rows.count == 32)
  }

  private func memory(_ column: String) -> MemoryModel? {
    let parts = column.split(separator: "_")
    guard parts.count == 2, let value = Double(parts[1]) else { return nil }
    switch parts[0] {
    case "fifo": return .lastCards(Int(value))
    case "forget": return .forgetting(value)
    case "encode": return .noticing(value)
    default: return nil
    }
  }

  @Test(arguments: [1, 2, 7, 20])
  func `A memory that loses nothing is the perfect one`(pairs: Int) {
    let exact = SolitaireExpectation(pairs: pairs).moves
    for memory in [MemoryModel.perfect, .lastCards(pairs + 1), .forgetting(0), .noticing(1)] {
      let moves = LimitedMemoryExpectation(pairs: pairs, memory: memory).moves
      #expect(abs(moves - exact) < 1e-9, "\(memory)")
    }
  }

  @Test(arguments: [1, 2, 7, 20])
  func `A memory that keeps nothing is none`(pairs: Int) {
    let exact = AmnesiacExpectation(pairs: pairs).moves
    for memory in [MemoryModel.lastCards(0), .forgetting(1), .noticing(0)] {
      let moves = LimitedMemoryExpectation(pairs: pairs, memory: memory).moves
      #expect(abs(moves - exact) < 1e-7, "\(memory)")
    }
  }
}

@Suite("Closed forms: no memory, and seeing everything first")
struct AmnesiacExpectationTests {
  @Test
  func `No memory: n² moves with variance n(n − 1)(4n + 1)/3, and the printed scores`() throws {
    let rows = try ReferenceTable("cs193p_scores").rows
    #expect(rows.count == 32)
    for row in rows {
      let pairs = try row.integer("n")
      let expectation = AmnesiacExpectation(pairs: pairs)
      #expect(expectation.moves == Double(pairs * pairs))
      #expect(expectation.variance == Double(pairs * (pairs - 1) * (4 * pairs + 1) / 3))
      let printed = try row.text("amnesiac_exact")
      #expect(agrees(expectation.score, withPrinted: printed), "\(pairs): \(expectation.score)")
    }
  }

  @Test func `Seeing everything first takes 2n − n/(2n − 1) moves and scores 2n`() {
    #expect(agrees(SurveyExpectation(pairs: 8).moves, withPrinted: "15.4667"))
    #expect(SurveyExpectation(pairs: 1).moves == 1)
    #expect(SurveyExpectation(pairs: 0).moves == 0)
    #expect(SurveyExpectation(pairs: 8).score == 16)
  }
}
