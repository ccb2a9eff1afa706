/// Formats numbers, the same in every locale.
enum Decimals {
  /// A number with a fixed number of decimals, 0 through 9.
  static func text(_ value: Double, _ decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((abs(value) * Double(scale)).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    let fraction = String(scaled % scale)
    guard decimals > 0 else { return "\(sign)\(scaled)" }
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(sign)\(scaled / scale).\(zeros)\(fraction)"
  }

  /// An integer with its digits in groups of three.
  static func grouped(_ value: Int) -> String {
    var digits = String(value.magnitude)
    var index = digits.count - 3
    while index > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: index))
      index -= 3
    }
    return (value < 0 ? "-" : "") + digits
  }

  /// A text with blanks before it, so that columns align.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
