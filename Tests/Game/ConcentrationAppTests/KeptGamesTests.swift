import Testing

@testable import ConcentrationApp

/// What a session gives up is found again by the next one.
@MainActor
@Suite struct KeptGamesTests {
  /// A game of an earlier run, played by a card.
  private func keep(_ id: String, in store: InMemoryGameStore) throws {
    let run = SessionFixture(store: store)
    try run.start(id)
    try run.flip("a1")
    run.session.keepGameForNextSession()
  }

  @Test func `Each of several kept games is loaded by its ID, and none is lost by a look`() throws {
    let store = InMemoryGameStore()
    try keep("4x4/shapes#7", in: store)
    try keep("2x2/shapes:abba", in: store)
    let run = SessionFixture(store: store)
    #expect(run.session.keptGames.map(\.id) == ["2x2/shapes:abba", "4x4/shapes#7"])
    #expect(try "\(run.session.loadLast().id)" == "2x2/shapes:abba")
    #expect(try "\(run.session.load(named: "4X4/shapes#7").id)" == "4x4/shapes#7")
    run.session.keepGameForNextSession()
    #expect(run.session.keptGames.map(\.id) == ["4x4/shapes#7", "2x2/shapes:abba"])
    #expect(try store.recentGames(limit: 5).isEmpty)
    #expect(
      throws: SessionError.noNamedGame(
        "x", known: [], kept: ["4x4/shapes#7", "2x2/shapes:abba"])
    ) { try run.session.load(named: "x") }
  }

  @Test func `Undo of a load leaves the loaded game kept`() throws {
    let store = InMemoryGameStore()
    try keep("4x4/shapes#7", in: store)
    let run = SessionFixture(store: store)
    try run.start("2x2/shapes:abba")
    try run.flip("a1")
    _ = try run.session.continueKeptGame()
    #expect(try run.session.undo() == .load)
    #expect(run.session.table?.attempts == 1)
    run.session.keepGameForNextSession()
    #expect(run.session.keptGames.map(\.id) == ["2x2/shapes:abba", "4x4/shapes#7"])
  }

  @Test func `A kept game that is replaced by a new one is given up, as ever`() throws {
    let store = InMemoryGameStore()
    try keep("4x4/shapes#7", in: store)
    let run = SessionFixture(store: store)
    _ = try run.session.continueKeptGame()
    try run.start("2x2/shapes:abba")
    run.session.keepGameForNextSession()
    #expect(run.session.keptGames.map(\.id) == ["2x2/shapes:abba"])
  }

  @Test func `A name that is taken is refused, and the saved game stays`() throws {
    let run = SessionFixture()
    try run.start("2x2/shapes:abba")
    try run.session.save(named: "mine")
    try run.flip("a1")
    #expect(throws: SessionError.nameTaken("mine", title: "2x2/shapes:abba, 0 of 2 pairs")) {
      try run.session.save(named: "mine")
    }
    #expect(try run.session.load(named: "mine").attempts == 0)
    _ = try run.session.undo()
    try run.session.save(named: "mine", replaces: true)
    #expect(try run.session.load(named: "mine").attempts == 1)
    try run.session.save(named: nil)
    try run.session.save(named: nil)
  }
}
