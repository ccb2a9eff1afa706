/// The time at the start of a console's line: `2026-11-23 13:22:11.123456+0100`.
enum ConsoleTime {
  /// Nanoseconds since 1970 in the clock of the log; nil without a date and a time of day.
  static func nanoseconds(in words: [Substring]) -> Int? {
    for (date, time) in zip(words, words.dropFirst()) {
      let days = date.split(separator: "-", omittingEmptySubsequences: false).compactMap { Int($0) }
      guard days.count == 3, 1970...9999 ~= days[0], 1...12 ~= days[1], 1...31 ~= days[2],
        let seconds = secondsOfDay(time.prefix { $0.isNumber || $0 == ":" || $0 == "." })
      else { continue }
      return (dayNumber(days[0], days[1], days[2]) * 86_400) * 1_000_000_000 + seconds
    }
    return nil
  }

  private static func secondsOfDay(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let hours = Int(parts[0]), let minutes = Int(parts[1]),
      let seconds = Double(parts[2]), 0..<24 ~= hours, 0..<60 ~= minutes, 0..<61 ~= seconds
    else { return nil }
    return (hours * 3600 + minutes * 60) * 1_000_000_000 + Int((seconds * 1_000_000_000).rounded())
  }

  /// Days since 1970 in the Gregorian calendar.
  ///
  /// Source: H. Fliegel, T. van Flandern, A machine algorithm for processing calendar dates,
  /// Communications of the ACM 1968.
  private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shift = (month - 14) / 12
    return (1461 * (year + 4800 + shift)) / 4 + (367 * (month - 2 - 12 * shift)) / 12
      - (3 * ((year + 4900 + shift) / 100)) / 4 + day - 32_075 - 2_440_588
  }
}
