import ConcentrationEngine
import ConcentrationTestSupport
import Testing

@Suite("Moves as text")
struct MoveTests {
  @Test(arguments: ["b2", "a1@0", "z99@12340", "b2@999999999999", "pass"])
  func `A move prints as it was written`(text: String) throws {
    #expect(try Move(parsing: text).description == text)
  }

  @Test(arguments: Seeds.some)
  func `Random moves print and parse`(seed: UInt64) throws {
    var play = RandomPlay(seed: seed)
    let game = Game(try play.parameters())
    for _ in 0..<50 {
      let move = play.move(in: game)
      #expect(try Move(parsing: move.description) == move)
    }
  }

  @Test(arguments: [
    ("", 1), ("pas", 1), ("passs", 1), ("pass ", 5), ("b2@", 4), ("b2@-1", 4), ("b2@1.5", 5),
    ("b2@1000000000000", 4), ("b2 @1", 3), ("@1", 1), ("b2@1@2", 5), ("é2", 1), ("b2@٣", 4),
  ])
  func `A text that is no move is refused at its column`(text: String, column: Int) throws {
    let error = try #require(textError { try Move(parsing: text) })
    #expect(error.column == column, "\(error)")
  }
}
