import ConcentrationEngine

/// The best next move for a player who remembers every card that was turned, and no other.
///
/// Alone at the table it is the optimal solitaire move, with others that of the two-player game
/// with passing. Cards never turned are not used.
///
/// Source: Velleman and Warrington, 2013; Zwick and Paterson, 1993.
public struct Hint: Hashable, Sendable {
  /// Why a move is the best one.
  public enum Reason: Hashable, Sendable {
    /// Both cards of a pair have been seen.
    case knownPair
    /// The partner of the card that is up has been seen.
    case knownMate
    /// No move with known cards is better than a card never seen.
    case newCard
    /// A card already seen, so as to show the others nothing new.
    case nothingNew
    /// Every card turned would help the others more.
    case betterToPass
  }

  /// The move.
  public let move: Move
  /// Why it is the best one.
  public let reason: Reason

  /// The card to turn, or nil if it is best to pass.
  public var position: Position? {
    guard case .flip(let position, _) = move else { return nil }
    return position
  }

  /// The best move in a game, or nil if it is over.
  ///
  /// - Complexity: O(*n*) alone at the table, else O(*n*²), *n* the number of cards.
  public init?(for game: Game) {
    guard !game.isOver else { return nil }
    let table = KnownTable(game)
    let up: Int? = if case .one(let card) = game.faceUp { card } else { nil }
    let choice = up.map { table.second(after: $0) } ?? table.first()
    guard let choice else { return nil }
    move = choice.card.map { .flip(game.position(at: $0)) } ?? .pass
    reason = choice.reason
  }

  /// The best card to turn, or nil if the game is over or it is best to pass.
  ///
  /// - Complexity: As for ``init(for:)``.
  public static func best(for game: Game) -> Position? {
    Hint(for: game)?.position
  }
}
