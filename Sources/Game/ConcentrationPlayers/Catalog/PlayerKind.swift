/// A way to play, with a name that can be typed: `perfect`, `zp`, `fifo:4`, `forget:0.1`.
public enum PlayerKind: Hashable, Sendable {
  /// An opponent for people.
  case level(PlayerLevel)
  /// A player with a memory like a person's.
  case memory(MemoryModel)
  /// A player who forgets nothing, with a two-player strategy.
  case strategy(TwoPlayerStrategy)
  /// A player who turns all cards first and then collects.
  case survey

  /// The kind of player that a level stands for; others are their own basis.
  public var basis: PlayerKind {
    guard case .level(let level) = self else { return self }
    return level.kind
  }

  /// Makes a player of this kind that has not begun a game.
  ///
  /// - Parameter order: In which order a player with a perfect memory turns cards never seen; the
  ///   others draw them evenly.
  /// - Returns: A player that has begun no game.
  public func makePlayer(order: StrategyPlayer.Order = .random) -> any Player {
    switch self {
    case .level(let level): level.kind.makePlayer(order: order)
    case .memory(let model): MemoryPlayer(model)
    case .strategy(let strategy): StrategyPlayer(strategy, order: order)
    case .survey: SurveyPlayer()
    }
  }
}

extension PlayerKind: CustomStringConvertible {
  /// The name that ``init(parsing:)`` reads back.
  public var description: String {
    switch self {
    case .level(let level): level.rawValue
    case .memory(.perfect): "encode:1.0"
    case .memory(.lastCards(0)): "amnesiac"
    case .memory(.lastCards(let capacity)): "fifo:\(capacity)"
    case .memory(.forgetting(let loss)): "forget:\(loss)"
    case .memory(.noticing(let chance)): "encode:\(chance)"
    case .strategy(let strategy): strategy.rawValue
    case .survey: "survey"
    }
  }
}
