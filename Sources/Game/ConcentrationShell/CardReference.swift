import UIKitShell

/// A card as typed: a column letter and a row number, from the top left, like `b2`.
///
/// It may be off the board; the board decides.
package struct CardReference: Hashable, Sendable, CustomStringConvertible {
  /// The column, zero-based, 0 through 25.
  package var column: Int
  /// The row, zero-based, 0 through 998.
  package var row: Int

  /// Creates a reference from a zero-based column and row.
  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// A card from its text; nil unless it is one letter and one to three digits, the first not 0.
  package init?(_ text: some StringProtocol) {
    var bytes = text.utf8.makeIterator()
    guard let letter = bytes.next(), let read = Self.read(letter, &bytes), read.next == nil
    else { return nil }
    self = read.card
  }

  /// Calls a closure with each card of a word such as `b2`, `b2,c3` or `a1a2`.
  ///
  /// A flip by script comes through here, so no list is made.
  ///
  /// - Returns: Whether the word names cards and nothing else.
  package static func forEach(
    in text: some StringProtocol, _ body: (CardReference) -> Void
  ) -> Bool {
    var bytes = text.utf8.makeIterator()
    var next = bytes.next()
    guard next != nil else { return false }
    while let letter = next {
      guard let read = read(letter, &bytes) else { return false }
      body(read.card)
      next = read.next == UInt8(ascii: ",") ? bytes.next() : read.next
    }
    return true
  }

  /// Reads the row after a column's letter, up to the first byte that is no digit.
  private static func read(
    _ letter: UInt8, _ bytes: inout some IteratorProtocol<UInt8>
  ) -> (card: CardReference, next: UInt8?)? {
    let column: UInt8
    switch letter {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): column = letter - UInt8(ascii: "a")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): column = letter - UInt8(ascii: "A")
    default: return nil
    }
    var row = 0
    var next = bytes.next()
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      row = row * 10 + Int(byte - UInt8(ascii: "0"))
      // A leading zero, or a fourth digit.
      guard row > 0, row < 1000 else { return nil }
      next = bytes.next()
    }
    return row > 0 ? (CardReference(column: Int(column), row: row - 1), next) : nil
  }

  /// The text form, lower case.
  package var description: String {
    let letter = Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(column)))
    return "\(letter)\(row + 1)"
  }
}
