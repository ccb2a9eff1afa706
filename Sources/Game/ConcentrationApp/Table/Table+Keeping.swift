import ConcentrationEngine

extension GameHistory {
  /// The game in a few words, as in `4x4/shapes#7, 3 of 8 pairs`.
  var title: String { "\(parameters.id), \(game.pairsFound) of \(game.pairCount) pairs" }
}

extension Table {
  /// The game in a few words, as in `4x4/shapes#7, 3 of 8 pairs`.
  var title: String { history.title }

  /// The game as the store keeps it.
  var draft: GameDraft {
    GameDraft(text: GameJournal.text(of: history), milliseconds: milliseconds)
  }

  /// How a game that is over ended for the people at the table.
  var outcome: GameOutcome {
    guard !seats.isSolitaire else { return .won }
    let leaders = game.leaders
    let botsLead = leaders.filter(seats.bots.contains)
    if botsLead.isEmpty { return leaders.count == 1 ? .won : .drawn }
    return botsLead.count == leaders.count ? .lost : .drawn
  }
}
