import ConcentrationApp
import ConcentrationStore
import Testing

/// What every store does with an archive, checked with the database and with the store in memory.
@Suite struct ArchiveContractTests {
  private func store(_ kind: StoreKind, named games: [String: GameDraft]) throws -> any GameStore {
    let store = try kind.make()
    for (name, draft) in games { try store.save(draft, named: name, replaces: false) }
    return store
  }

  /// The saved games of a store.
  private func named(_ store: any GameStore) throws -> [String: GameDraft] {
    try store.gameNames().reduce(into: [:]) { $0[$1] = try store.game(named: $1) }
  }

  private func full(_ kind: StoreKind) throws -> any GameStore {
    let store = try kind.make()
    try store.finish(.sample(opponents: ["sharp"], names: ["Anna", "Ben", ""]))
    try store.finish(.sample(outcome: .abandoned, finishedAt: 2000))
    try store.save(.lines("new", milliseconds: 5), named: "tuesday", replaces: true)
    try store.setSetting("zoom", to: "2")
    for text in ["first", "second", "second"] {
      _ = try store.open(.lines(text, milliseconds: 3), key: nil, closing: nil)
    }
    for due in [100, 50, 100] as [Int64] {
      _ = try store.addReminder(due: due, text: "Play a game")
    }
    return store
  }

  @Test(arguments: StoreKind.allCases)
  func `An archive added to an empty store gives the same archive, and is known then`(
    kind: StoreKind
  ) throws {
    let store = try full(kind)
    let archive = try store.archive()
    let other = try kind.make()
    let first = try other.add(archive)
    #expect(
      first.lines == [
        "added 2 played games, 3 unfinished games, 1 saved game, 3 reminders and 1 setting"
      ])
    #expect(try other.archive() == archive)
    let second = try other.add(archive)
    #expect(
      second.lines == [
        "added nothing; 2 played games, 3 unfinished games, 1 saved game, 3 reminders and 1 setting "
          + "were there already"
      ])
    #expect(try other.archive() == archive)
    #expect(try other.statistics() == store.statistics())
  }

  @Test(arguments: StoreKind.allCases)
  func `Empty lines of a game are kept, as many as there are`(kind: StoreKind) throws {
    let store = try kind.make()
    _ = try store.open(.lines("first", "", "", "last", ""), key: nil, closing: nil)
    #expect(try store.archive().kept.map(\.text) == ["first\n\n\nlast\n\n"])
  }

  @Test(arguments: StoreKind.allCases)
  func `Both games of one name are kept, under different names`(kind: StoreKind) throws {
    let own = try store(kind, named: ["mine": .lines("own"), "last": .lines("own last")])
    let archive = try store(
      kind, named: ["mine": .lines("other"), "last": .lines("other last"), "free": .lines("free")]
    ).archive()
    let report = try own.add(archive)
    #expect(
      report.lines == [
        "added 3 saved games", "last is kept as last-2", "mine is kept as mine-2",
      ])
    let all = try named(own)
    #expect(
      all == [
        "mine": .lines("own"), "mine-2": .lines("other"), "last": .lines("own last"),
        "last-2": .lines("other last"), "free": .lines("free"),
      ])
    #expect(try own.add(archive).lines == ["added nothing; 3 saved games were there already"])
    #expect(try named(own) == all)
  }

  @Test(arguments: StoreKind.allCases)
  func `The next free number is taken, and a game of the file keeps its own name`(
    kind: StoreKind
  ) throws {
    let own = try store(kind, named: ["mine": .lines("a"), "mine-2": .lines("b")])
    let archive = try store(kind, named: ["mine": .lines("c"), "mine-3": .lines("d")]).archive()
    let report = try own.add(archive)
    #expect(report.lines == ["added 2 saved games", "mine is kept as mine-4"])
    let all = try named(own)
    #expect(all["mine-3"] == .lines("d"))
    #expect(all["mine-4"] == .lines("c"))
    #expect(try own.add(archive).lines == ["added nothing; 2 saved games were there already"])
    #expect(try named(own) == all)
  }

  @Test(arguments: StoreKind.allCases)
  func `A game is known under its name and any number, and under no other name`(
    kind: StoreKind
  ) throws {
    let own = try store(
      kind, named: ["mine": .lines("a"), "mine-7": .lines("b"), "other": .lines("c")])
    let known = try own.add(try store(kind, named: ["mine": .lines("b")]).archive())
    #expect(known.lines == ["added nothing; 1 saved game was there already"])
    let new = try own.add(try store(kind, named: ["mine": .lines("c")]).archive())
    #expect(new.lines == ["added 1 saved game", "mine is kept as mine-2"])
  }

  @Test(arguments: StoreKind.allCases)
  func `The same game of the history is never counted twice, whatever its text`(
    kind: StoreKind
  ) throws {
    let store = try kind.make()
    try store.finish(.sample())
    var archive = try store.archive()
    archive.games[0].text = "a shorter text\n"
    archive.games.append(archive.games[0])
    let report = try store.add(archive)
    #expect(report.lines == ["added nothing; 2 played games were there already"])
    #expect(try store.statistics().groups.map(\.games) == [1])
    archive.games[0].game.finishedAt += 1
    #expect(try store.add(archive).added == [.game: 1])
    #expect(try store.statistics().groups.map(\.games) == [2])
  }

  @Test(arguments: StoreKind.allCases)
  func `Unfinished games of both are offered, the own ones first`(kind: StoreKind) throws {
    func store(_ games: String...) throws -> any GameStore {
      let store = try kind.make()
      for game in games { _ = try store.open(.lines(game), key: nil, closing: nil) }
      try store.release()
      return store
    }
    let own = try store("own older", "own newer")
    let archive = try store("other older", "own newer", "other newer").archive()
    let report = try own.add(archive)
    #expect(report.lines == ["added 2 unfinished games; 1 unfinished game was there already"])
    let texts = ["own newer\n", "own older\n", "other newer\n", "other older\n"]
    #expect(try own.keptGames().map(\.draft.text) == texts)
    #expect(try own.add(archive).lines == ["added nothing; 3 unfinished games were there already"])
    _ = try own.adopt(try #require(try own.keptGames().last).key)
    try own.release()
    #expect(try own.keptGames().first?.draft.text == "other older\n")
    let played = try own.archive().kept.map(\.text)
    #expect(played == ["other newer\n", "own older\n", "own newer\n", "other older\n"])
  }

  @Test(arguments: StoreKind.allCases)
  func `A game that is over is no unfinished one, and one that is played is`(kind: StoreKind) throws
  {
    let store = try kind.make()
    try store.finish(.sample())
    #expect(try store.archive().kept.isEmpty)
    _ = try store.open(.lines("played"), key: nil, closing: nil)
    #expect(try store.archive().kept == [.lines("played")])
  }

  @Test(arguments: StoreKind.allCases)
  func `Games of seeds that only look equal are two games`(kind: StoreKind) throws {
    let own = try store(kind, named: ["mine": .lines("id 4x4/shapes#\u{E9}")])
    let archive = try store(kind, named: ["mine": .lines("id 4x4/shapes#e\u{301}")]).archive()
    #expect(try own.add(archive).lines == ["added 1 saved game", "mine is kept as mine-2"])
  }

  @Test(arguments: StoreKind.allCases)
  func `Nothing is added where what belongs to it fails`(kind: StoreKind) throws {
    let store = try kind.make()
    let archive = try full(kind).archive()
    let failure = StoreError.failed(path: "settings", detail: "no")
    #expect(throws: failure) {
      try store.add(archive) { () throws(StoreError) in throw failure }
    }
    #expect(try store.archive() == StoreArchive())
    #expect(try store.statistics() == Statistics())
  }
}
