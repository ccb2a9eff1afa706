/// The numbers of columns and rows of cards on the table.
///
/// Its text is columns, `x`, rows: `6x4` is six wide and four high.
@frozen
public struct BoardSize: Hashable, Sendable {
  /// The widest board: a column is named by one letter.
  public static let largestColumns = 26
  /// The highest board: a row is named by at most two digits.
  public static let largestRows = 99
  /// The default size.
  public static let standard = BoardSize(uncheckedColumns: 4, uncheckedRows: 4)

  @usableFromInline let storedColumns: UInt8
  @usableFromInline let storedRows: UInt8

  /// A board of `columns` × `rows` cards.
  ///
  /// - Parameters:
  ///   - columns: 1 through 26.
  ///   - rows: 1 through 99.
  /// - Throws: ``BoardSizeError`` if a side is out of its range or the number of cards is odd.
  public init(columns: Int, rows: Int) throws(BoardSizeError) {
    guard columns >= 1, rows >= 1 else {
      throw .tooSmall(columns: columns, rows: rows)
    }
    guard columns <= Self.largestColumns, rows <= Self.largestRows else {
      throw .tooLarge(columns: columns, rows: rows)
    }
    guard (columns * rows).isMultiple(of: 2) else {
      throw .oddCardCount(columns: columns, rows: rows)
    }
    self.init(uncheckedColumns: UInt8(columns), uncheckedRows: UInt8(rows))
  }

  private init(uncheckedColumns: UInt8, uncheckedRows: UInt8) {
    storedColumns = uncheckedColumns
    storedRows = uncheckedRows
  }

  /// Cards in a row, 1 through 26.
  @inlinable public var columns: Int { Int(storedColumns) }
  /// Cards in a column, 1 through 99.
  @inlinable public var rows: Int { Int(storedRows) }
  /// Cards on the table, 2 through 2,574.
  @inlinable public var cardCount: Int { columns &* rows }
  /// Pairs on the table, 1 through 1,287.
  @inlinable public var pairCount: Int { cardCount / 2 }

  /// Whether the board has a card at `position`.
  @inlinable
  public func contains(_ position: Position) -> Bool {
    position.column < columns && position.row < rows
  }

  /// The number of the card at `position`, counted row by row from 0, or nil off the board.
  @inlinable
  public func index(of position: Position) -> Int? {
    contains(position) ? position.row &* columns &+ position.column : nil
  }

  /// Where the card with a number lies.
  ///
  /// - Precondition: `index` is 0 up to, not including, ``cardCount``.
  @inlinable
  public func position(at index: Int) -> Position {
    precondition(index >= 0 && index < cardCount, "no card has this number")
    let (row, column) = UInt32(truncatingIfNeeded: index)
      .quotientAndRemainder(dividingBy: UInt32(storedColumns))
    return Position(column: Int(column), row: Int(row))
  }

  /// All positions, row by row.
  public var positions: [Position] {
    (0..<cardCount).map(position(at:))
  }
}

/// Why a board cannot have a size.
public enum BoardSizeError: Error, Hashable, Sendable {
  /// A side has no cards at all.
  case tooSmall(columns: Int, rows: Int)
  /// A side is longer than 26 columns or 99 rows.
  case tooLarge(columns: Int, rows: Int)
  /// One card would have no partner.
  case oddCardCount(columns: Int, rows: Int)
}

extension BoardSize: CustomStringConvertible {
  /// Columns, `x`, rows: `4x4`.
  public var description: String { "\(columns)x\(rows)" }

  /// The size that a text such as `6x4` names.
  ///
  /// - Throws: ``TextError`` with the column at fault.
  public init(parsing text: some StringProtocol) throws(TextError) {
    var reader = TextReader(text)
    try self.init(reading: &reader)
    try reader.expectEnd(after: .size)
  }

  init(reading reader: inout TextReader) throws(TextError) {
    let start = reader
    let columns = try reader.number(upTo: 999_999, for: .size)
    guard reader.skip("x") || reader.skip("X") else {
      throw reader.unexpected(.size)
    }
    let rows = try reader.number(upTo: 999_999, for: .size)
    do throws(BoardSizeError) {
      try self.init(columns: columns, rows: rows)
    } catch {
      throw start.error(.size(error))
    }
  }
}
