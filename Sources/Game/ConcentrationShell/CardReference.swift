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
    guard let letter = bytes.next(), let first = bytes.next() else { return nil }
    switch letter {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): column = Int(letter - UInt8(ascii: "a"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): column = Int(letter - UInt8(ascii: "A"))
    default: return nil
    }
    guard first != UInt8(ascii: "0") else { return nil }
    var number = 0
    var next: UInt8? = first
    while let byte = next {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), number < 100 else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      next = bytes.next()
    }
    row = number - 1
  }

  /// The cards of a word that names one or more of them, such as `b2`, `b2,c3` or `a1a2`; nil for
  /// any other word.
  package static func list(_ text: some StringProtocol) -> [CardReference]? {
    var cards: [CardReference] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      let end = rest.dropFirst().drop { $0.isASCII && $0.isNumber }.startIndex
      guard let card = CardReference(rest[..<end]) else { return nil }
      cards.append(card)
      rest = rest[end...]
      if rest.first == "," { rest.removeFirst() }
    }
    return cards.isEmpty ? nil : cards
  }

  /// The text form, lower case.
  package var description: String {
    let letter = Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(column)))
    return "\(letter)\(row + 1)"
  }
}
