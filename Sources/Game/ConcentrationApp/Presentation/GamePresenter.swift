import ConcentrationEngine

/// Puts the state of a game into words.
///
/// Source of the wording: SHELL.md "Prompt and output", "Boards", "Expectations".
package struct GamePresenter {
  let game: Game
  let id: GameID
  let theme: Theme
  let seats: Seats

  /// The symbol that a picture has on this board.
  package func symbol(for picture: Int) -> Symbol {
    theme.symbol(for: picture, pairCount: game.pairCount)
  }

  package func word(for picture: Int) -> String {
    theme.word(for: picture, pairCount: game.pairCount)
  }

  // MARK: The start and the figures

  /// The sentence after the cards have been dealt.
  package func newGame(_ wording: any Wording) -> String {
    seats.isSolitaire
      ? "New game \(id). \(wording.opening(.turnCard(sampleCard)))."
      : "New game \(id), \(players). \(seats.turn(of: game.currentPlayer))"
  }

  /// The position of a card on the board, for an example.
  private var sampleCard: Position {
    let size = game.size
    return size.position(at: size.columns > 1 && size.rows > 1 ? size.columns + 1 : 0)
  }

  private var players: String {
    seats.bots.isEmpty
      ? "\(seats.names.count) players" : "against \(Self.list(botNames))"
  }

  private var botNames: [String] {
    seats.bots.sorted().map { seats.names[$0] }
  }

  /// The sentence after a kept or saved game was continued, or undo brought a game back.
  package func continued(_ wording: any Wording) -> String {
    "Continued \(id): \(pairsFound), \(Self.count(game.flips, "flip")). \(nextStep(wording))"
  }

  /// The sentence after the same cards have been dealt again.
  package var restarted: String { "Restarted \(id): the same cards, all face down." }

  /// What the person can do now.
  func nextStep(_ wording: any Wording) -> String {
    if game.isOver { return "The game is over; \(wording.clause(.startAnotherGame))." }
    if !seats.isSolitaire { return seats.turn(of: game.currentPlayer) }
    if case .one(let index) = game.faceUp {
      return "\(game.position(at: index)) is up. Choose a second card."
    }
    return "\(wording.opening(.turnCard(sampleCard)))."
  }

  /// The pairs found, as in `3 of 8 pairs found`.
  package var pairsFound: String { "\(game.pairsFound) of \(game.pairCount) pairs found" }

  /// Flips, pairs, score and time in one sentence.
  package func score(time: String?, attempts: Int, isAssisted: Bool) -> String {
    var parts = [
      Self.count(game.flips, "flip"), pairsFound, scores,
    ]
    if attempts != game.flips { parts[0] += " (\(attempts) with those taken back)" }
    if let time { parts.append("time \(time)") }
    parts.append("game \(id)")
    if isAssisted { parts.append("assisted") }
    return parts.joined(separator: ", ") + "."
  }

  private var scores: String {
    guard !seats.isSolitaire else { return "score \(game.scores[0])" }
    return "scores " + standings
  }

  /// Each player's pairs and points, as in `You 3 pairs, score 5; Perfect 1 pair, score 2`.
  package var standings: String {
    seats.names.indices.map {
      "\(seats.names[$0]) \(Self.count(game.pairs[$0], "pair")), score \(game.scores[$0])"
    }.joined(separator: "; ")
  }

  // MARK: Words

  /// A number and its noun, as in `1 flip` and `2 flips`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  /// Words joined as in `a, b and c`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last else { return "" }
    let rest = words.dropLast()
    return rest.isEmpty ? last : rest.joined(separator: ", ") + " and " + last
  }

  /// Minutes and seconds as in `0:41`, from an hour on as in `1:02:03`.
  package static func time(_ milliseconds: Int64) -> String {
    let seconds = milliseconds / 1000
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let tail = seconds % 60 < 10 ? "0\(seconds % 60)" : "\(seconds % 60)"
    guard hours > 0 else { return "\(minutes):\(tail)" }
    return minutes < 10 ? "\(hours):0\(minutes):\(tail)" : "\(hours):\(minutes):\(tail)"
  }
}
