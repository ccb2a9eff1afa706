import ConcentrationEngine
import Testing

@testable import ConcentrationApp

@MainActor
@Suite struct BotGameTests {
  /// A game of one person against a bot, played by the person turning the first cards that lie down.
  private func play(_ fixture: SessionFixture, steps: Int) throws {
    for _ in 0..<steps {
      guard let game = fixture.session.table?.game, !game.isOver else { return }
      let down = game.size.positions.filter { game.state(at: $0) == .faceDown }
      guard down.count > 1 else { return }
      try fixture.session.currentTable().flip(down[0], then: down[1])
    }
  }

  private func start(_ fixture: SessionFixture, seed: UInt64, level: String) throws {
    try fixture.session.startGame(
      NewGame(size: .standard, seed: SeedText(seed), opponents: [level]))
  }

  @Test(arguments: ["easy", "fair", "sharp", "perfect"])
  func `After each step it is the person's turn, or the game is over`(level: String) throws {
    for seed in UInt64(1)...5 {
      let fixture = SessionFixture()
      try start(fixture, seed: seed, level: level)
      for _ in 0..<40 {
        try play(fixture, steps: 1)
        let game = try #require(fixture.session.table?.game)
        #expect(game.isOver || game.currentPlayer == 0, "seed \(seed)")
      }
    }
  }

  @Test func `A kept game goes on as it would have, bots and all`() throws {
    for seed in UInt64(1)...5 {
      let whole = SessionFixture()
      try start(whole, seed: seed, level: "easy")
      try play(whole, steps: 6)
      let first = SessionFixture()
      try start(first, seed: seed, level: "easy")
      try play(first, steps: 3)
      first.session.keepGameForNextSession()
      let second = SessionFixture(store: first.store)
      guard second.session.keptGames.first?.title != nil else { continue }
      try second.session.continueKeptGame()
      try play(second, steps: 3)
      #expect(second.session.table?.game == whole.session.table?.game, "seed \(seed)")
    }
  }

  @Test func `Undo goes back to the person's last decision, and the bot forgets what came after`()
    throws
  {
    let fixture = SessionFixture()
    try start(fixture, seed: 3, level: "fair")
    try play(fixture, steps: 2)
    let before = try #require(fixture.session.table?.game)
    try play(fixture, steps: 1)
    let after = try #require(fixture.session.table?.game)
    _ = try fixture.session.undo()
    #expect(fixture.session.table?.game == before)
    try play(fixture, steps: 1)
    #expect(fixture.session.table?.game == after)
  }

  @Test func `The words name the bot and say whose turn it is`() throws {
    let fixture = SessionFixture()
    try fixture.session.startGame(
      NewGame(
        id: try GameID(parsing: "2x2/shapes:abba"), opponents: ["perfect"]))
    #expect(
      fixture.session.table?.presenter.newGame(SpokenWording())
        == "New game 2x2/shapes:abba, against Perfect. Your turn.")
    let words = try fixture.flip("a1 b1")
    #expect(words.contains("No match with a1"))
    #expect(words.contains("Perfect turns"))
  }

  @Test func `A level that does not exist is refused, and the game stays`() throws {
    let fixture = SessionFixture()
    try fixture.start("2x2/shapes:abba")
    let before = fixture.session.table?.game
    #expect(throws: SessionError.self) {
      try fixture.session.startGame(NewGame(opponents: ["nobody"]))
    }
    #expect(throws: SessionError.parameters(.playerCount(5))) {
      try fixture.session.startGame(NewGame(people: 4, opponents: ["easy"]))
    }
    #expect(fixture.session.table?.game == before)
  }
}
