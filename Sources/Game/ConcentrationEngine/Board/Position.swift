/// The place of a card: a column and a row, both counted from 0 at the top left.
///
/// Its text is that of a spreadsheet, a column letter and a row number: `b2` is column 1, row 1. A
/// position may be outside of a board; see ``BoardSize/contains(_:)``.
@frozen
public struct Position: Hashable, Sendable {
  /// The largest row number that a text may have; boards have at most 99.
  public static let largestRowNumber = 999

  @usableFromInline let storedColumn: UInt8
  @usableFromInline let storedRow: UInt16

  /// The place in a column and a row.
  ///
  /// - Parameters:
  ///   - column: 0 through 25.
  ///   - row: 0 through 998.
  /// - Precondition: both are in their range.
  @inlinable
  public init(column: Int, row: Int) {
    precondition(column >= 0 && column < BoardSize.largestColumns, "a column is 0 through 25")
    precondition(row >= 0 && row < Self.largestRowNumber, "a row is 0 through 998")
    storedColumn = UInt8(truncatingIfNeeded: column)
    storedRow = UInt16(truncatingIfNeeded: row)
  }

  /// The column, 0 through 25.
  @inlinable public var column: Int { Int(storedColumn) }
  /// The row, 0 through 998.
  @inlinable public var row: Int { Int(storedRow) }
}

extension Position: Comparable {
  /// Reading order: row by row, each from the left.
  @inlinable
  public static func < (left: Position, right: Position) -> Bool {
    (left.row, left.column) < (right.row, right.column)
  }
}

extension Position: CustomStringConvertible {
  /// Column letter and row number, as in `b2`.
  public var description: String {
    String(unsafeUninitializedCapacity: Self.longestText) { write(to: $0) }
  }

  /// The most bytes that a position's text has.
  package static var longestText: Int { 4 }

  /// Writes the text as ASCII to the beginning of some memory, which has room for it.
  ///
  /// - Returns: how many bytes the text has.
  package func write(to bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
    bytes[0] = UInt8(ascii: "a") + storedColumn
    let number = row + 1
    var count = 1
    var unit = number >= 100 ? 100 : number >= 10 ? 10 : 1
    while unit > 0 {
      bytes[count] = UInt8(ascii: "0") + UInt8(number / unit % 10)
      count += 1
      unit /= 10
    }
    return count
  }

  /// The letter of the column, `a` through `z`.
  public var columnLetter: Character {
    Character(Unicode.Scalar(UInt8(ascii: "a") + storedColumn))
  }

  /// The position that a text such as `b2` or `B2` names, on the board or off it.
  ///
  /// - Throws: ``TextError`` with the column at fault.
  public init(parsing text: some StringProtocol) throws(TextError) {
    var reader = TextReader(text)
    try self.init(reading: &reader)
    try reader.expectEnd(after: .card)
  }

  /// Reads a position; an error names the element, a card or what it is a part of.
  init(reading reader: inout TextReader, as element: TextElement = .card) throws(TextError) {
    let start = reader
    guard let column = reader.peek.flatMap(PictureLabel.digit) else {
      throw start.unexpected(element)
    }
    reader.advance()
    guard reader.peek.flatMap(TextReader.decimalDigit) != nil else {
      throw start.unexpected(element)
    }
    let row = reader
    let number = try reader.number(upTo: Self.largestRowNumber, for: .rowNumber)
    guard number > 0 else {
      throw row.unexpected(.rowNumber)
    }
    self.init(column: column, row: number - 1)
  }
}
