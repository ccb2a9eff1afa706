import ConcentrationEngine
import Testing

@Suite("Taking turns")
struct GamePassTests {
  @Test func `A match keeps the turn, a mismatch passes it on`() throws {
    var game = try makeGame("2x4/shapes:abbaccdd", players: 3)
    try game.flip(at("a1"))
    #expect(game.currentPlayer == 0)
    try game.flip(at("b2"))
    #expect(game.currentPlayer == 0)
    for player in [1, 2, 0] {
      try game.flip(at("b1"))
      try game.flip(at("a3"))
      #expect(game.currentPlayer == player)
    }
    #expect(Array(game.pairs) == [1, 0, 0])
    #expect(Array(game.scores) == [2, -2, -2])
    #expect(game.leaders == [0])
  }

  @Test func `Passing leaves cards that are up as they are`() throws {
    var game = try makeGame("2x2/shapes:abba", players: 2)
    try game.flip(at("a1"))
    #expect(throws: MoveError.passWithCardUp(try at("a1"))) { try game.pass() }
    try game.flip(at("b1"))
    #expect(try game.pass() == .turn(of: 0))
    #expect(game.state(at: 0) == .faceUp && game.state(at: 1) == .faceUp)
    #expect(game.brokenInvariants == [])
  }

  @Test(arguments: [2, 3, 4])
  func `When all pass one after the other the game ends by agreement`(players: Int) throws {
    var game = try makeGame("2x4/shapes:abbaccdd", players: players)
    for _ in 1..<players {
      try game.pass()
    }
    try game.flip(at("a1"))
    try game.flip(at("b2"))
    for passed in 1..<players {
      #expect(try game.pass() == .turn(of: (passed + players - 1) % players), "pass \(passed)")
    }
    #expect(!game.isOver)
    #expect(try game.pass() == .agreedEnd)
    #expect(game.isOver && game.isEndedByAgreement && !game.isWon)
    let ended = game
    #expect(throws: MoveError.gameOver) { try game.flip(at("b1")) }
    #expect(throws: MoveError.gameOver) { try game.pass() }
    #expect(game == ended)
  }

  @Test func `One player cannot pass`() throws {
    var game = try makeGame("2x2/shapes:abba")
    #expect(throws: MoveError.passWithoutOthers) { try game.pass() }
    #expect(game.refusalOfPass == .passWithoutOthers)
  }

  @Test func `Players with equal scores share the lead`() throws {
    let game = try makeGame("2x2/shapes:abba", players: 2)
    #expect(game.leaders == [0, 1])
  }
}
