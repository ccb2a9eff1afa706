extension FinishedGame {
  /// The game in a list, as in `13 moves, score 12, 0:41`.
  var summary: String {
    let result = players > 1 ? ", \(outcome.rawValue)" : ""
    let assisted = isAssisted ? ", assisted" : ""
    return "\(GamePresenter.count(moves, "move")), score \(score), "
      + "\(GamePresenter.time(milliseconds))\(result)\(assisted)"
  }
}
