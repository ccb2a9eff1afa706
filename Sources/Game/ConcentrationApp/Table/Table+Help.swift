import ConcentrationEngine
import ConcentrationPlayers

extension Table {
  /// Looks at a card without playing; the game counts as assisted from now on.
  ///
  /// - Returns: What is on the card, in one sentence.
  /// - Throws: `SessionError.move` for a card off the board.
  package func peek(at position: Position) throws(SessionError) -> String {
    guard let index = game.index(of: position) else {
      throw refusal(.offBoard(position, game.size))
    }
    markAssisted()
    let word = presenter.word(for: game.picture(at: index))
    return "\(position) is \(word), seen by peeking; the game counts as assisted."
  }

  /// Looks at all cards without playing; the game counts as assisted from now on.
  ///
  /// - Returns: One sentence for each row.
  package func peekAtAll() -> [String] {
    markAssisted()
    let rows = (0..<game.size.rows).map { row in
      let cards = (0..<game.size.columns).map { column in
        let index = row * game.size.columns + column
        let word = presenter.word(for: game.picture(at: index))
        return "\(BoardLabels.letter(ofColumn: column)) \(word)"
      }
      return "Row \(row + 1): \(cards.joined(separator: ", "))."
    }
    return rows + ["The game counts as assisted."]
  }

  /// Names the best card to turn, from what has been seen; unless that is just any new card, the
  /// game counts as assisted from now on.
  ///
  /// - Returns: The card and why, in one sentence.
  /// - Throws: `SessionError.noHint` when the game is over.
  package func hint() throws(SessionError) -> String {
    guard let hint = Hint(for: game) else { throw .noHint }
    // Anybody could have said that.
    guard hint.reason != .newCard else { return "\(hint.sentence) This hint costs nothing." }
    markAssisted()
    return "\(hint.sentence) The game counts as assisted."
  }

  private func markAssisted() {
    guard !isAssisted else { return }
    history.markAssisted()
    delegate.table(self, didMake: .assistance, wasOver: isOver)
  }

  /// Flips, pairs, score and, if `showsTime`, the time in one sentence.
  package func score(showsTime: Bool) -> String {
    presenter.score(
      time: showsTime ? GamePresenter.time(milliseconds) : nil, attempts: attempts,
      isAssisted: isAssisted)
  }
}
