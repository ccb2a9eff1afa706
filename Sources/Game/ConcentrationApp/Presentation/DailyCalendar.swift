import ConcentrationPlayers

/// The days of daily deals as a calendar: a column for each week, Monday first.
struct DailyCalendar {
  /// The rows of the days and one of the marks' meaning.
  static let height = 8

  let record: DailyRecord
  /// The day that is today, in days since 1970.
  let today: Int

  /// Whether there is a day to be shown.
  var hasDays: Bool { !record.moves.isEmpty }

  /// The result in a sentence.
  var sentence: String {
    guard hasDays else { return "Daily deals: none is finished yet." }
    let days = GamePresenter.count(record.moves.count, "day")
    return "Daily deals without help: \(days), \(record.streak(on: today)) in a row."
  }

  /// Draws as many weeks as fit into so many columns, the present one last.
  func draw(on grid: inout CellGrid, row: Int, columns: Int, palette: Palette?, isASCII: Bool) {
    let weeks = min(26, (columns - 4) / 2)
    guard weeks > 0 else { return }
    let monday = today - DailyDeal.weekday(of: today) - 7 * (weeks - 1)
    let perfect = SolitaireExpectation(pairs: 8).moves
    let (played, good, missed) = isASCII ? ("x", "*", ".") : ("■", "♦", "·")
    for (index, name) in ["Mo", "", "We", "", "Fr", "", "Su"].enumerated() {
      grid.put(name, 0, row + index, ink: palette?[.quiet])
    }
    for day in monday...today {
      let (week, weekday) = ((day - monday) / 7, DailyDeal.weekday(of: day))
      let moves = record.moves[day]
      let sign = moves.map { Double($0) <= perfect ? good : played } ?? missed
      grid.put(
        sign, 4 + 2 * week, row + weekday, ink: moves == nil ? palette?[.quiet] : palette?[.meter],
        isBold: day == today)
    }
    let meaning = "\(played) played  \(good) no more moves than a perfect player needs on average"
    grid.put(String(meaning.prefix(columns)), 0, row + 7, ink: palette?[.quiet])
  }
}
