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

  /// Days in a row up to a day, or up to the day before while that one is still to come.
  func streak(on day: Int) -> Int {
    var last = moves[day] == nil ? day - 1 : day
    var count = 0
    while moves[last] != nil {
      count += 1
      last -= 1
    }
    return count
  }
}

extension AppContext {
  /// The deal of this day.
  var dailyDeal: DailyDeal {
    DailyDeal(at: environment.currentTime(), in: environment.timeZone())
  }

  /// The days that were finished; none where the store cannot be read.
  var dailyRecord: DailyRecord {
    let games = (try? environment.store.recentGames(limit: Self.rememberedGames)) ?? []
    return DailyRecord(games.map(\.game), in: environment.timeZone())
  }

  /// Games of which the daily ones are looked for: more than a year of several each day.
  private static var rememberedGames: Int { 2_000 }
}
