import ConcentrationEngine
import Testing

@Suite("Every reachable state and every move")
struct GameStatesTests {
  /// All layouts of a board, up to the names of the pictures.
  private static func layouts(of size: BoardSize) throws -> [Layout] {
    var found: [Layout] = []
    func place(_ pictures: [Int], next: Int) throws {
      guard let free = pictures.firstIndex(of: -1) else {
        found.append(try Layout(size: size, pictures: pictures))
        return
      }
      for partner in pictures.indices where partner > free && pictures[partner] == -1 {
        var placed = pictures
        placed[free] = next
        placed[partner] = next
        try place(placed, next: next + 1)
      }
    }
    try place(Array(repeating: -1, count: size.cardCount), next: 0)
    return found
  }

  /// Everything that determines how a game continues: all but the counts.
  private struct Situation: Hashable {
    let cards: [[Int]]
    let faceUp: FaceUpCards
    let player: Int
    let isEnded: Bool
    let passes: Int
  }

  private static func situation(_ game: Game, _ reference: ReferenceGame) -> Situation {
    Situation(
      cards: game.size.positions.indices.map {
        [Int(game.state(at: $0).rawValue), game.wasSeen(at: $0) ? 1 : 0]
      },
      faceUp: game.faceUp, player: game.currentPlayer, isEnded: game.isEndedByAgreement,
      passes: reference.passes)
  }

  private static func moves(of game: Game) -> [Move] {
    let outside = [
      Position(column: game.size.columns, row: 0), Position(column: 0, row: game.size.rows),
    ]
    let times: [Int64?] =
      game.scoring == .standard ? [nil] : [nil, game.clock - 1, game.clock, game.clock + 9500]
    var moves: [Move] = [.pass]
    for position in game.size.positions + outside {
      moves += times.map { .flip(position, milliseconds: $0) }
    }
    return moves
  }

  @Test
  func `The game does what the rules say, in each situation of a 2x2 board for each move`() throws {
    let layouts = try Self.layouts(of: BoardSize(columns: 2, rows: 2))
    #expect(layouts.count == 3)
    for layout in layouts {
      let id = GameID(layout: layout, theme: .shapes)
      for scoring in ScoringRule.allCases {
        for players in GameParameters.playerCounts {
          try explore(Game(GameParameters(id, players: players, scoring: scoring)), 191)
        }
      }
    }
  }

  @Test
  func `The same on a 2x3 board; its fifteen layouts differ only in where the cards lie`() throws {
    let layouts = try Self.layouts(of: BoardSize(columns: 2, rows: 3))
    #expect(layouts.count == 15)
    for layout in [layouts[0], layouts[7], layouts[14]] {
      try explore(Game(GameID(layout: layout, theme: .shapes)), 4346)
    }
  }

  @Test func `The same on a 2x3 board with two players`() throws {
    try explore(makeGame("2x3/shapes:abcacb", players: 2), 4346)
  }

  @Test func `The same on a 2x3 board with time`() throws {
    try explore(makeGame("2x3/shapes:abcacb", scoring: .timed), 4346)
  }

  /// Visits every situation that can be reached, at least as many as one player can reach.
  private func explore(_ start: Game, _ fewest: Int) throws {
    let reference = ReferenceGame(start)
    var known: Set<Situation> = [Self.situation(start, reference)]
    var waiting = [(start, reference)]
    var wins = 0
    while let (game, reference) = waiting.popLast() {
      for move in Self.moves(of: game) {
        let (after, expected) = try check(move, game, reference)
        wins += after.isWon ? 1 : 0
        if known.insert(Self.situation(after, expected)).inserted {
          #expect(after.brokenInvariants == [])
          waiting.append((after, expected))
        }
      }
    }
    #expect(wins > 0)
    #expect(known.count >= fewest)
    #expect(start.playerCount > 1 || known.count == fewest)
  }

  private func check(
    _ move: Move, _ game: Game, _ reference: ReferenceGame
  ) throws -> (Game, ReferenceGame) {
    var after = game
    var expected = reference
    let isAllowed = reference.allows(move)
    let refusal = moveError { try after.apply(move) }
    if isAllowed { expected.make(move) }
    // Described only when something is wrong: there are hundreds of thousands of checks.
    if (refusal == nil) != isAllowed || !isAllowed && after != game
      || !expected.differences(from: after).isEmpty
    {
      Issue.record(
        """
        \(move): \(refusal.map { "\($0)" } ?? "allowed"), \(expected.differences(from: after)), in \(game)
        """)
      throw RulesDiffer()
    }
    return (after, expected)
  }

  private struct RulesDiffer: Error {}
}
