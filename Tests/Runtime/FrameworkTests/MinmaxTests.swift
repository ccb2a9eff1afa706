import Foundation
import GameplayKit
import Testing

/// Source: Apple, GKMinmaxStrategist.
@Suite struct MinmaxTests {
  private final class Player: NSObject, GKGameModelPlayer, Sendable {
    let playerId: Int
    init(_ id: Int) { playerId = id }
  }

  private final class Move: NSObject, GKGameModelUpdate {
    var value = 0
    let place: Int
    init(_ place: Int) { self.place = place }
  }

  /// Noughts and crosses.
  private final class Board: NSObject, GKGameModel {
    static let both = [Player(1), Player(2)]
    var places = Array(repeating: 0, count: 9)
    var players: [any GKGameModelPlayer]? { Self.both }
    var turn: Player { Self.both[places.count { $0 != 0 } % 2] }
    var activePlayer: (any GKGameModelPlayer)? { turn }

    init(_ places: [Int]? = nil) { self.places = places ?? self.places }

    func copy(with zone: NSZone? = nil) -> Any { Board(places) }

    func setGameModel(_ gameModel: any GKGameModel) {
      if let board = gameModel as? Board { places = board.places }
    }

    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
      if Self.both.contains(where: isWin) { return nil }
      return places.indices.filter { places[$0] == 0 }.map(Move.init)
    }

    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
      if let move = gameModelUpdate as? Move { places[move.place] = turn.playerId }
    }

    func isWin(for player: any GKGameModelPlayer) -> Bool {
      let rows = [
        [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
      ]
      return rows.contains { $0.allSatisfy { places[$0] == player.playerId } }
    }

    func isLoss(for player: any GKGameModelPlayer) -> Bool {
      Self.both.contains { $0.playerId != player.playerId && isWin(for: $0) }
    }
  }

  private func strategist(_ board: Board, depth: Int = 9) -> GKMinmaxStrategist {
    let strategist = GKMinmaxStrategist()
    (strategist.gameModel, strategist.maxLookAheadDepth) = (board, depth)
    return strategist
  }

  @Test func `it wins at once where it can, and otherwise stops the other one`() throws {
    let win = Board([1, 1, 0, 2, 2, 0, 0, 0, 0])
    #expect((strategist(win).bestMoveForActivePlayer() as? Move)?.place == 2)
    let stop = Board([1, 0, 0, 0, 1, 2, 0, 0, 0])
    #expect((strategist(stop).bestMoveForActivePlayer() as? Move)?.place == 8)
    let looked = strategist(win, depth: 1)
    #expect((looked.bestMoveForActivePlayer() as? Move)?.place == 2)
  }

  @Test func `the second player never loses, whatever the first one does`() {
    func play(_ board: Board) {
      for move in board.gameModelUpdates(for: board.turn) ?? [] {
        let next = Board(board.places)
        next.apply(move)
        if next.isWin(for: Board.both[0]) { Issue.record("lost: \(next.places)") }
        guard let answer = strategist(next).bestMoveForActivePlayer() else { continue }
        next.apply(answer)
        play(next)
      }
    }
    // The first move is one of three kinds: corner, edge, middle.
    for place in [0, 1, 4] {
      let board = Board()
      board.apply(Move(place))
      board.apply(strategist(board).bestMoveForActivePlayer() ?? Move(8))
      play(board)
    }
  }

  @Test func `moves that are equally good are drawn by the source, or the first is taken`() {
    let board = Board([1, 2, 1, 1, 2, 2, 0, 0, 0])
    let first = strategist(board)
    #expect((first.bestMoveForActivePlayer() as? Move)?.place == 6)
    let ways = Board([1, 2, 0, 0, 0, 0, 0, 0, 0])
    let drawn = strategist(ways, depth: 1)
    drawn.randomSource = GKMersenneTwisterRandomSource(seed: 3)
    let places = (0..<40).compactMap { _ in (drawn.bestMoveForActivePlayer() as? Move)?.place }
    #expect(Set(places) == Set(2...8))
    #expect((strategist(ways, depth: 1).bestMoveForActivePlayer() as? Move)?.place == 2)
  }

  @Test func `without a depth, a game or a move it chooses none`() {
    #expect(strategist(Board(), depth: 0).bestMoveForActivePlayer() == nil)
    #expect(GKMinmaxStrategist().bestMoveForActivePlayer() == nil)
    #expect(strategist(Board([1, 2, 1, 1, 2, 2, 2, 1, 1])).bestMoveForActivePlayer() == nil)
  }
}
