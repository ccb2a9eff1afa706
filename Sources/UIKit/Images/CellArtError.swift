import Foundation

/// Why a text is no cell art.
public enum CellArtError: Error, Hashable, Sendable {
  /// The text has more bytes than are read.
  case tooLong(bytes: Int)
  /// The bytes are no UTF-8 text.
  case notText
  /// The first line does not name the format.
  case badHeader
  /// A line begins with none of the words of the format.
  case unknownLine(line: Int)
  /// A colour line does not read `color LETTER #RRGGBB`.
  case badColor(line: Int)
  /// A character of a row is not one column wide, or cannot be printed; the column counts from 1.
  case badCharacter(line: Int, column: Int)
  /// A letter of an ink line has no colour, or stands outside its row; the column counts from 1.
  case badInk(line: Int, column: Int)
  /// An ink line follows no row.
  case inkWithoutRow(line: Int)
  /// There are more rows, or a row has more columns, than a picture may have.
  case tooLarge(line: Int)
  /// There is no row.
  case empty
}
