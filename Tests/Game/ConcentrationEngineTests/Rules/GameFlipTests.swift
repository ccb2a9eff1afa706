import ConcentrationEngine
import ConcentrationTestSupport
import Testing

@Suite("Flipping cards")
struct GameFlipTests {
  @Test func `The assignment's example scores 0, 0, 2, 1, −1, 1`() throws {
    // P penguin, G ghost, E and B two more: P1 G1, E1 B1, G1 G2, P1 X1, B1 P1, P1 P2.
    let game = try makeGame("5x2/halloween:abcdebacde")
    var played = game
    let moves = [
      ("a1", "b1"), ("c1", "d1"), ("b1", "a2"), ("a1", "e1"), ("d1", "a1"), ("a1", "b2"),
    ]
    var scores: [Int] = []
    for (first, second) in moves {
      try played.flip(at(first))
      try played.flip(at(second))
      scores.append(played.scores[0])
    }
    #expect(scores == [0, 0, 2, 1, -1, 1])
    #expect(played.flips == 12)
    #expect(played.moves == 6)
    #expect(played.luckyMatches == 0)
  }

  @Test func `Two cards that differ stay up until the next flip turns them back`() throws {
    var game = try makeGame("2x2/shapes:abba")
    #expect(try game.flip(at("a1")) == .first(turnedBack: nil))
    #expect(game.faceUp == .one(0))
    #expect(try game.flip(at("b1")) == .mismatch(with: 0, points: 0))
    #expect(game.state(at: 0) == .faceUp && game.state(at: 1) == .faceUp)
    #expect(!game.wasSeen(at: 0))
    guard case .two(let pair) = game.faceUp else {
      Issue.record("two cards are up")
      return
    }
    #expect(try game.flip(at("a2")) == .first(turnedBack: pair))
    #expect(game.state(at: 0) == .faceDown && game.wasSeen(at: 0))
    #expect(game.faceUp == .one(2))
  }

  @Test(arguments: [0, 1])
  func `Flipping one of two that are up puts it up alone and counts one flip`(index: Int) throws {
    var game = try makeGame("2x2/shapes:abba")
    try game.flip(index: 0)
    try game.flip(index: 1)
    let outcome = try game.flip(index: index)
    guard case .first(let turnedBack?) = outcome else {
      Issue.record("both are turned back, but \(outcome)")
      return
    }
    #expect([turnedBack.first, turnedBack.second] == [0, 1])
    #expect(game.faceUp == .one(index))
    #expect(game.wasSeen(at: 0) && game.wasSeen(at: 1))
    #expect(game.flips == 3)
    #expect(game.moves == 1)
    #expect(game.brokenInvariants == [])
  }

  @Test func `A match of two cards never seen before is lucky`() throws {
    var game = try makeGame("2x2/shapes:abba")
    try game.flip(at("a1"))
    #expect(try game.flip(at("b2")) == .match(with: 0, points: 2, isLucky: true))
    #expect(game.luckyMatches == 1)
  }

  @Test func `The last match wins, and no move is possible after it`() throws {
    var game = try makeGame("2x2/shapes:abba")
    for card in ["a1", "b2", "b1", "a2"] {
      #expect(!game.isOver)
      try game.flip(at(card))
    }
    #expect(game.isWon && game.isOver && !game.isEndedByAgreement)
    let won = game
    #expect(throws: MoveError.gameOver) { try game.flip(at("a1")) }
    #expect(throws: MoveError.gameOver) { try game.pass() }
    #expect(throws: MoveError.offBoard(Position(column: 2, row: 0), game.size)) {
      try game.flip(at("c1"))
    }
    #expect(game == won)
  }

  @Test func `Refusals name the card`() throws {
    var game = try makeGame("2x4/shapes:abbaccdd")
    try game.flip(at("a1"))
    #expect(throws: MoveError.alreadyFaceUp(try at("a1"))) { try game.flip(at("a1")) }
    try game.flip(at("b2"))
    #expect(throws: MoveError.alreadyMatched(try at("b2"), picture: 0)) {
      try game.flip(index: 3)
    }
    #expect(game.refusal(ofFlipAt: try at("b1")) == nil)
    #expect(game.refusal(ofFlipAt: try at("q9")) == .offBoard(try at("q9"), game.size))
  }

  @Test(
    arguments: [(0, 10), (999, 10), (1000, 9), (8999, 2), (9000, 1), (60_000, 1)]
      as [(Int64, Int)])
  func `A timed game multiplies the points by what is left of ten seconds`(
    elapsed: Int64, factor: Int
  ) throws {
    var game = try makeGame("2x2/shapes:abba", scoring: .timed)
    try game.flip(at("a1"), milliseconds: 5000)
    #expect(
      try game.flip(at("b2"), milliseconds: 5000 + elapsed)
        == .match(with: 0, points: 2 * factor, isLucky: true))
    #expect(game.scores[0] == 2 * factor)
    #expect(game.clock == 5000 + elapsed)
  }

  @Test func `A timed game refuses a flip without a time, or at a wrong one`() throws {
    var game = try makeGame("2x2/shapes:abba", scoring: .timed)
    try game.flip(at("a1"), milliseconds: 5000)
    let before = game
    #expect(throws: MoveError.timeMissing) { try game.flip(at("b1")) }
    for time in [-1, 4999, Move.latestMilliseconds + 1, .min, .max] {
      #expect(throws: MoveError.timeOutOfOrder(time, latest: 5000)) {
        try game.flip(at("b1"), milliseconds: time)
      }
    }
    #expect(game == before)
  }

  @Test(arguments: Seeds.some)
  func `A flip without reasons does the same as one with reasons`(seed: UInt64) throws {
    var play = RandomPlay(seed: seed)
    var game = Game(try play.parameters())
    for _ in 0..<200 {
      guard case .flip(let position, let time) = play.move(in: game) else { continue }
      let index = try #require(game.index(of: position))
      var other = game
      let outcome = other.flipIfAllowed(index: index, milliseconds: time)
      let refusal = moveError {
        try #expect(game.flip(index: index, milliseconds: time) == outcome)
      }
      #expect((refusal == nil) == (outcome != nil))
      #expect(game == other)
    }
  }

  @Test func `A number that no card has is a mistake of the program`() async {
    await #expect(processExitsWith: .failure) {
      var generator = SplitMix64(seed: 7)
      var game = Game(size: .standard, using: &generator)
      _ = game.flipIfAllowed(index: 16)
    }
  }
}
