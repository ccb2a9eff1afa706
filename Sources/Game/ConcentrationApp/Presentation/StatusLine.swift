import ConcentrationEngine

/// The line below a board with flips, pairs, score and time, as many as fit.
///
/// Source: SHELL.md "Boards".
struct StatusLine {
  let presenter: GamePresenter
  /// The game's time in milliseconds, or nil to leave it out.
  let milliseconds: Int64?
  /// Cards ever turned, also those taken back.
  let attempts: Int

  /// The longest form that fits.
  func text(width: Int) -> String {
    for parts in [wideParts, wideParts.dropLast()] {
      let wide = "    " + parts.joined(separator: "   ")
      if wide.count < width { return wide }
    }
    var parts = narrowParts
    while parts.count > 1, parts.joined(separator: "  ").count > width { parts.removeLast() }
    return String(parts.joined(separator: "  ").prefix(width))
  }

  private var flips: String {
    let game = presenter.game
    return attempts == game.flips ? "Flips \(game.flips)" : "Flips \(game.flips) (\(attempts))"
  }

  private var pairs: String { "Pairs \(presenter.game.pairsFound)/\(presenter.game.pairCount)" }

  private var wideParts: [String] {
    var parts = [flips, pairs] + playerParts
    if let milliseconds { parts.append("Time \(GamePresenter.time(milliseconds))") }
    return parts + ["\(presenter.id)"]
  }

  private var narrowParts: [String] {
    var parts = [flips, pairs] + playerParts
    if let milliseconds { parts.append(GamePresenter.time(milliseconds)) }
    return parts
  }

  /// The score, or for several players the pairs of each with a mark at the current player.
  private var playerParts: [String] {
    let game = presenter.game
    guard !presenter.seats.isSolitaire else { return ["Score \(game.scores[0])"] }
    return presenter.seats.names.indices.map { seat in
      let mark = !game.isOver && seat == game.currentPlayer ? ">" : ""
      return "\(mark)\(presenter.seats.names[seat]) \(game.pairs[seat])"
    }
  }
}
