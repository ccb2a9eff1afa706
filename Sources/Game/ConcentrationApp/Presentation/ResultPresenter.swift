import ConcentrationEngine
import ConcentrationPlayers

/// The result of a finished game in lines, compared with a perfect player.
struct ResultPresenter {
  let presenter: GamePresenter
  let milliseconds: Int64
  let attempts: Int
  let isAssisted: Bool
  /// The best results on boards of this size, this game included; nil before the first that counts.
  let best: SizeBest?

  /// All lines, the headline first.
  var lines: [String] {
    [headline] + figures + (presenter.seats.isSolitaire ? record + expectation : standings)
  }

  private var game: Game { presenter.game }

  private var headline: String {
    guard presenter.seats.isSolitaire else {
      return (game.isWon ? "All pairs are found. " : "All have passed. ") + presenter.verdict
    }
    return "You found all \(GamePresenter.count(game.pairCount, "pair")) of \(presenter.id)."
  }

  private var figures: [String] {
    let again = attempts > game.flips ? ", \(attempts) with those taken back" : ""
    var lines = [
      "Moves    \(game.moves)", "Flips    \(game.flips)\(again)",
      "Time     \(GamePresenter.time(milliseconds))", "Lucky    \(lucky)",
    ]
    if presenter.seats.isSolitaire { lines.insert("Score    \(game.scores[0])", at: 2) }
    if isAssisted { lines.append("Assisted by undo, hints or peeking.") }
    return lines
  }

  /// The best results so far, and whether this game is one of them.
  private var record: [String] {
    guard let best else { return [] }
    let line =
      "Best     \(GamePresenter.count(best.moves, "move")), "
      + "time \(GamePresenter.time(best.milliseconds)) on \(game.size)"
    return isAssisted ? [line] : [line] + feats(comparedWith: best)
  }

  private func feats(comparedWith best: SizeBest) -> [String] {
    guard best.games > 1 else { return ["This is your first result on \(game.size)."] }
    let feats =
      (game.moves <= best.moves ? ["moves"] : [])
      + (milliseconds <= best.milliseconds ? ["time"] : [])
    return feats.isEmpty ? [] : ["This is your best in \(GamePresenter.list(feats))."]
  }

  private var lucky: String {
    "\(GamePresenter.count(game.luckyMatches, "pair")) found at first sight"
  }

  private var standings: [String] {
    presenter.seats.names.indices.map { seat in
      "\(presenter.seats.names[seat]): \(GamePresenter.count(game.pairs[seat], "pair")), "
        + "score \(game.scores[seat])"
    }
  }

  /// The difference from the exact mean of a player who forgets nothing.
  private var expectation: [String] {
    let expected = SolitaireExpectation(pairs: game.pairCount)
    let difference = Double(game.moves) - expected.moves
    let distance = Self.decimal(abs(difference), digits: 2)
    let word = difference < 0 ? "fewer" : "more"
    return [
      "A perfect player needs \(Self.decimal(expected.moves, digits: 2)) moves on average,",
      "with \(Self.decimal(expected.lucky, digits: 2)) lucky pairs: "
        + "you needed \(distance) \(word).",
    ]
  }

  /// A number with a fixed count of decimals, rounded half away from zero, the same in every
  /// locale.
  static func decimal(_ number: Double, digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((abs(number) * scale).rounded())
    let fraction = "\(scaled % Int(scale))"
    let zeros = String(repeating: "0", count: max(0, digits - fraction.count))
    let sign = number < 0 && scaled > 0 ? "-" : ""
    return digits == 0 ? "\(sign)\(scaled)" : "\(sign)\(scaled / Int(scale)).\(zeros)\(fraction)"
  }
}
