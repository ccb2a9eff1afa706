import Foundation

extension UIKitRuntime.CellArt {
  /// Reads cell art from its text form.
  ///
  /// - Throws: `ParsingError` with the line and column of the first mistake.
  /// - Complexity: O(n) in the bytes, of which at most `maximumBytes` are read.
  public init(parsing data: Data) throws(ParsingError) {
    guard data.count <= Self.maximumBytes else { throw .tooLong(bytes: data.count) }
    guard let text = String(data: data, encoding: .utf8) else { throw .notText }
    try self.init(parsing: text)
  }

  /// Reads cell art from its text form.
  ///
  /// - Throws: `ParsingError` with the line and column of the first mistake.
  public init(parsing text: String) throws(ParsingError) {
    guard text.utf8.count <= Self.maximumBytes else { throw .tooLong(bytes: text.utf8.count) }
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard lines.first == "cellart 1" else { throw .badHeader }
    var reader = Reader()
    for (index, line) in lines.enumerated().dropFirst() {
      try reader.read(line, number: index + 1)
    }
    guard !reader.rows.isEmpty else { throw .empty }
    self.init(rows: reader.rows)
  }

  /// The text form, from which an equal image can be parsed.
  public var text: String {
    var letters: [UIColor: Character] = [:]
    var lines = ["cellart 1"]
    for color in cells.compactMap(\.color) where letters[color] == nil {
      guard letters.count < Reader.letters.count else { break }
      let letter = Reader.letters[letters.count]
      letters[color] = letter
      lines.append("color \(letter) \(Reader.hexadecimal(color))")
    }
    for row in 0..<rows {
      let cells = (0..<columns).map { self[column: $0, row: row] }
      lines.append("|" + String(cells.map(\.character)))
      guard cells.contains(where: { $0.color != nil }) else { continue }
      lines.append(":" + String(cells.map { cell in cell.color.flatMap { letters[$0] } ?? " " }))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension UIKitRuntime.CellArt {
  /// Collects the rows of cell art line by line.
  fileprivate struct Reader {
    static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

    private(set) var rows: [[Cell]] = []
    private var palette: [Character: UIColor] = [:]
    private let measure = UIKitRuntime.TextMeasure.standard

    mutating func read(_ line: Substring, number: Int) throws(ParsingError) {
      switch line.first {
      case "|": try readRow(line.dropFirst(), number: number)
      case ":": try readInk(line.dropFirst(), number: number)
      case "c" where line.hasPrefix("color "): try readColor(line, number: number)
      default: throw .unknownLine(line: number)
      }
    }

    private mutating func readRow(_ text: Substring, number: Int) throws(ParsingError) {
      guard rows.count < UIKitRuntime.CellArt.maximumSide,
        text.count <= UIKitRuntime.CellArt.maximumSide
      else {
        throw .tooLarge(line: number)
      }
      var row: [Cell] = []
      for character in text {
        guard UIKitRuntime.CellArt.isAllowed(character, measure) else {
          throw .badCharacter(line: number, column: row.count + 2)
        }
        row.append(Cell(character))
      }
      rows.append(row)
    }

    private mutating func readInk(_ text: Substring, number: Int) throws(ParsingError) {
      guard var row = rows.popLast() else { throw .inkWithoutRow(line: number) }
      for (column, letter) in text.enumerated() where letter != " " {
        guard column < row.count, let color = palette[letter] else {
          throw .badInk(line: number, column: column + 2)
        }
        row[column].color = color
      }
      rows.append(row)
    }

    private mutating func readColor(_ line: Substring, number: Int) throws(ParsingError) {
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 3, words[1].count == 1, let letter = words[1].first,
        Self.letters.contains(letter), let color = Self.color(words[2])
      else { throw .badColor(line: number) }
      palette[letter] = color
    }

    private static func color(_ text: Substring) -> UIColor? {
      let digits = text.dropFirst()
      guard text.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
        let value = Int(digits, radix: 16)
      else { return nil }
      return UIColor(
        red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255,
        blue: CGFloat(value & 255) / 255, alpha: 1)
    }

    static func hexadecimal(_ color: UIColor) -> String {
      let parts = [color.redValue, color.greenValue, color.blueValue]
      let digits = parts.map { part in
        let text = String(Int((part * 255).rounded()), radix: 16)
        return text.count == 1 ? "0" + text : text
      }
      return "#" + digits.joined()
    }
  }
}
