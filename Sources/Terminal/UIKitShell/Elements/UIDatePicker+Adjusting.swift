import UIKit

extension UIDatePicker: AdjustableControl {
  var valueInWords: String {
    datePickerMode == .countDownTimer
      ? Self.text(ofDuration: countDownDuration) : words(for: date)
  }

  var adjustments: [String] { ["+", "-", Self.form(of: datePickerMode)] }

  func adjust(to text: String) -> Adjustment {
    if datePickerMode == .countDownTimer { return adjustDuration(to: text) }
    let step: Calendar.Component = datePickerMode == .date ? .day : .minute
    switch text {
    case "+": return choose(zonedCalendar.date(byAdding: step, value: 1, to: date))
    case "-": return choose(zonedCalendar.date(byAdding: step, value: -1, to: date))
    default: return choose(date(readFrom: text))
    }
  }

  /// A minute more or less, or hours and minutes.
  private func adjustDuration(to text: String) -> Adjustment {
    let old = countDownDuration
    switch text {
    case "+": return stepped(chooseDuration(old + 60) && countDownDuration != old, end: "maximum")
    case "-": return stepped(chooseDuration(old - 60) && countDownDuration != old, end: "minimum")
    default:
      guard let time = Self.numbers(text[...], separator: ":", count: 2), time[1] < 60 else {
        return .unreadable
      }
      let wanted = TimeInterval(time[0] * 3600 + time[1] * 60)
      guard chooseDuration(wanted) else { return .kept("it cannot be used now") }
      if countDownDuration == wanted { return .changed }
      return .moved("a countdown has from 00:01 to 23:59")
    }
  }

  private func choose(_ wanted: Date?) -> Adjustment {
    guard let wanted else { return .unreadable }
    guard chooseDate(wanted) else { return .kept("it cannot be used now") }
    if date == wanted { return .changed }
    let limit = date > wanted ? "minimum" : "maximum"
    let side = date > wanted ? "before" : "after"
    return .moved("the \(limit), for \(words(for: wanted)) is \(side) it")
  }

  /// A day, a time, or both; what is left out stays as it is.
  private func date(readFrom text: String) -> Date? {
    var parts = zonedCalendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let words = text.split(separator: " ")
    guard !words.isEmpty, words.count <= 2 else { return nil }
    for word in words {
      if let day = Self.numbers(word, separator: "-", count: 3), datePickerMode != .time {
        (parts.year, parts.month, parts.day) = (day[0], day[1], day[2])
      } else if let time = Self.numbers(word, separator: ":", count: 2), datePickerMode != .date {
        (parts.hour, parts.minute) = (time[0], time[1])
      } else {
        return nil
      }
    }
    guard parts.isValidDate(in: zonedCalendar) else { return nil }
    return zonedCalendar.date(from: parts)
  }

  private static func numbers(
    _ word: Substring, separator: Character, count: Int
  ) -> [Int]? {
    let parts = word.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    return parts.count == count && numbers.count == count ? numbers : nil
  }

  private static func form(of mode: Mode) -> String {
    switch mode {
    case .time, .countDownTimer: "HH:MM"
    case .date: "YYYY-MM-DD"
    case .dateAndTime: "YYYY-MM-DD HH:MM"
    }
  }

  private var zonedCalendar: Calendar {
    var calendar = calendar
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  private func words(for date: Date) -> String {
    let parts = zonedCalendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = [parts.year, parts.month, parts.day].map(Self.digits).joined(separator: "-")
    let time = [parts.hour, parts.minute].map(Self.digits).joined(separator: ":")
    switch datePickerMode {
    case .time, .countDownTimer: return time
    case .date: return day
    case .dateAndTime: return "\(day) \(time)"
    }
  }

  private static func digits(_ number: Int?) -> String {
    let text = String(number ?? 0)
    return text.count == 1 ? "0" + text : text
  }
}
