import ConcentrationEngine

/// Draws single cards, in one size and with the means of one terminal.
///
/// A state has a form on the plate, the same with and without colours: `b2`, `[fox]`, `(fox)`, `= fox =`.
/// Source: SHELL.md "Cards that fill the window".
struct CardPainter {
  /// What there is to draw with.
  enum Means: Hashable {
    case colors(Palette)
    /// Signs beyond ASCII, without colours.
    case signs
    case ascii
  }

  let means: Means
  let size: CardSize
  let style: SymbolStyle

  /// Draws a card on a grid with its upper left corner at a cell.
  func draw(_ card: PlacedCard, at place: CardTable.Place, on grid: inout CellGrid) {
    switch means {
    case .colors(let palette): draw(card, at: place, in: palette, on: &grid)
    case .signs: drawSigns(card, at: place, on: &grid)
    case .ascii: drawASCII(card, at: place, on: &grid)
    }
  }

  /// The picture of a card that lies face up.
  func picture(of face: CardFace) -> PixelPicture? {
    guard let symbol = face.symbol else { return nil }
    let picture = style == .letters ? nil : symbol.knownPicture
    return picture ?? symbol.monogram(picture: face.picture ?? 0)
  }

  /// The emoji of a card, where they are chosen.
  func emoji(of face: CardFace) -> Character? {
    guard style == .emoji, let emoji = face.symbol?.emoji else { return nil }
    return Character(emoji)
  }

  /// The pixels of a card in its size; nil for sizes without pixels and symbols without any.
  func pixels(of face: CardFace) -> PixelGrid? {
    guard let picture = picture(of: face) else { return nil }
    switch size {
    case .letter, .dots: return nil
    case .small: return picture.small.isEmpty ? nil : PixelGrid(picture.small)
    case .medium, .wide: return PixelGrid(picture.pixels)
    case .doubled, .large: return PixelGrid(picture.pixels).doubled
    }
  }
}

/// A card with its place on the board.
struct PlacedCard: Hashable {
  let face: CardFace
  let position: Position
  /// Whether the person's focus is on it.
  var isFocused = false

  /// The letter of a card that lies face up.
  var letter: String { face.symbol?.letter ?? "" }

  /// The mark of the state beside or below the letter.
  var mark: String { face.marks.right }

  /// The text of the plate in a width, without blanks around it.
  func plate(width: Int, arrows: (left: String, right: String)) -> String {
    guard let symbol = face.symbol else {
      return isFocused ? "\(arrows.left)\(position)\(arrows.right)" : "\(position)"
    }
    let (left, right) = face.marks
    let isPair = face.look == .matched || face.look == .justMatched
    if isPair, symbol.word.count + 4 <= width { return "= \(symbol.word) =" }
    return left + Self.cut(symbol.word, to: width - 2) + right
  }

  private static func cut(_ word: String, to width: Int) -> String {
    word.count <= width ? word : String(word.prefix(max(0, width)))
  }
}

extension String {
  /// The text with blanks, or other signs, on both sides; a longer one is cut.
  func centred(in width: Int, with sign: Character = " ") -> String {
    let text = String(prefix(width))
    let left = (width - text.count) / 2
    return String(repeating: sign, count: left) + text
      + String(repeating: sign, count: width - text.count - left)
  }
}
