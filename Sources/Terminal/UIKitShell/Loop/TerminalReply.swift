/// What a terminal answers to a question about itself.
package enum TerminalReply: Hashable, Sendable {
  /// The colour of its background, as the light that it gives: 0 for black through 1 for white.
  case background(luminance: Double)
  /// What it is able to do, its answer to a question that every terminal answers: no other answer is to come.
  case attributes
  /// An answer that says nothing.
  case unknown

  /// Asks for the background, and for the attributes as the end of all answers.
  ///
  /// Source: XTerm control sequences, OSC 11 and DA1.
  package static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"

  /// The answer to the question for the background, without what introduces and ends it.
  ///
  /// - Parameter text: as in `11;rgb:ffff/ffff/ffff`: one to four hexadecimal digits a part.
  package init(operatingSystemCommand text: String) {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0] == "11;rgb" || parts[0] == "11;rgba" else {
      self = .unknown
      return
    }
    let values = parts[1].split(separator: "/", omittingEmptySubsequences: false).map(Self.part)
    guard values.count == (parts[0] == "11;rgb" ? 3 : 4), let red = values[0],
      let green = values[1], let blue = values[2]
    else {
      self = .unknown
      return
    }
    self = .background(luminance: 0.2126 * red + 0.7152 * green + 0.0722 * blue)
  }

  /// The light of a part of a colour, 0 through 1; nil for what is no number.
  ///
  /// A square stands for sRGB's curve, which it follows closely enough to tell dark from light.
  private static func part(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let value = Int(digits, radix: 16)
    else { return nil }
    let share = Double(value) / Double((1 << (4 * digits.count)) - 1)
    return share * share
  }
}
