import ConcentrationEngine
import Testing

@testable import ConcentrationApp

/// A session over an in-memory store, and the words of what happens in it.
@MainActor
struct SessionFixture {
  let store: InMemoryGameStore
  let clock = ManualGameClock()
  let session: GameSession

  init(
    store: InMemoryGameStore = InMemoryGameStore(),
    change: (inout AppEnvironment) -> Void = { _ in }
  ) {
    self.store = store
    var environment = AppEnvironment.scripted(store: store, gameClock: clock)
    change(&environment)
    session = GameSession(environment: environment, messages: MessageBoard())
  }

  /// Starts a game of an ID.
  func start(_ id: String, people: Int? = nil, scoring: ScoringRule? = nil) throws {
    try session.startGame(
      NewGame(id: try GameID(parsing: id), people: people, scoring: scoring))
  }

  /// Turns cards, and answers with the words of the last step.
  @discardableResult
  func flip(_ cards: String...) throws -> String {
    var text = ""
    for card in cards {
      let words = try card.split(separator: " ").map { try Position(parsing: $0) }
      let report = try session.currentTable().flip(words[0], then: words.dropFirst().first)
      text = try session.currentTable().presenter.sentences(for: report)
    }
    return text
  }
}

@MainActor
@Suite struct GameSessionTests {
  @Test func `A typed game prints what it turned, step by step`() throws {
    let fixture = SessionFixture()
    try fixture.start("2x2/shapes:abba")
    #expect(
      fixture.session.table?.presenter.newGame(SpokenWording())
        == "New game 2x2/shapes:abba. Turn a card, like b2.")
    let words = try #require(Theme.builtIn(named: "shapes")).symbols.map(\.word)
    #expect(try fixture.flip("a1") == "a1 is \(words[0]). Choose a second card.")
    #expect(
      try fixture.flip("b1")
        == "b1 is \(words[1]). No match with a1 \(words[0]); both turn back on your next flip.")
    #expect(
      try fixture.flip("a1 b2")
        == "a1 is \(words[0]). b2 is \(words[0]). Match! 1 of 2 pairs found.")
    #expect(
      try fixture.flip("b1 a2")
        == "b1 is \(words[1]). a2 is \(words[1]). Match! "
        + "All 2 pairs found: 3 moves, 6 flips, score 4.")
  }

  @Test func `Each acknowledged move is in the store`() throws {
    let fixture = SessionFixture()
    try fixture.start("2x2/shapes:abba")
    try fixture.flip("a1", "b1", "b2")
    fixture.session.keepGameForNextSession()
    let kept = try #require(try fixture.store.keptGame())
    let history = try GameJournal.read(kept.draft.text)
    #expect(history.game == fixture.session.table?.game)
    #expect(history.attempts == 3)
  }

  @Test func `A finished game is recorded once, and undo removes its record`() throws {
    let fixture = SessionFixture()
    try fixture.start("2x2/shapes:abba")
    try fixture.flip("a1 b2", "b1", "a2")
    var recent = try fixture.store.recentGames(limit: 10)
    #expect(recent.count == 1)
    #expect(recent.first?.game.outcome == .won)
    #expect(recent.first?.game.lucky == 2)
    _ = try fixture.session.undo()
    #expect(try fixture.store.recentGames(limit: 10).isEmpty)
    try fixture.flip("a2")
    recent = try fixture.store.recentGames(limit: 10)
    #expect(recent.count == 1)
    #expect(recent.first?.game.isAssisted == true)
    #expect(recent.first?.game.attempts == 5)
  }

  @Test func `A finished game stays in the history when undo brings it back`() throws {
    let fixture = SessionFixture()
    try fixture.start("2x2/shapes:abba")
    try fixture.flip("a1 b2", "b1 a2")
    try fixture.start("4x4/shapes#7")
    #expect(try fixture.session.undo() == .game)
    #expect(try fixture.store.recentGames(limit: 10).map(\.game.id) == ["2x2/shapes:abba"])
    #expect(try fixture.store.keptGame() == nil)
    _ = try fixture.session.undo()
    #expect(try fixture.store.recentGames(limit: 10).isEmpty)
  }

  @Test func `The player's own themes are read once, when one is asked for`() throws {
    var readings = 0
    var environment = AppEnvironment.scripted()
    environment.readOwnThemes = {
      readings += 1
      return OwnThemes(warnings: ["themes/x.yaml: damaged"])
    }
    let session = GameSession(environment: environment, messages: MessageBoard())
    try session.startGame(NewGame(theme: "animals"))
    #expect(readings == 0)
    #expect(throws: SessionError.self) { try session.startGame(NewGame(theme: "mine")) }
    #expect(session.themes.count == Theme.builtIn.count)
    #expect(readings == 1)
    #expect(session.messages.take() == ["Warning: themes/x.yaml: damaged."])
  }

  @Test func `Undo goes back over steps and then over games`() throws {
    let fixture = SessionFixture()
    try fixture.start("2x2/shapes:abba")
    try fixture.flip("a1")
    let before = fixture.session.table?.game
    try fixture.start("4x4/shapes#7")
    try fixture.flip("b2 c3")
    #expect(try fixture.session.undo() == .step(.moves([.flip(at("b2")), .flip(at("c3"))])))
    #expect(try fixture.session.undo() == .game)
    #expect(fixture.session.table?.game == before)
    #expect(try fixture.session.redo() == .game)
    #expect(fixture.session.table?.id.description == "4x4/shapes#7")
    #expect(try fixture.session.redo() == .step(.moves([.flip(at("b2")), .flip(at("c3"))])))
    #expect(throws: SessionError.nothingToRedo) { try fixture.session.redo() }
  }

  @Test func `Undo reaches back over ten games and no further`() throws {
    let fixture = SessionFixture()
    for seed in 1...12 { try fixture.start("4x4/shapes#\(seed)") }
    for _ in 1...9 { _ = try fixture.session.undo() }
    #expect(fixture.session.table?.id.description == "4x4/shapes#3")
    #expect(throws: SessionError.nothingToUndo) { try fixture.session.undo() }
  }

  @Test func `An abandoned game counts as played until undo brings it back`() throws {
    let fixture = SessionFixture()
    try fixture.start("2x2/shapes:abba")
    try fixture.flip("a1")
    try fixture.session.startGame()
    #expect(try fixture.store.statistics().groups.map(\.games) == [1])
    #expect(try fixture.store.recentGames(limit: 5).isEmpty)
    _ = try fixture.session.undo()
    #expect(try fixture.store.statistics().groups.isEmpty)
  }

  @Test func `A kept game is offered to the next start and continues with its time`() throws {
    let first = SessionFixture()
    try first.start("4x4/shapes#7")
    first.clock.advance(by: 41_000)
    try first.flip("b2")
    first.session.keepGameForNextSession()
    let second = SessionFixture(store: first.store)
    #expect(second.session.keptGames.first?.title == "4x4/shapes#7, 0 of 8 pairs")
    try second.session.continueKeptGame()
    #expect(second.session.table?.game == first.session.table?.game)
    #expect(second.session.table?.milliseconds == 41_000)
    #expect(second.session.keptGames.first?.title == nil)
    #expect(throws: SessionError.noKeptGame) { try second.session.continueKeptGame() }
  }

  @Test func `What needs a game is refused as long as there is none`() throws {
    let session = SessionFixture().session
    #expect(throws: SessionError.noGame) { try session.currentTable() }
    #expect(throws: SessionError.noGame) { try session.savedText() }
    #expect(throws: SessionError.noGame) { try session.save(named: "tuesday") }
    #expect(throws: SessionError.nothingToUndo) { try session.undo() }
    #expect(throws: SessionError.nothingToRedo) { try session.redo() }
    #expect(session.stateValues.isEmpty)
  }

  @Test func `Undo and redo bring back the same tables`() throws {
    let fixture = SessionFixture()
    try fixture.start("2x2/shapes:abba")
    let first = try fixture.session.currentTable()
    try fixture.start("4x4/shapes#7")
    let second = try fixture.session.currentTable()
    _ = try fixture.session.undo()
    #expect(fixture.session.table === first)
    _ = try fixture.session.redo()
    #expect(fixture.session.table === second)
  }

  @Test func `The time of a game is paused while another is played, and after its end`() throws {
    let fixture = SessionFixture()
    try fixture.start("2x2/shapes:abba")
    fixture.clock.advance(by: 1_000)
    let first = try fixture.session.currentTable()
    try fixture.start("2x2/shapes:abba")
    fixture.clock.advance(by: 2_000)
    try fixture.flip("a1 b2", "b1 a2")
    fixture.clock.advance(by: 4_000)
    #expect(first.milliseconds == 1_000)
    #expect(fixture.session.table?.milliseconds == 2_000)
    try fixture.session.load(text: fixture.session.savedText(), milliseconds: 2_000)
    fixture.clock.advance(by: 8_000)
    #expect(fixture.session.table?.milliseconds == 2_000)
  }

  @Test func `A pair, a miss, an undo and a continued game are events, each reported once`() throws
  {
    let fixture = SessionFixture()
    let session = fixture.session
    try fixture.start("2x2/shapes:abba")
    try fixture.flip("a1", "b1")
    #expect(session.takeEvents() == [.missed])
    try fixture.flip("a1 b2")
    #expect(session.takeEvents() == [.foundPair])
    _ = try session.undo()
    #expect(session.takeEvents() == [.tookBack])
    _ = try session.redo()
    try session.load(text: session.savedText())
    #expect(session.takeEvents() == [.continued])
    _ = try session.undo()
    #expect(session.takeEvents() == [.tookBack])
    #expect(session.takeEvents() == [])
  }

  @Test func `A timed game takes its times from the game clock`() throws {
    let fixture = SessionFixture()
    try fixture.start("2x2/shapes:abba", scoring: .timed)
    fixture.clock.advance(by: 5_000)
    try fixture.flip("a1")
    fixture.clock.advance(by: 3_000)
    try fixture.flip("b2")
    #expect(fixture.session.table?.game.scores[0] == 14)
    #expect(try fixture.session.savedText().contains("a1@5000\nb2@8000\n"))
  }

  @Test func `A refused flip changes neither game nor store`() throws {
    let fixture = SessionFixture()
    try fixture.start("2x2/shapes:abba")
    let before = try fixture.session.savedText()
    for cards in ["c1", "a1 c1", "a1 a1"] {
      #expect(throws: SessionError.self) { try fixture.flip(cards) }
    }
    #expect(try fixture.session.savedText() == before)
    let message = message { try fixture.flip("q9") }
    #expect(message == "no card q9: columns are a to b, rows 1 to 2")
  }

  @Test func `Peeking marks the game as assisted, also after a new start`() throws {
    let fixture = SessionFixture()
    try fixture.start("2x2/shapes:abba")
    _ = try fixture.session.currentTable().peek(at: at("a1"))
    fixture.session.keepGameForNextSession()
    let kept = try #require(try fixture.store.keptGame())
    #expect(try GameJournal.read(kept.draft.text).isAssisted)
  }

  @Test func `Games saved under a name come back`() throws {
    let fixture = SessionFixture()
    try fixture.start("2x2/shapes:abba")
    try fixture.flip("a1")
    try fixture.session.save(named: "tuesday")
    let saved = fixture.session.table?.game
    try fixture.flip("b1")
    try fixture.session.load(named: "tuesday")
    #expect(fixture.session.table?.game == saved)
    #expect(throws: SessionError.noNamedGame("monday", known: ["tuesday"], kept: [])) {
      try fixture.session.load(named: "monday")
    }
    #expect(throws: SessionError.badName("../x")) { try fixture.session.save(named: "../x") }
  }

  @Test func `A game saved without a name is the one that is loaded without one`() throws {
    let fixture = SessionFixture()
    #expect(throws: SessionError.noKeptGame) { try fixture.session.loadLast() }
    try fixture.start("2x2/shapes:abba")
    #expect(try fixture.session.loadLast() === fixture.session.table)
    try fixture.flip("a1")
    let saved = fixture.session.table?.game
    #expect(try fixture.session.save(named: nil) == "last")
    try fixture.flip("b1")
    try fixture.start("2x2/shapes:aabb")
    #expect(try fixture.session.loadLast().game == saved)
  }

  @Test func `What cannot be kept is said at the end`() throws {
    let fixture = SessionFixture { $0.reasonForLoss = "the disk is full" }
    fixture.session.keepGameForNextSession()
    #expect(fixture.session.messages.take().isEmpty)
    try fixture.start("2x2/shapes:abba")
    try fixture.flip("a1")
    fixture.session.keepGameForNextSession()
    #expect(
      fixture.session.messages.take()
        == ["Warning: 2x2/shapes:abba, 0 of 2 pairs is not kept: the disk is full."])
  }

  @Test func `Restart restarts the time, and undo brings the time back`() throws {
    let fixture = SessionFixture()
    try fixture.start("2x2/shapes:abba", scoring: .timed)
    fixture.clock.advance(by: 9_000)
    try fixture.flip("a1 b2")
    let table = try fixture.session.currentTable()
    try table.restart()
    #expect(table.milliseconds == 0)
    fixture.clock.advance(by: 2_000)
    try fixture.flip("a1")
    #expect(table.milliseconds == 2_000)
    _ = try fixture.session.undo()
    _ = try fixture.session.undo()
    #expect(table.milliseconds == 9_000)
    fixture.clock.advance(by: 1_000)
    #expect(table.milliseconds == 10_000)
    _ = try fixture.session.redo()
    #expect(table.milliseconds == 0)
    fixture.clock.advance(by: 500)
    try fixture.flip("b1")
    #expect(try fixture.session.savedText().contains("b1@500\n"))
  }

  @Test func `A hint that knows nothing costs nothing`() throws {
    let fixture = SessionFixture()
    try fixture.start("4x2/shapes:abcdabcd")
    let table = try fixture.session.currentTable()
    #expect(try table.hint().hasSuffix("nothing better is known. This hint costs nothing."))
    #expect(!table.isAssisted)
    try fixture.flip("a1 b1", "a2")
    #expect(try table.hint().hasSuffix("The game counts as assisted."))
    #expect(table.isAssisted)
  }

  @Test func `The result says what is best on this size, and whether this game is`() throws {
    let fixture = SessionFixture()
    func lines() throws -> [String] {
      let table = try fixture.session.currentTable()
      return ResultPresenter(
        presenter: table.presenter, milliseconds: table.milliseconds, attempts: table.attempts,
        isAssisted: table.isAssisted,
        best: try fixture.store.statistics().best(columns: 2, rows: 2)
      ).lines.filter { $0.hasPrefix("Best") || $0.hasPrefix("This") }
    }
    func play(_ id: String, seconds: Int64, _ cards: String...) throws {
      try fixture.start(id)
      fixture.clock.advance(by: seconds * 1000)
      for card in cards { try fixture.flip(card) }
    }
    try play("2x2/shapes:abba", seconds: 5, "a1 b1", "a1 b2", "b1 a2")
    #expect(
      try lines() == ["Best     3 moves, time 0:05 on 2x2", "This is your first result on 2x2."])
    try play("2x2/food:abba", seconds: 7, "a1 b2", "b1 a2")
    #expect(
      try lines() == ["Best     2 moves, time 0:05 on 2x2", "This is your best in moves."])
    try play("2x2/shapes:abba", seconds: 4, "a1 b2", "b1 a2")
    #expect(
      try lines() == ["Best     2 moves, time 0:04 on 2x2", "This is your best in moves and time."])
    try play("2x2/shapes:abba", seconds: 9, "a1 b1", "a1 b2", "b1 a2")
    #expect(try lines() == ["Best     2 moves, time 0:04 on 2x2"])
    _ = try fixture.session.undo()
    try fixture.flip("a2")
    #expect(try lines() == ["Best     2 moves, time 0:04 on 2x2"])
  }

  @Test func `A damaged journal is refused with its line and column`() throws {
    let fixture = SessionFixture()
    try fixture.start("2x2/shapes:abba")
    let text = try fixture.session.savedText()
    let lines = text.split(separator: "\n").count
    #expect {
      try GameJournal.read(text + "a1\nb1 zz\n")
    } throws: { error in
      let error = error as? TextError
      return error?.line == lines + 2 && error?.column == 4
    }
  }

  private func at(_ text: String) -> Position {
    guard let position = try? Position(parsing: text) else { return Position(column: 25, row: 0) }
    return position
  }

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? SessionError)?.message
    }
  }
}
