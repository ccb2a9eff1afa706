import ConcentrationEngine
import ConcentrationTestSupport
import Testing

@testable import ConcentrationPlayers

@Suite("Bots at the table of a game")
struct BotsTests {
  private func parameters(_ levels: [String], id: String = "4x4#7") throws -> GameParameters {
    try GameParameters(
      GameID(parsing: id), players: levels.count,
      bots: levels.enumerated().map { seat, level in
        try Bot(seat: seat, level: level, seed: SeedText(UInt64(seat) + 5))
      })
  }

  /// Lets bots play on for at most so many moves.
  private func play(
    _ game: inout Game, _ bots: inout Bots, atMost limit: Int = .max
  ) throws -> [Move] {
    var moves: [Move] = []
    while moves.count < limit, let move = bots.nextMove(in: game) {
      bots.observe(try game.apply(move), after: move, in: game)
      moves.append(move)
    }
    return moves
  }

  @Test(arguments: [
    ["easy", "fair"], ["fair", "perfect", "easy"], ["sharp", "perfect"],
    ["perfect", "perfect", "easy", "sharp"],
  ])
  func `A game taken up again goes on as it would have`(levels: [String]) throws {
    let parameters = try parameters(levels)
    var game = Game(parameters)
    var bots = try Bots(parameters)
    let all = try play(&game, &bots)
    #expect(game.isOver)
    for count in 0...all.count {
      var again = Game(parameters)
      for move in all.prefix(count) { try again.apply(move) }
      var replayed = try Bots(replaying: all.prefix(count), of: parameters)
      let rest = try play(&again, &replayed)
      #expect(Array(all.prefix(count)) + rest == all)
    }
  }

  @Test func `Bots wait for people and remember the cards that they turn`() throws {
    let parameters = try GameParameters(
      GameID(parsing: "3x2:abcabc"), players: 2,
      bots: [Bot(seat: 1, level: "sharp", seed: SeedText(1))])
    var game = Game(parameters)
    var bots = try Bots(parameters)
    #expect(bots.nextMove(in: game) == nil)
    for text in ["a1", "b1"] {
      let move = try Move(parsing: text)
      bots.observe(try game.apply(move), after: move, in: game)
    }
    #expect(game.currentPlayer == 1)
    // If it turns a card that shows a known picture, it takes the mate.
    guard let first = bots.nextMove(in: game) else {
      Issue.record("the bot does not move")
      return
    }
    bots.observe(try game.apply(first), after: first, in: game)
    let known = try [Move(parsing: "a2"), Move(parsing: "b2")]
    guard known.contains(first), let second = bots.nextMove(in: game) else { return }
    guard case .flipped(.match) = try game.apply(second) else {
      Issue.record("a known mate was not taken")
      return
    }
  }

  @Test func `A level that is none is refused`() throws {
    let parameters = try parameters(["nobody", "easy"])
    #expect(throws: PlayerNameError.self) { try Bots(parameters) }
  }

  @Test func `Flips of a timed game carry the time`() throws {
    let parameters = try GameParameters(
      GameID(parsing: "4x4#7"), players: 2, scoring: .timed,
      bots: [Bot(seat: 0, level: "easy", seed: SeedText(1))])
    var bots = try Bots(parameters)
    let move = bots.nextMove(in: Game(parameters), milliseconds: 1200)
    guard case .flip(_, milliseconds: 1200) = move else {
      Issue.record("no time: \(String(describing: move))")
      return
    }
  }
}
