import ConcentrationEngine

extension Table {
  /// What happened between a command and its reply, and who plays next.
  package func sentences(for report: TurnReport) -> String {
    // The common case, a person alone who turns a card: it needs no copy of the game.
    if seats.isSolitaire, report.events.count == 1, case .turned(let card) = report.events[0],
      !card.isMatch
    {
      return card.openSentence(
        theme, pairCount: history.game.pairCount, isLast: true, isSolitaire: true)
    }
    return presenter.sentences(for: report)
  }
}

extension TurnedCard {
  /// Whether the card completed a pair.
  var isMatch: Bool {
    if case .match = outcome { true } else { false }
  }

  /// The sentence on a card that completed no pair.
  ///
  /// - Parameters:
  ///   - theme: The theme of the game.
  ///   - pairCount: Pairs on the board.
  ///   - isLast: Whether nothing has happened after it.
  ///   - isSolitaire: Whether a person plays alone.
  /// - Returns: One sentence, or two where the next step is said.
  func openSentence(
    _ theme: Theme, pairCount: Int, isLast: Bool, isSolitaire: Bool
  ) -> String {
    let word = theme.word(for: picture, pairCount: pairCount)
    let otherWord = otherPicture.map { theme.word(for: $0, pairCount: pairCount) } ?? ""
    // Two positions take eight bytes at most, the fixed words between them seventy.
    let capacity = word.utf8.count + otherWord.utf8.count + 80
    return SentenceBuffer.sentence(capacity: capacity) { text in
      text.append(position)
      text.append(" is ")
      text.append(word)
      guard case .mismatch = outcome, let other else {
        return text.append(isLast ? ". Choose a second card." : ".")
      }
      text.append(". No match with ")
      text.append(other)
      text.append(" ")
      text.append(otherWord)
      guard isLast else { return text.append(".") }
      text.append(
        isSolitaire ? "; both turn back on your next flip." : "; both turn back on the next flip.")
    }
  }
}
