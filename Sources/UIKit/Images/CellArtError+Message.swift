import Foundation

extension CellArtError: CustomStringConvertible {
  /// What is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .tooLong(let bytes):
      "the picture has \(bytes) bytes; at most \(CellArt.maximumBytes) are read"
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
      "line \(line): a picture has at most \(CellArt.maximumSide) columns and as many rows"
    case .empty: "the picture has no row; expected `|` and its characters"
    }
  }
}
