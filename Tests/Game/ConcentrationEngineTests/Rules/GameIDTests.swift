import ConcentrationEngine
import ConcentrationTestSupport
import Testing

@Suite("Game IDs, seeds and parameters")
struct GameIDTests {
  @Test(arguments: [
    "4x4/shapes#7", "2x2/shapes:abba", "26x99/my-theme-2#tuesday", "4x4/food#a b c",
    "4x4/shapes#18446744073709551615", "4x4/shapes#18446744073709551616", "4x4/shapes#007",
    "4x4/shapes##:/", "4x4/shapes#été", "4x4/shapes#👨‍👩‍👧",
  ])
  func `An ID prints as it was written`(text: String) throws {
    let id = try GameID(parsing: text)
    #expect(id.description == text)
    #expect(try GameID(parsing: id.description) == id)
    #expect(try GameID(parsing: id.layoutID.description).layout == id.layout)
  }

  @Test func `An ID without a theme has shapes`() throws {
    #expect(try GameID(parsing: "6x6#tuesday").description == "6x6/shapes#tuesday")
  }

  @Test(
    arguments: [
      ("7", 7), ("007", 7), ("18446744073709551615", .max),
      ("18446744073709551616", FNV1a.hash("18446744073709551616".utf8)),
      ("-1", FNV1a.hash("-1".utf8)), ("+1", FNV1a.hash("+1".utf8)),
      ("0x10", FNV1a.hash("0x10".utf8)), ("٧", FNV1a.hash("٧".utf8)),
      ("tuesday", FNV1a.hash("tuesday".utf8)),
    ] as [(String, UInt64)])
  func `A seed that is a decimal number is that number, any other text is hashed`(
    text: String, value: UInt64
  ) throws {
    #expect(try SeedText(parsing: text).value == value)
  }

  @Test func `Seeds that only look equal are not equal`() throws {
    #expect(try SeedText(parsing: "\u{E9}") != SeedText(parsing: "e\u{301}"))
    #expect(try SeedText(parsing: "7") != SeedText(parsing: "007"))
    #expect(try SeedText(parsing: "7") == SeedText(7))
  }

  @Test(arguments: [
    ("", 1), (" a", 1), ("a ", 1), ("a\nb", 2), ("a\tb", 2), ("a\u{1B}[2Jb", 2),
    ("a\u{202E}b", 2),
    ("a\u{2028}b", 2), (String(repeating: "a", count: 101), 1),
  ])
  func `A text that is no seed is refused at its column`(text: String, column: Int) throws {
    let error = try #require(textError { try SeedText(parsing: text) })
    #expect(error.column == column)
  }

  @Test(arguments: [
    ("", 1), ("4x4", 4), ("4x4/", 5), ("4x4/shapes", 11), ("4x4/Shapes#7", 5),
    ("4x4/shapes#", 12),
    ("4x4/shapes:", 12), ("2x2/shapes:abb", 15), ("2x2/shapes:abbab", 16),
    ("2x2/shapes:aaab", 14), ("2x2/shapes:abca", 14), ("2x2/shapes:ab1a", 14),
    ("3x3/shapes#7", 1),
    ("60x60/shapes#7", 1), ("4x4/sh apes#7", 7), ("4x4 /shapes#7", 4),
    ("8x7/shapes:aaaab", 17),
  ])
  func `A text that is no ID is refused at its column`(text: String, column: Int) throws {
    let error = try #require(textError { try GameID(parsing: text) })
    #expect(error.column == column, "\(error)")
  }

  @Test func `A layout ID deals its layout, whatever the case of its letters`() throws {
    #expect(try GameID(parsing: "2x2/shapes:ABBA").layout.pictures == [0, 1, 1, 0])
    #expect(try GameID(parsing: "2x2/shapes:ABBA").description == "2x2/shapes:abba")
  }

  @Test(arguments: Seeds.some)
  func `Random IDs print and parse`(seed: UInt64) throws {
    var play = RandomPlay(seed: seed)
    let id = try play.parameters().id
    #expect(try GameID(parsing: id.description) == id)
  }

  @Test func `Players and bots must fit the table`() throws {
    let id = try GameID(parsing: "4x4/shapes#7")
    for count in [0, 5, -1, .max] {
      #expect(throws: GameParametersError.playerCount(count)) {
        try GameParameters(id, players: count)
      }
    }
    let bot = try Bot(seat: 1, level: "sharp", seed: SeedText(7))
    #expect(throws: GameParametersError.noSuchSeat(1, players: 1)) {
      try GameParameters(id, players: 1, bots: [bot])
    }
    #expect(throws: GameParametersError.seatTaken(1)) {
      try GameParameters(id, players: 2, bots: [bot, bot])
    }
    #expect(throws: GameParametersError.noSuchSeat(-1, players: 2)) {
      try GameParameters(id, players: 2, bots: [Bot(seat: -1, level: "a", seed: SeedText(7))])
    }
    #expect(textError { try Bot(seat: 0, level: "Very Sharp", seed: SeedText(7)) } != nil)
    #expect(try GameParameters(id, players: 2, bots: [bot]).bot(at: 1) == bot)
    #expect(try GameParameters(id, players: 2, bots: [bot]).bot(at: 0) == nil)
  }
}
