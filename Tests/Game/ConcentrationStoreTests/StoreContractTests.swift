import ConcentrationApp
import ConcentrationStore
import Testing

/// The contract of every store, checked with the database and with the store in memory.
@Suite struct StoreContractTests {
  typealias Kind = StoreKind

  private func makeStore(_ kind: Kind) throws -> any GameStore { try kind.make() }

  @Test(arguments: Kind.allCases)
  func `Time that passed without a move is kept`(kind: Kind) throws {
    let store = try makeStore(kind)
    let key = try store.open(.lines("header"), key: nil, closing: nil)
    try store.append("move b2", milliseconds: 1500, to: key, change: .none)
    try store.setMilliseconds(9000, of: key)
    try store.release()
    #expect(try store.keptGame()?.draft == .lines("header", "move b2", milliseconds: 9000))
    #expect(throws: StoreError.unknownGame) {
      try store.setMilliseconds(1, of: GameKey(99))
    }
  }

  @Test(arguments: Kind.allCases)
  func `A game that was released is offered with every line`(kind: Kind) throws {
    let store = try makeStore(kind)
    let key = try store.open(.lines("header"), key: nil, closing: nil)
    try store.append("move b2", milliseconds: 1500, to: key, change: .none)
    #expect(try store.keptGame() == nil, "the running copy owns it")
    try store.release()
    let kept = try #require(try store.keptGame())
    #expect(kept.draft == .lines("header", "move b2", milliseconds: 1500))
    #expect(try store.adopt(kept.key) == kept)
    #expect(try store.keptGame() == nil)
  }

  @Test(arguments: Kind.allCases)
  func `All kept games are offered, the one that was played last first`(kind: Kind) throws {
    let store = try makeStore(kind)
    for name in ["a", "b", "c"] { _ = try store.open(.lines(name), key: nil, closing: nil) }
    try store.release()
    #expect(try store.keptGames().map(\.draft.text) == ["c\n", "b\n", "a\n"])
    _ = try store.adopt(try #require(try store.keptGames().last).key)
    #expect(try store.keptGames().map(\.draft.text) == ["c\n", "b\n"])
    try store.release()
    #expect(try store.keptGames().map(\.draft.text) == ["a\n", "c\n", "b\n"])
  }

  @Test(arguments: Kind.allCases)
  func `A saved game is replaced only where that is asked for`(kind: Kind) throws {
    let store = try makeStore(kind)
    try store.save(.lines("a"), named: "mine", replaces: false)
    #expect(throws: StoreError.nameTaken("mine")) {
      try store.save(.lines("b"), named: "mine", replaces: false)
    }
    #expect(try store.game(named: "mine") == .lines("a"))
    try store.save(.lines("b"), named: "mine", replaces: true)
    #expect(try store.game(named: "mine") == .lines("b"))
  }

  @Test(arguments: Kind.allCases)
  func `A game cannot be adopted twice`(kind: Kind) throws {
    let store = try makeStore(kind)
    let key = try store.open(.lines("header"), key: nil, closing: nil)
    try store.release()
    _ = try store.adopt(key)
    #expect(throws: StoreError.keptGameTaken) { try store.adopt(key) }
  }

  @Test(arguments: Kind.allCases)
  func `A line for a game that does not exist is refused`(kind: Kind) throws {
    let store = try makeStore(kind)
    #expect(throws: StoreError.unknownGame) {
      try store.append("move b2", milliseconds: 0, to: GameKey(99), change: .none)
    }
  }

  @Test(arguments: Kind.allCases)
  func `A finished game that is opened again stays in the history`(kind: Kind) throws {
    let store = try makeStore(kind)
    let key = try store.open(.lines("header"), key: nil, closing: nil)
    try store.append("last", milliseconds: 10, to: key, change: .finished(.sample()))
    let again = try store.open(
      .lines("header", "last"), key: key, closing: nil, finished: .sample())
    #expect(again == key)
    #expect(try store.recentGames(limit: 9).map(\.key) == [key])
    try store.append("undo", milliseconds: 20, to: key, change: .reopened)
    #expect(try store.recentGames(limit: 9).isEmpty)
  }

  @Test(arguments: Kind.allCases)
  func `A finished game is in the history, once, and not offered`(kind: Kind) throws {
    let store = try makeStore(kind)
    let key = try store.open(.lines("header"), key: nil, closing: nil)
    try store.append("move b2", milliseconds: 9, to: key, change: .finished(.sample()))
    #expect(try store.recentGames(limit: 10) == [RecordedGame(key: key, game: .sample())])
    #expect(try store.replayText(of: key) == "header\nmove b2\n")
    #expect(try store.historySections() == [HistorySection(theme: "shapes", count: 1)])
    try store.release()
    #expect(try store.keptGame() == nil)
    #expect(try store.recentGames(limit: 10).count == 1)
  }

  @Test(arguments: Kind.allCases)
  func `Undo takes a finished game out of the history again`(kind: Kind) throws {
    let store = try makeStore(kind)
    let key = try store.open(.lines("header"), key: nil, closing: nil)
    let game = FinishedGame.sample(opponents: ["sharp"], names: ["Anna"])
    try store.append("move b2", milliseconds: 9, to: key, change: .finished(game))
    #expect(try store.statistics().opponents.map(\.won) == [1])
    try store.append("undo", milliseconds: 9, to: key, change: .reopened)
    #expect(try store.recentGames(limit: 10) == [])
    #expect(try store.statistics() == Statistics())
    try store.append("redo", milliseconds: 9, to: key, change: .finished(.sample(moves: 13)))
    #expect(try store.recentGames(limit: 10).map(\.game.moves) == [13])
  }

  @Test(arguments: Kind.allCases)
  func `A finished game that undo opened again is offered after a release`(kind: Kind) throws {
    let store = try makeStore(kind)
    let key = try store.open(.lines("header"), key: nil, closing: nil)
    try store.append("last", milliseconds: 1, to: key, change: .finished(.sample()))
    try store.append("undo", milliseconds: 2, to: key, change: .reopened)
    try store.release()
    #expect(
      try store.keptGames().map(\.draft) == [.lines("header", "last", "undo", milliseconds: 2)])
  }

  @Test(arguments: Kind.allCases)
  func `A closed game leaves its record if it counts as played`(kind: Kind) throws {
    let store = try makeStore(kind)
    let first = try store.open(.lines("one"), key: nil, closing: nil)
    let abandoned = FinishedGame.sample(outcome: .abandoned)
    let second = try store.open(
      .lines("two"), key: nil, closing: ClosedGame(key: first, abandoned: abandoned))
    #expect(try store.recentGames(limit: 10) == [], "an abandoned game is not shown")
    #expect(try store.statistics().groups.map(\.games) == [1])
    // Undo restores the first game and removes its record.
    let again = try store.open(
      .lines("one"), key: first, closing: ClosedGame(key: second, abandoned: nil))
    #expect(again == first)
    #expect(try store.statistics() == Statistics())
  }

  @Test(arguments: Kind.allCases)
  func `Games of a theme come newest first and in portions`(kind: Kind) throws {
    let store = try makeStore(kind)
    for moves in 1...5 { try store.finish(.sample(moves: moves)) }
    try store.finish(.sample(theme: "letters", moves: 6))
    let portion = try store.finishedGames(theme: "shapes", offset: 1, limit: 2)
    #expect(portion.map(\.game.moves) == [4, 3])
    let first = try store.finishedGames(theme: "shapes", offset: -1, limit: 1)
    #expect(first.map(\.game.moves) == [5])
    #expect(try store.recentGames(limit: 2).map(\.game.moves) == [6, 5])
    for none in [0, -1] {
      #expect(try store.finishedGames(theme: "shapes", offset: 0, limit: none).isEmpty)
      #expect(try store.recentGames(limit: none).isEmpty)
    }
  }

  @Test(arguments: Kind.allCases)
  func `Named games, settings and reminders come back as they were given`(kind: Kind) throws {
    let store = try makeStore(kind)
    try store.save(.lines("old"), named: "tuesday", replaces: true)
    try store.save(.lines("new", milliseconds: 5), named: "tuesday", replaces: true)
    try store.save(.lines("other"), named: "monday", replaces: true)
    #expect(try store.gameNames() == ["monday", "tuesday"])
    #expect(try store.game(named: "tuesday") == .lines("new", milliseconds: 5))
    #expect(try store.game(named: "sunday") == nil)
    try store.setSetting("zoom", to: "2")
    try store.setSetting("log", to: "off")
    try store.setSetting("log", to: nil)
    #expect(try store.settings() == ["zoom": "2"])
    let late = try store.addReminder(due: 200, text: "late")
    let early = try store.addReminder(due: 100, text: "early")
    #expect(try store.reminders() == [early, late])
    #expect(try store.removeReminder(early.key))
    #expect(try !store.removeReminder(early.key), "only one copy may show it")
  }
}

extension GameStore {
  /// Plays a game to its end in one line.
  func finish(_ game: FinishedGame) throws {
    let key = try open(.lines("header"), key: nil, closing: nil)
    try append("end", milliseconds: game.milliseconds, to: key, change: .finished(game))
  }
}
