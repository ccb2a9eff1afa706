import ConcentrationEngine
import Foundation

/// The deal of a day: the same cards for everyone on the same date.
struct DailyDeal: Hashable {
  /// The day as `2026-11-23`; the seed of its cards.
  let date: String
  /// The day of the month and its name, as in `23 November`.
  let dateInWords: String
  let theme: String
  /// Days since 1970, by which days in a row are counted.
  let day: Int

  /// The deal of the day on which a moment falls.
  ///
  /// - Parameters:
  ///   - seconds: the moment, in seconds since 1970.
  ///   - timeZone: where the day is looked at.
  init(at seconds: Int64, in timeZone: TimeZone) {
    let day =
      (seconds + Int64(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))))
    self.init(day: Int((Double(day) / 86_400).rounded(.down)))
  }

  /// The deal of a day, in days since 1970.
  init(day: Int) {
    self.day = day
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let parts = calendar.dateComponents(
      [.year, .month, .day], from: Date(timeIntervalSince1970: Double(day) * 86_400))
    let (year, month, number) = (parts.year ?? 1970, parts.month ?? 1, parts.day ?? 1)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    date = "\(year)-\(two(month))-\(two(number))"
    dateInWords = "\(number) \(Self.months[month - 1])"
    theme = Self.themes[Self.weekday(of: day)]
  }

  /// The id of its game.
  var id: String { "\(BoardSize.standard)/\(theme)#\(date)" }

  /// From Monday, 0; the first of January 1970 was a Thursday.
  static func weekday(of day: Int) -> Int { ((day + 3) % 7 + 7) % 7 }

  /// A theme for each day of the week, from Monday.
  private static let themes = [
    "animals", "shapes", "food", "faces", "sports", "halloween", "letters",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

/// The days whose deal was finished on that day, by one person without help.
struct DailyRecord: Hashable {
  /// The moves of each such day; of several games the fewest.
  private(set) var moves: [Int: Int] = [:]

  /// The record in a history of games.
  init(_ games: some Sequence<FinishedGame>, in timeZone: TimeZone) {
    for game in games where game.isMeasured && game.id.contains("#") {
      let deal = DailyDeal(at: game.finishedAt, in: timeZone)
      guard game.id == deal.id else { continue }
      moves[deal.day] = min(moves[deal.day] ?? game.moves, game.moves)
    }
  }

  /// The record in the last games, no more of which are read than the days in a row up to a day take.
  ///
  /// - Parameters:
  ///   - day: the day on which the row ends, or the one after it.
  ///   - timeZone: the time zone of the days.
  ///   - games: the last games, the newest first, at most as many as it is asked for.
  init(endingOn day: Int, in timeZone: TimeZone, reading games: (Int) -> [FinishedGame]) {
    var limit = 32
    while true {
      let read = games(limit)
      self.init(read, in: timeZone)
      guard read.count == limit, limit < Self.mostGames, let oldest = read.last else { return }
      // A game from before the first missing day says that all of that day were read.
      if DailyDeal(at: oldest.finishedAt, in: timeZone).day < missingDay(before: day) { return }
      limit = min(limit * 8, Self.mostGames)
    }
  }

  /// Games of which the daily ones are looked for: more than a year of several each day.
  static var mostGames: Int { 2_000 }

  /// Days in a row up to a day, or up to the day before while that one is still to come.
  func streak(on day: Int) -> Int {
    (moves[day] == nil ? day - 1 : day) - missingDay(before: day)
  }

  /// The last day before the days in a row that end with a day, or with the day before while it is
  /// still to come.
  private func missingDay(before day: Int) -> Int {
    var last = moves[day] == nil ? day - 1 : day
    while moves[last] != nil { last -= 1 }
    return last
  }
}

extension AppContext {
  /// The deal of this day.
  var dailyDeal: DailyDeal {
    DailyDeal(at: environment.currentTime(), in: environment.timeZone())
  }

  /// The days that were finished; none where the store cannot be read.
  var dailyRecord: DailyRecord {
    DailyRecord(lastGames(DailyRecord.mostGames), in: environment.timeZone())
  }

  /// The days in a row up to this one, and perhaps earlier days.
  var dailyRow: DailyRecord {
    DailyRecord(endingOn: dailyDeal.day, in: environment.timeZone(), reading: lastGames)
  }

  /// The last games, the newest first; none where the store cannot be read.
  func lastGames(_ limit: Int) -> [FinishedGame] {
    ((try? environment.store.recentGames(limit: limit)) ?? []).map(\.game)
  }
}
