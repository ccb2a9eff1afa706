import ConcentrationEngine

extension GamePresenter {
  /// What happened between a command and its reply, and who plays next.
  ///
  /// - Parameters:
  ///   - report: what happened.
  ///   - isWhole: false for a part of what happened, after which no player is asked for a card.
  /// - Returns: The sentences.
  package func sentences(for report: TurnReport, isWhole: Bool = true) -> String {
    var text = ""
    var index = 0
    while index < report.events.count {
      if !text.isEmpty { text += " " }
      let isLast = isWhole && index == report.events.count - 1
      switch report.events[index] {
      case .turned(let card) where seats.bots.contains(card.player):
        let second = botsSecondCard(after: index, in: report)
        text += botSentence(card, second)
        index += second == nil ? 0 : 1
      case .turned(let card): text += personSentence(card, isLast: isLast)
      case .passed(let player, let outcome): text += passSentence(player, outcome)
      }
      index += 1
    }
    if isWhole, !seats.isSolitaire { text += ending(report) }
    return text
  }

  // MARK: A person's card

  private func personSentence(_ card: TurnedCard, isLast: Bool) -> String {
    guard case .match = card.outcome else {
      return card.openSentence(
        theme, pairCount: game.pairCount, isLast: isLast, isSolitaire: seats.isSolitaire)
    }
    return "\(card.position) is \(word(for: card.picture)). Match! "
      + (game.isWon && isLast ? winSentence : pairsFound + ".")
  }

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

  /// Who plays next, or who has won if the sentence on the last card does not include it.
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
