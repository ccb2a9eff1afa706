import Foundation

/// One who plays a game.
///
/// Source: Apple, GKGameModelPlayer.
public protocol GKGameModelPlayer: AnyObject {
  /// The number of the player.
  var playerId: Int { get }
}

/// A move.
///
/// Source: Apple, GKGameModelUpdate.
public protocol GKGameModelUpdate: AnyObject {
  /// How good the move is, which a strategist sets.
  var value: Int { get set }
}

/// The state of a game for two or more players.
///
/// Source: Apple, GKGameModel.
public protocol GKGameModel: NSCopying {
  /// The players.
  var players: [any GKGameModelPlayer]? { get }
  /// Whose turn it is.
  var activePlayer: (any GKGameModelPlayer)? { get }
  /// Takes the state of another model.
  func setGameModel(_ gameModel: any GKGameModel)
  /// The moves of a player; nil or none if the game is over.
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  /// Makes a move.
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  /// How good the state is for a player.
  func score(for player: any GKGameModelPlayer) -> Int
  /// Whether a player has won.
  func isWin(for player: any GKGameModelPlayer) -> Bool
  /// Whether a player has lost.
  func isLoss(for player: any GKGameModelPlayer) -> Bool
}

extension GKGameModel {
  /// 0, as the method is optional on a phone.
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  /// False, as the method is optional on a phone.
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  /// False, as the method is optional on a phone.
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

/// The value of the best move.
public let GKGameModelMaxScore = 1 << 24
/// The value of the worst move.
public let GKGameModelMinScore = -(1 << 24)

/// What chooses moves.
///
/// Source: Apple, GKStrategist.
public protocol GKStrategist: AnyObject {
  /// The game.
  var gameModel: (any GKGameModel)? { get set }
  /// What chooses among moves that are equally good; nil takes the first.
  var randomSource: (any GKRandom)? { get set }
  /// The best move of the player whose turn it is; nil without a move.
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Chooses the move that is the best if the others choose those that are the worst for the player.
///
/// It looks at all moves as far as `maxLookAheadDepth`, so its time grows with the number of moves to the power of the
/// depth; what cannot change the choice is left out. Source: Apple, GKMinmaxStrategist; Knuth and Moore, "An analysis
/// of alpha-beta pruning", 1975.
open class GKMinmaxStrategist: NSObject, GKStrategist {
  /// The game, which is copied to look ahead.
  open var gameModel: (any GKGameModel)?
  /// What chooses among moves that are equally good; nil takes the first.
  open var randomSource: (any GKRandom)?
  /// How many turns are looked ahead; with 0 no move is chosen.
  open var maxLookAheadDepth = 0

  /// Makes a strategist without a game.
  public override init() {}

  /// The best move of the player whose turn it is; nil without a move.
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap(bestMove)
  }

  /// The best move of a player; nil without a move.
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    randomMove(for: player, fromNumberOfBestMoves: nil)
  }

  /// One of the best moves of a player; nil without a move.
  open func randomMove(
    for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
  ) -> (any GKGameModelUpdate)? {
    randomMove(for: player, fromNumberOfBestMoves: .some(numMovesToConsider))
  }

  /// One of the best moves, or of all that are as good as the best if no number is given.
  private func randomMove(
    for player: any GKGameModelPlayer, fromNumberOfBestMoves count: Int?
  ) -> (any GKGameModelUpdate)? {
    guard maxLookAheadDepth > 0, let gameModel else { return nil }
    let moves = gameModel.gameModelUpdates(for: player) ?? []
    for move in moves {
      move.value = value(
        of: after(move, in: gameModel), for: player, depth: maxLookAheadDepth - 1,
        above: GKGameModelMinScore - 1, below: GKGameModelMaxScore + 1)
    }
    // Moves of the same value keep their order.
    let ordered = moves.enumerated().sorted {
      ($1.element.value, $0.offset) < ($0.element.value, $1.offset)
    }.map(\.element)
    let best = ordered.prefix(count ?? ordered.count { $0.value == ordered[0].value })
    guard !best.isEmpty else { return nil }
    return best[randomSource?.nextInt(upperBound: best.count) ?? 0]
  }

  private func after(
    _ move: any GKGameModelUpdate, in model: any GKGameModel
  ) -> any GKGameModel {
    guard let next = model.copy(with: nil) as? any GKGameModel else {
      preconditionFailure("The copy of a game model must be one")
    }
    next.apply(move)
    return next
  }

  /// How good a state is for a player, as far as it lies between two limits.
  private func value(
    of model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, above lower: Int,
    below upper: Int
  ) -> Int {
    // A win that comes sooner is better.
    if model.isWin(for: player) { return GKGameModelMaxScore - maxLookAheadDepth + depth }
    if model.isLoss(for: player) { return GKGameModelMinScore + maxLookAheadDepth - depth }
    guard depth > 0, let active = model.activePlayer,
      let moves = model.gameModelUpdates(for: active), !moves.isEmpty
    else { return model.score(for: player) }
    let isOwn = active.playerId == player.playerId
    var (lower, upper) = (lower, upper)
    var best = isOwn ? GKGameModelMinScore : GKGameModelMaxScore
    for move in moves {
      let value = value(
        of: after(move, in: model), for: player, depth: depth - 1, above: lower, below: upper)
      best = isOwn ? max(best, value) : min(best, value)
      if isOwn { lower = max(lower, best) } else { upper = min(upper, best) }
      if lower >= upper { break }
    }
    return best
  }
}
