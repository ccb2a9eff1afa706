/// A cursor in one line of text that tracks its column.
///
/// It reads Unicode scalars, not characters, so that a combining mark is never part of the letter
/// before it.
struct TextReader {
  private var rest: Substring.UnicodeScalarView
  let line: Int
  private(set) var column = 1

  init(_ text: some StringProtocol, line: Int = 1) {
    rest = Substring(text).unicodeScalars
    self.line = line
  }

  var peek: Unicode.Scalar? { rest.first }
  var isAtEnd: Bool { rest.isEmpty }
  /// What has not been read yet.
  var remainder: Substring { Substring(rest) }

  mutating func advance() {
    if rest.popFirst() != nil { column += 1 }
  }

  /// Skips `scalar` if it is next.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    advance()
    return true
  }

  /// Reads scalars as long as they satisfy a condition, at most `limit`.
  mutating func read(atMost limit: Int, while condition: (Unicode.Scalar) -> Bool) -> String {
    var taken = String.UnicodeScalarView()
    while taken.count < limit, let scalar = rest.first, condition(scalar) {
      taken.append(scalar)
      advance()
    }
    return String(taken)
  }

  /// A decimal number of ASCII digits.
  mutating func number(upTo largest: Int, for element: TextElement) throws(TextError) -> Int {
    let start = self
    var value = 0
    while let digit = peek.flatMap(Self.decimalDigit) {
      advance()
      value = value * 10 + digit
      guard value <= largest else { throw start.unexpected(element) }
    }
    guard column > start.column else { throw start.unexpected(element) }
    return value
  }

  /// Throws if any text is left.
  func expectEnd(after element: TextElement) throws(TextError) {
    guard !isAtEnd else { return }
    throw unexpected(element)
  }

  func error(_ problem: TextProblem) -> TextError {
    TextError(line: line, column: column, problem: problem)
  }

  /// The error for the text here in place of `element`.
  func unexpected(_ element: TextElement) -> TextError {
    guard let scalar = peek else { return error(.missing(element)) }
    if scalar.isForbidden { return error(.controlCharacter(scalar.value)) }
    return error(.unexpected(found: excerpt, element))
  }

  /// The next word, at most 16 scalars of it.
  private var excerpt: String {
    var taken = String.UnicodeScalarView()
    for scalar in rest.prefix(16) {
      guard !scalar.isForbidden, scalar != " " || taken.isEmpty else { break }
      taken.append(scalar)
    }
    return String(taken)
  }

  static func decimalDigit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "0"..."9": Int(scalar.value - 0x30)
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether it could control a terminal or be invisible in a text: controls, bidirectional marks,
  /// line ends.
  var isForbidden: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: value != 0x200D  // The zero-width joiner of emoji is harmless.
    default: false
    }
  }

  /// Whether names of themes and levels may contain it: a small ASCII letter, a digit or `-`.
  var isNameScalar: Bool {
    switch self {
    case "a"..."z", "0"..."9", "-": true
    default: false
    }
  }
}
