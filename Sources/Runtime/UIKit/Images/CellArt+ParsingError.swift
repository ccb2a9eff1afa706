import Foundation

extension UIKitRuntime.CellArt {
  /// Why a text cannot be parsed as cell art.
  public enum ParsingError: Error, Hashable, Sendable {
    /// The text exceeds the maximum number of bytes.
    case tooLong(bytes: Int)
    /// The bytes are not UTF-8 text.
    case notText
    /// The first line does not name the format.
    case badHeader
    /// A line begins with none of the keywords of the format.
    case unknownLine(line: Int)
    /// A colour line does not have the form `color LETTER #RRGGBB`.
    case badColor(line: Int)
    /// A character of a row is not one column wide, or cannot be printed; the column counts from 1.
    case badCharacter(line: Int, column: Int)
    /// A letter of an ink line has no colour, or is outside its row; the column counts from 1.
    case badInk(line: Int, column: Int)
    /// An ink line does not follow a row.
    case inkWithoutRow(line: Int)
    /// There are too many rows, or a row has too many columns.
    case tooLarge(line: Int)
    /// There is no row.
    case empty
  }
}

extension UIKitRuntime.CellArt.ParsingError: CustomStringConvertible {
  /// What is wrong, where, and what was expected.
  public var description: String {
    switch self {
    case .tooLong(let bytes):
      "the picture has \(bytes) bytes; at most \(UIKitRuntime.CellArt.maximumBytes) are read"
    case .notText: "the picture is not UTF-8 text"
    case .badHeader: "line 1: expected `cellart 1`"
    case .unknownLine(let line): "line \(line): expected `|` and a row, `:` and ink, or `color`"
    case .badColor(let line): "line \(line): expected `color LETTER #RRGGBB`"
    case .badCharacter(let line, let column):
      "line \(line), column \(column): expected a printable character one column wide"
    case .badInk(let line, let column):
      "line \(line), column \(column): expected a blank or a letter with a colour, inside the row"
    case .inkWithoutRow(let line): "line \(line): expected a row before its ink"
    case .tooLarge(let line):
      "line \(line): a picture has at most \(UIKitRuntime.CellArt.maximumSide) columns and as many"
        + " rows"
    case .empty: "the picture has no row; expected `|` and its characters"
    }
  }
}
