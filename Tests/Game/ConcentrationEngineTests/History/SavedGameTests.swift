import ConcentrationEngine
import ConcentrationTestSupport
import Testing

@Suite("Saved games")
struct SavedGameTests {
  /// A history with everything in it that a text can have.
  static func history(seed: UInt64) throws -> GameHistory {
    var play = RandomPlay(seed: seed)
    let plain = try play.parameters()
    let bots = try (1..<4).filter { $0 < plain.players }.map {
      try Bot(
        seat: $0, level: ["easy", "sharp", "level-3"][$0 - 1], seed: SeedText(play.generator.next())
      )
    }
    var history = GameHistory(
      try GameParameters(plain.id, players: plain.players, scoring: plain.scoring, bots: bots))
    for _ in 0..<80 {
      switch play.generator.below(20) {
      case 0: history.undo()
      case 1: history.redo()
      case 2: if history.restart() { play.clock = 0 }
      default:
        let mark: StepMark = play.generator.below(3) == 0 ? .continues : .begins
        _ = try? history.apply(play.move(in: history.game), mark)
      }
    }
    for _ in 0..<play.generator.below(4) { history.undo() }
    return history
  }

  @Test(arguments: Seeds.some)
  func `A saved game prints and parses, with all that can be undone and redone`(seed: UInt64) throws
  {
    let saved = SavedGame(try Self.history(seed: seed))
    let text = saved.description
    let read = try SavedGame(parsing: text)
    #expect(read == saved)
    #expect(read.description == text)
  }

  @Test func `The text is the documented one`() throws {
    let bot = try Bot(seat: 1, level: "sharp", seed: SeedText(parsing: "my bot"))
    var history = try makeHistory("2x2/shapes#0", players: 2, bots: [bot])
    try history.flip(at("a1"), then: at("a2"))
    try history.pass(.continues)
    try history.flip(at("b1"), milliseconds: 12340)
    history.restart()
    try history.flip(at("b2"))
    history.undo()
    let text = SavedGame(history).description
    #expect(
      text.hasPrefix(
        """
        concentration game 1
        scheme 1
        id 2x2/shapes#0
        cards 2x2/shapes:bbaa
        players 2
        scoring standard
        bot 2 sharp my bot
        attempts 4
        assisted yes
        moves
        a1 a2 pass
        b1@12340
        restart
        b2
        undo
        end 
        """))
    #expect(text.hasSuffix("\n"))
  }

  @Test
  func `One may be written by hand: id and moves are enough, undo and redo are done`() throws {
    let text = """
      concentration game 1
      scheme 1
      id 2x2/shapes:abba
      moves
      a1
      undo
      redo
      b1 a2
      undo
      end

      """
    let history = try SavedGame(parsing: text).history
    #expect(history.game.flips == 1)
    #expect(history.attempts == 3)
    #expect(history.isAssisted)
    #expect(history.canRedo)
  }

  @Test func `The scheme is that of the ID, and an older text is dealt as it was`() throws {
    for (id, scheme) in [("8x8/animals#7", 1), ("8x8/animals+#7", 2)] {
      let text = SavedGame(try makeHistory(id)).description
      #expect(text.contains("\nscheme \(scheme)\nid \(id)\ncards 8x8/animals"))
      let read = try SavedGame(parsing: text).history.parameters.id
      #expect("\(read)" == id && read.scheme.rawValue == scheme)
      let wrong = text.replacing("scheme \(scheme)", with: "scheme \(3 - scheme)")
      let error = try #require(textError { try SavedGame(parsing: wrong) })
      #expect((error.line, error.column) == (2, 8))
      #expect(error.problem == .otherScheme(saved: 3 - scheme, id: scheme))
    }
  }

  @Test func `A long step goes on in lines that begin with +`() throws {
    var history = try makeHistory("26x99/shapes#7", players: 2)
    var mark = StepMark.begins
    for index in 0..<20 {
      try history.apply(.flip(history.game.position(at: index)), mark)
      mark = .continues
    }
    let text = SavedGame(history).description
    #expect(text.split(separator: "\n").count { $0.hasPrefix("+ ") } == 2)
    #expect(try SavedGame(parsing: text).history == history)
  }

  @Test func `A long game is written and read in time that grows with its length`() throws {
    var history = try makeHistory("26x99/letters#7")
    var play = RandomPlay(seed: 5)
    for _ in 0..<5000 {
      _ = try? history.apply(play.move(in: history.game))
    }
    #expect(try SavedGame(parsing: SavedGame(history).description).history == history)
  }
}
