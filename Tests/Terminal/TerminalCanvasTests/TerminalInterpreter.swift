import TerminalCanvas

/// A terminal as small as the tests need: it obeys the sequences that our encoder may write.
///
/// Independent of `Canvas` on purpose: it keeps its own grid and knows nothing of diffs.
struct TerminalInterpreter {
  struct Glyph: Equatable {
    var text = " "
    var style = Style.plain

    init() {}

    /// A blank shows no glyph, so how it would look is no part of what is seen.
    init(text: String, style: Style) {
      (self.text, self.style) = (text, style)
      // The lower half over a ground is the upper half of that colour over the other.
      if text == "▄", let glyph = style.foreground, let ground = style.background,
        style == Style(foreground: glyph, background: ground)
      {
        (self.text, self.style) = ("▀", Style(foreground: ground, background: glyph))
      }
      guard text == " ", !style.isReversed, !style.isUnderlined, !style.isStruckThrough
      else { return }
      self.style.foreground = nil
      self.style.isBold = false
      self.style.isDim = false
    }
  }

  struct Unexpected: Error, CustomStringConvertible {
    let description: String
  }

  let width: Int
  let height: Int
  private(set) var grid: [[Glyph]]
  private var column = 0
  private var row = 0
  private var style = Style.plain
  private var isAboutToWrap = false

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    grid = Array(repeating: Array(repeating: Glyph(), count: width), count: height)
  }

  /// What a canvas would look like here: the second half of a wide glyph is an empty text.
  static func expectation(of canvas: Canvas, depth: ColorDepth = .exact) -> [[Glyph]] {
    (0..<canvas.height).map { row in
      (0..<canvas.width).map { column in
        let cell = canvas[column, row]
        return Glyph(
          text: cell.isContinuation ? "" : String(cell.character),
          style: depth == .none ? .plain : cell.style)
      }
    }
  }

  mutating func feed(_ bytes: [UInt8]) throws {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": try obey(&rest)
      case "\n": lineFeed()
      default: try write(character)
      }
    }
  }

  private mutating func lineFeed() {
    isAboutToWrap = false
    column = 0
    row = min(row + 1, height - 1)
  }

  private mutating func write(_ character: Character) throws {
    let columns = DisplayWidth.of(character)
    guard columns > 0, character.asciiValue.map({ $0 >= 0x20 && $0 != 0x7F }) ?? true else {
      throw Unexpected(description: "raw \(character.unicodeScalars.map(\.value))")
    }
    guard !isAboutToWrap, column + columns <= width else {
      throw Unexpected(description: "wrapped at row \(row) by \(character)")
    }
    cut(column)
    if columns == 2 { cut(column + 1) }
    grid[row][column] = Glyph(text: String(character), style: style)
    if columns == 2 { grid[row][column + 1] = Glyph(text: "", style: style) }
    isAboutToWrap = column + columns == width
    column = min(column + columns, width - 1)
  }

  /// Half a wide glyph vanishes with its other half.
  private mutating func cut(_ column: Int) {
    if grid[row][column].text.isEmpty { grid[row][column - 1].text = " " }
    if column + 1 < width, grid[row][column + 1].text.isEmpty { grid[row][column + 1].text = " " }
  }

  private mutating func obey(_ rest: inout Substring) throws {
    guard rest.popFirst() == "[" else { throw Unexpected(description: "not CSI") }
    var parameters = ""
    while let next = rest.first, next.isNumber || next == ";" || next == "?" {
      parameters.append(rest.removeFirst())
    }
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    let final = rest.popFirst()
    switch final {
    case "H": move(column: numbers[1] - 1, row: numbers[0] - 1)
    case "G": move(column: numbers[0] - 1, row: row)
    case "K": try eraseLine(from: column)
    case "m": select(numbers)
    default: throw Unexpected(description: "CSI \(parameters) \(final.map(String.init) ?? "end")")
    }
    guard row < height, column < width else { throw Unexpected(description: "moved outside") }
  }

  private mutating func move(column: Int, row: Int) {
    (self.column, self.row, isAboutToWrap) = (column, row, false)
  }

  private mutating func eraseLine(from column: Int) throws {
    guard !isAboutToWrap else { throw Unexpected(description: "erased a pending wrap") }
    guard style == .plain else { throw Unexpected(description: "erased in a style") }
    if grid[row][column].text.isEmpty { grid[row][column - 1].text = " " }
    for index in column..<width { grid[row][index] = Glyph() }
  }

  private mutating func select(_ codes: [Int]) {
    var codes = codes[...]
    while let code = codes.popFirst() {
      switch code {
      case 0: style = .plain
      case 1: style.isBold = true
      case 2: style.isDim = true
      case 4: style.isUnderlined = true
      case 9: style.isStruckThrough = true
      case 7: style.isReversed = true
      case 22: (style.isBold, style.isDim) = (false, false)
      case 24: style.isUnderlined = false
      case 29: style.isStruckThrough = false
      case 27: style.isReversed = false
      case 39: style.foreground = nil
      case 49: style.background = nil
      case 30...37: style.foreground = Color(number: code - 30)
      case 90...97: style.foreground = Color(number: code - 82)
      case 38: style.foreground = exactColor(&codes)
      case 40...47: style.background = Color(number: code - 40)
      case 48: style.background = exactColor(&codes)
      default: style.background = Color(number: code - 92)
      }
    }
  }

  private func exactColor(_ codes: inout ArraySlice<Int>) -> Color? {
    guard codes.popFirst() == 2, let red = codes.popFirst(), let green = codes.popFirst(),
      let blue = codes.popFirst()
    else { return nil }
    return Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
  }
}
