import ConcentrationEngine

extension GamePresenter {
  /// The sentence after undo; the presenter is that of the game after it.
  package func undone(_ step: UndoneStep, _ wording: any Wording) -> String {
    switch step {
    case .step(.moves(let moves)): "Took back \(Self.words(for: moves)). \(nextStep(wording))"
    case .step(.restart): "Took back the restart. \(nextStep(wording))"
    case .game: "Took back the new game: \(id) is on the table again. \(nextStep(wording))"
    case .load: "Took back the load: \(id) is on the table again. \(nextStep(wording))"
    }
  }

  /// The sentence after redo.
  package func redone(_ step: UndoneStep, _ wording: any Wording) -> String {
    switch step {
    case .step(.moves(let moves)): "Played \(Self.words(for: moves)) again. \(nextStep(wording))"
    case .step(.restart): "Restarted again. \(nextStep(wording))"
    case .game, .load: "\(id) is on the table again. \(nextStep(wording))"
    }
  }

  /// The moves of a step, as in `b2 and c3` or `b2, c3 and 4 more`.
  private static func words(for moves: [Move]) -> String {
    let words = moves.map { move in
      switch move {
      case .flip(let position, _): "\(position)"
      case .pass: "the pass"
      }
    }
    guard words.count > 3 else { return list(words) }
    return words.prefix(2).joined(separator: ", ") + " and \(words.count - 2) more"
  }
}
