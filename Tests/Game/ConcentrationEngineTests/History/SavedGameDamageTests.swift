import ConcentrationEngine
import ConcentrationTestSupport
import Testing

@Suite("Damaged saved games")
struct SavedGameDamageTests {
  private static let lines = [
    "concentration game 1", "scheme 1", "id 2x2/shapes:abba", "cards 2x2/shapes:abba",
    "players 2", "scoring standard", "bot 2 sharp 7", "attempts 9", "assisted no", "moves", "a1 b1",
    "undo", "redo", "end",
  ]

  private static func error(line: Int, _ replacement: String) throws -> TextError {
    var lines = lines
    lines[line - 1] = replacement
    let text = lines.map { $0 + "\n" }.joined()
    return try #require(textError { try SavedGame(parsing: text) }, "'\(replacement)' was read")
  }

  @Test func `The text that is damaged below is whole`() throws {
    let text = Self.lines.map { $0 + "\n" }.joined()
    #expect(try SavedGame(parsing: text).history.attempts == 9)
  }

  @Test(arguments: [
    (1, "", 1), (1, "concentration", 1), (1, "Concentration game 1", 1),
    (1, "concentration game", 1), (1, "concentration game x", 20),
    (1, "concentration game 2", 20),
    (1, "concentration game 1 ", 21), (1, "concentration game 99999999999999999999", 20),
    (2, "scheme 2", 8), (2, "scheme", 1), (2, "", 1), (2, "scheme 1\r", 9),
    (3, "id 3x3/shapes#7", 4), (3, "id ", 4), (3, "game 2x2/shapes#7", 1),
    (3, "id 2x2/shapes:abbb", 18), (3, "id 2x2/shapes", 14),
    (4, "cards 2x2/shapes:aabb", 7), (4, "cards 2x2/food:abba", 7), (4, "cards", 1),
    (5, "players 5", 9), (5, "players 0", 9), (5, "players two", 9), (5, "players 2 ", 10),
    (5, "player 2", 1),
    (6, "scoring hard", 9), (6, "scoring Standard", 9), (6, "scoring", 1),
    (7, "bot 3 sharp 7", 9), (7, "bot 5 sharp 7", 5), (7, "bot 2", 6), (7, "bot 2 sharp", 12),
    (7, "bot 2  7", 7), (7, "bot 2 sharp ", 13), (7, "bot 2 SHARP 7", 7),
    (8, "attempts 1", 10), (8, "attempts -1", 10), (8, "attempts", 1),
    (8, "attempts 9999999999", 10),
    (9, "assisted maybe", 10), (9, "assisted", 1), (10, "Moves", 1), (10, "moves ", 6),
    (11, "q9", 1), (11, "a1 a1", 4), (11, "a1 b1 pass pass a1", 17), (11, "a1  b1", 4),
    (11, "a1 ", 4), (11, " a1", 1), (11, "a1,b1", 3), (11, "+", 2), (11, "+a1", 2), (11, "", 1),
    (11, "a1 undo", 4), (11, "a1 pass", 4), (11, "undo", 1), (11, "redo", 1), (11, "restart", 1),
    (11, "a1@5 b1@4", 6), (11, "a1@", 4), (11, "undoo", 1), (11, "\u{1B}[2J", 1), (11, "a0", 2),
    (13, "undo", 1), (14, "end 123", 5), (14, "end 0123456789abcdef", 5), (14, "end  ", 5),
    (14, "end 0123456789abcdef0", 21), (14, "ende", 1), (14, "end\nend", 1),
  ])
  func `Each wrong line is refused at its line and column`(line: Int, text: String, column: Int)
    throws
  {
    let error = try Self.error(line: line, text)
    // A bot on a seat that does not exist is found when all of the table is known; a line after
    // the end is the next one.
    let place = text == "bot 3 sharp 7" ? (5, 1) : text == "end\nend" ? (15, 1) : (line, column)
    #expect((error.line, error.column) == place, "\(text): \(error)")
    #expect(!"\(error)".unicodeScalars.contains { $0.value < 32 || $0.value == 127 })
  }

  @Test func `A game of another version is refused, with cards that can still be played`() throws {
    let error = try Self.error(line: 1, "concentration game 2")
    #expect(error.message == "this game was saved by version 2; this is version 1.")
    let cards = try GameID(parsing: "2x2/shapes:abba")
    #expect(error.problem == .otherVersion(saved: 2, current: 1, cards: cards))
    #expect(try Self.error(line: 2, "scheme 7").message.contains("version 7"))
  }

  @Test func `A text that is cut anywhere is refused`() throws {
    let text = SavedGame(try SavedGameTests.history(seed: 3)).description
    for length in 0..<text.unicodeScalars.count {
      let cut = String(String.UnicodeScalarView(text.unicodeScalars.prefix(length)))
      #expect(textError { try SavedGame(parsing: cut) } != nil, "cut to \(length)")
    }
  }

  @Test(arguments: Seeds.some)
  func `A text in which any character was changed, removed or added is refused`(seed: UInt64) throws
  {
    var generator = Xoshiro256StarStar(seed: seed)
    let history = try SavedGameTests.history(seed: seed)
    let saved = SavedGame(history)
    let scalars = Array(saved.description.unicodeScalars)
    let alphabet = Array("ab129 \n\r\u{0}\u{1B}\u{301}#:@+xundoé👻".unicodeScalars)
    for _ in 0..<40 {
      var changed = scalars
      let place = Int(generator.below(UInt64(scalars.count)))
      let scalar = alphabet[Int(generator.below(UInt64(alphabet.count)))]
      switch generator.below(4) {
      case 0: changed[place] = scalar
      case 1: changed.remove(at: place)
      case 2: changed.insert(scalar, at: place)
      default: changed.swapAt(place, Int(generator.below(UInt64(scalars.count))))
      }
      guard changed != scalars else { continue }
      let text = String(String.UnicodeScalarView(changed))
      // Only another form of the same game may be read, such as a text without its hash.
      let error = textError {
        let read = try SavedGame(parsing: text)
        #expect(read == saved, "\(text.debugDescription)")
      }
      if let error {
        let lines = text.unicodeScalars.count { $0 == "\n" } + 1
        #expect((1...lines).contains(error.line), "\(error)")
        #expect(error.column >= 1)
        #expect(!"\(error)".unicodeScalars.contains { $0.value < 32 || $0.value == 127 })
      }
    }
  }

  @Test(arguments: Seeds.some)
  func `Damage without a hash to tell is refused or read as another legal game`(seed: UInt64) throws
  {
    var generator = Xoshiro256StarStar(seed: seed)
    let text = SavedGame(try SavedGameTests.history(seed: seed)).description
    let scalars = Array(text.unicodeScalars.dropLast(18)) + ["\n"]
    for _ in 0..<40 {
      var changed = scalars
      for _ in 0...generator.below(3) {
        let place = Int(generator.below(UInt64(changed.count)))
        switch generator.below(3) {
        case 0: changed[place] = changed[Int(generator.below(UInt64(changed.count)))]
        case 1: changed.remove(at: place)
        default: changed.insert(changed[Int(generator.below(UInt64(changed.count)))], at: place)
        }
      }
      let read = try? SavedGame(parsing: String(String.UnicodeScalarView(changed)))
      guard let read else { continue }
      #expect(read.history.game.brokenInvariants == [])
      #expect(try SavedGame(parsing: read.description) == read)
    }
  }

  @Test(arguments: Seeds.some)
  func `Bytes of no sense at all are refused`(seed: UInt64) throws {
    var generator = Xoshiro256StarStar(seed: seed)
    let bytes = (0..<generator.below(300)).map { _ in UInt8(generator.below(256)) }
    #expect(textError { try SavedGame(parsing: String(decoding: bytes, as: UTF8.self)) } != nil)
  }

  @Test func `A text that is too long is refused unread`() throws {
    let text = String(repeating: "a", count: SavedGame.largestText + 1)
    let error = try #require(textError { try SavedGame(parsing: text) })
    #expect(error.problem == .tooLong(limit: SavedGame.largestText))
  }
}
