import ConcentrationEngine
import Testing

@Suite("Words of errors")
struct MessageTests {
  @Test func `Sizes are refused in the shell's words`() {
    #expect(
      "\(BoardSizeError.oddCardCount(columns: 3, rows: 3))" == "3x3 has an odd number of cards")
    #expect(
      "\(BoardSizeError.tooLarge(columns: 60, rows: 60))" == "60x60 is too large: 26x99 at most")
  }

  @Test func `Moves are refused in the shell's words`() throws {
    let size = BoardSize.standard
    #expect(
      "\(MoveError.offBoard(try at("q9"), size))" == "no card q9: columns are a to d, rows 1 to 4")
    #expect(
      MoveError.alreadyMatched(try at("b1"), picture: 4).message(theme: .shapes, pairCount: 8)
        == "b1 is already matched (circle)")
    #expect(
      "\(MoveError.alreadyFaceUp(try at("b2")))" == "b2 is already face up; choose a second card")
    #expect(
      "\(MoveError.samePositionTwice(try at("b2")))" == "b2 twice: choose two different cards")
  }

  @Test func `A text error says where, what, and what was expected`() throws {
    let error = try #require(textError { try Position(parsing: "b-2") })
    #expect(
      error.description
        == "line 1, column 1: 'b-2' is not a card: write a column letter and a row number, like b2")
    #expect(error.expected == "a card: write a column letter and a row number, like b2")
    let missing = try #require(textError { try GameID(parsing: "4x4/shapes") })
    #expect(
      missing.description
        == "line 1, column 11: a deal: write # and a seed, or : and a layout is missing")
  }

  @Test func `Every kind of problem has words of its own`() throws {
    let problems: [TextProblem] = [
      .missing(.card), .unexpected(found: "x", .card), .tooLong(limit: 5), .controlCharacter(27),
      .size(.tooSmall(columns: 0, rows: 2)), .layout(.wrongCardCount(found: 1, expected: 2)),
      .layout(.thirdCopy(picture: 1, card: 2, pairCount: 30)),
      .layout(.noSuchPicture(3, card: 0, pairCount: 2)), .parameters(.playerCount(5)),
      .parameters(.noSuchSeat(2, players: 2)), .parameters(.seatTaken(1)),
      .otherVersion(saved: 2, current: 1, cards: nil), .cardsDiffer, .refused(.gameOver),
      .refused(.passWithoutOthers), .refused(.passWithCardUp(try at("a1"))), .refused(.timeMissing),
      .refused(.timeOutOfOrder(5, latest: 6)), .nothingToUndo, .nothingToRedo, .nothingToRestart,
      .tooFewAttempts(flips: 3), .checksum,
    ]
    let words = problems.map { TextError(line: 1, column: 1, problem: $0).message }
    #expect(Set(words).count == problems.count)
    #expect(TextProblem.controlCharacter(27).description.contains("U+001B"))
  }
}
