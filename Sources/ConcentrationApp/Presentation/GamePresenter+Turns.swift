import ConcentrationEngine

extension GamePresenter {
  /// What happened between a command and its reply, and who plays next.
  package func sentences(for report: TurnReport) -> String {
    var text = ""
    // One sentence about two cards, so that a flip's sentence does not grow piece by piece.
    text.reserveCapacity(96)
    var index = 0
    while index < report.events.count {
      if !text.isEmpty { text += " " }
      let isLast = index == report.events.count - 1
      switch report.events[index] {
      case .turned(let card) where seats.bots.contains(card.player):
        let second = botsSecondCard(after: index, in: report)
        text += botSentence(card, second)
        index += second == nil ? 0 : 1
      case .turned(let card): append(card, isLast: isLast, to: &text)
      case .passed(let player, let outcome): text += passSentence(player, outcome)
      }
      index += 1
    }
    if !seats.isSolitaire { text += ending(report) }
    return text
  }

  // MARK: A person's card

  private func append(_ card: TurnedCard, isLast: Bool, to text: inout String) {
    text += card.position.description
    text += " is "
    text += word(for: card.picture)
    switch card.outcome {
    case .first: text += isLast ? ". Choose a second card." : "."
    case .match:
      text += ". Match! "
      if !game.isWon || !isLast { text += pairsFound + "." } else { text += winSentence }
    case .mismatch:
      text += ". No match with "
      if let other = card.other, let picture = card.otherPicture {
        text += other.description
        text += " "
        text += word(for: picture)
      }
      guard isLast else { return text += "." }
      text += seats.isSolitaire ? Self.turnBackAlone : Self.turnBackTogether
    }
  }

  private static var turnBackAlone: String { "; both turn back on your next flip." }
  private static var turnBackTogether: String { "; both turn back on the next flip." }

  private var winSentence: String {
    let figures =
      "\(Self.count(game.moves, "move")), \(Self.count(game.flips, "flip"))"
    return seats.isSolitaire
      ? "All \(Self.count(game.pairCount, "pair")) found: \(figures), score \(game.scores[0])."
      : "All pairs found: \(standings). \(verdict)"
  }

  // MARK: A bot's move

  private func botsSecondCard(after index: Int, in report: TurnReport) -> TurnedCard? {
    guard index + 1 < report.events.count, case .turned(let first) = report.events[index],
      case .first = first.outcome, case .turned(let second) = report.events[index + 1],
      second.player == first.player
    else { return nil }
    return second
  }

  private func botSentence(_ card: TurnedCard, _ second: TurnedCard?) -> String {
    let name = seats.names[card.player]
    let first = "\(card.position) \(word(for: card.picture))"
    guard let second else {
      return "\(name) turns \(first)" + result(of: card)
    }
    return "\(name) turns \(first) and \(second.position) \(word(for: second.picture))"
      + result(of: second)
  }

  private func result(of card: TurnedCard) -> String {
    switch card.outcome {
    case .first: "."
    case .match: ": match."
    case .mismatch: ": no match."
    }
  }

  // MARK: Turns

  private func passSentence(_ player: Int, _ outcome: PassOutcome) -> String {
    let sentence = seats.sentence(player, "passes", plural: "pass")
    return outcome == .agreedEnd
      ? sentence + ". All have passed: the game ends. \(standings). \(verdict)" : sentence + "."
  }

  /// Who plays next, or who has won where the last card did not say so.
  private func ending(_ report: TurnReport) -> String {
    guard !seats.isSolitaire, let last = report.events.last else { return "" }
    switch last {
    case .turned(let card) where game.isWon:
      return seats.bots.contains(card.player) ? " " + winSentence : ""
    case .turned(let card):
      if case .first = card.outcome { return "" }
      return " " + seats.turn(of: game.currentPlayer)
    case .passed:
      return game.isOver ? "" : " " + seats.turn(of: game.currentPlayer)
    }
  }

  /// Who has won, as in `You win.` or `A draw between Player 1 and Player 3.`.
  package var verdict: String {
    let leaders = game.leaders
    guard leaders.count == 1, let winner = leaders.first else {
      return "A draw between \(Self.list(leaders.map { seats.names[$0] }))."
    }
    return seats.sentence(winner, "wins", plural: "win") + "."
  }
}
