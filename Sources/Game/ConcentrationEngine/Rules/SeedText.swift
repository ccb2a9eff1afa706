/// A text that stands for a deal: a number, or any words.
///
/// A decimal number up to 2⁶⁴ − 1 is the seed itself; any other text is hashed with ``FNV1a``.
/// The text is kept as it was written, so that `tuesday` can be read in a game ID.
public struct SeedText: Sendable {
  /// The longest text, in UTF-8 bytes.
  public static let longestText = 100

  /// The text as it was written.
  public let text: String
  /// The number that the generator starts from.
  public let value: UInt64

  /// A seed that is a number.
  public init(_ value: UInt64) {
    self.value = value
    text = String(value)
  }

  /// A seed of any printable text.
  ///
  /// - Parameter text: 1 through 100 UTF-8 bytes, no control characters, no blank at either end.
  /// - Throws: ``TextError`` with the column at fault.
  public init(parsing text: some StringProtocol) throws(TextError) {
    var reader = TextReader(text)
    try self.init(readingRest: &reader)
  }

  init(readingRest reader: inout TextReader) throws(TextError) {
    guard !reader.isAtEnd else { throw reader.unexpected(.seed) }
    let text = String(reader.remainder)
    guard text.utf8.count <= Self.longestText else {
      throw reader.error(.tooLong(limit: Self.longestText))
    }
    guard reader.peek != " ", text.utf8.last != UInt8(ascii: " ") else {
      throw reader.error(.unexpected(found: " ", .seed))
    }
    while let scalar = reader.peek {
      guard !scalar.isForbidden else { throw reader.unexpected(.seed) }
      reader.advance()
    }
    self.text = text
    value = Self.decimal(text) ?? FNV1a.hash(text.utf8)
  }

  /// The number that a text of decimal digits alone spells, if it fits into 64 bits.
  private static func decimal(_ text: String) -> UInt64? {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return UInt64(text)
  }
}

extension SeedText: Hashable {
  /// Two seeds are equal if they are written with the same bytes.
  ///
  /// Strings that only look equal (an accent as one scalar or two) deal different cards.
  public static func == (left: SeedText, right: SeedText) -> Bool {
    left.value == right.value && left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

extension SeedText: CustomStringConvertible {
  /// The text as it was written.
  public var description: String { text }
}
