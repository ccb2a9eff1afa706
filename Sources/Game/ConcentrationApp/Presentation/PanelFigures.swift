import ConcentrationEngine

/// The figures of a game for the panel beside its cards.
struct PanelFigures {
  /// A figure with its name, and what follows it in a quieter tone.
  struct Row {
    var name: String
    var value: String
    var rest = ""
    /// The same where there is little room.
    var shortRest = ""
    /// Whether it is of the player whose turn it is.
    var isTurn = false
  }

  /// Size and theme.
  let title: String
  /// The seed as it is written in the game's id.
  let seed: String
  let rows: [Row]
  /// The part of the pairs that was found, 0 through 1.
  let share: Double

  /// The figures of a game; without milliseconds, without its time.
  init(_ presenter: GamePresenter, milliseconds: Int64?) {
    let game = presenter.game
    title = "\(game.size) \(presenter.theme.name)"
    let id = "\(presenter.id)"
    seed = id.firstIndex(of: "#").map { String(id[$0...]) } ?? ""
    share = Double(game.pairsFound) / Double(max(1, game.pairCount))
    var rows = [
      Row(
        name: "Pairs", value: "\(game.pairsFound)", rest: "of \(game.pairCount)",
        shortRest: "/\(game.pairCount)"),
      Row(name: "Moves", value: "\(game.moves)"),
    ]
    if presenter.seats.isSolitaire {
      rows.append(Row(name: "Score", value: "\(game.scores[0])"))
    } else {
      // Whose turn it is shows a mark, not a colour.
      rows += presenter.seats.names.indices.map { seat in
        let isNext = !game.isOver && seat == game.currentPlayer
        return Row(
          name: (isNext ? ">" : "") + presenter.seats.names[seat], value: "\(game.pairs[seat])",
          rest: isNext ? "to move" : "", isTurn: isNext)
      }
    }
    if let milliseconds {
      rows.append(Row(name: "Time", value: GamePresenter.time(milliseconds)))
    }
    self.rows = rows
  }
}
