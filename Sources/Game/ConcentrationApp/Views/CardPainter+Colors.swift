import ConcentrationEngine

extension CardPainter {
  /// The colours of a card in its state.
  private struct Surface {
    var face: UInt32?
    var plate: UInt32?
    var text: UInt32?
    var isBold = true

    init(_ card: PlacedCard, in palette: Palette) {
      switch card.face.look {
      case .down:
        (face, plate, text) = (palette[.back], palette[.backPlate], palette[.backText])
        isBold = false
      case .first:
        (face, plate, text) = (palette[.paper], palette[.accent], palette[.accentText])
      case .mismatched, .justMatched:
        (face, plate, text) = (palette[.paper], palette[.plate], palette[.word])
      case .matched:
        (face, plate, text) = (palette[.pair], palette[.pairPlate], palette[.pairText])
        isBold = false
      }
      if card.isFocused, card.face.look == .down {
        (plate, text, isBold) = (palette[.accent], palette[.accentText], true)
      }
    }
  }

  func draw(
    _ card: PlacedCard, at place: CardTable.Place, in palette: Palette, on grid: inout CellGrid
  ) {
    let surface = Surface(card, in: palette)
    switch size {
    case .letter: drawLetter(card, at: place, surface, on: &grid)
    case .dots: drawDots(card, at: place, surface, in: palette, on: &grid)
    default: drawPicture(card, at: place, surface, in: palette, on: &grid)
    }
  }

  private func drawLetter(
    _ card: PlacedCard, at place: CardTable.Place, _ surface: Surface, on grid: inout CellGrid
  ) {
    let text = card.letterForm(arrows: ("►", "◄"))
    grid.fill(place.column, place.row, columns: 3, rows: 1, ground: surface.plate)
    grid.put(
      text, place.column, place.row, ink: surface.text, ground: surface.plate,
      isBold: surface.isBold)
  }

  private func drawDots(
    _ card: PlacedCard, at place: CardTable.Place, _ surface: Surface, in palette: Palette,
    on grid: inout CellGrid
  ) {
    let (x, y) = (place.column, place.row)
    grid.fill(x, y, columns: 5, rows: 1, ground: surface.face)
    guard card.face.symbol != nil else {
      grid.put("╱╲╱╲╱", x, y, ink: palette[.lattice])
      let text = card.plate(width: 5, arrows: ("►", "◄")).centred(in: 5)
      grid.put(text, x, y + 1, ink: surface.text, ground: surface.plate, isBold: surface.isBold)
      return
    }
    grid.fill(x, y + 1, columns: 5, rows: 1, ground: surface.face)
    let picture = picture(of: card.face).map { PixelGrid($0.pixels) }
    let isPair = card.face.look == .matched
    let ink = isPair ? palette[.pairText] : picture?.mainInk.flatMap(palette.ink)
    if let emoji = emoji(of: card.face) {
      grid.putWide(emoji, x + 1, y)
    } else {
      for (row, line) in (picture?.dots ?? []).enumerated() {
        grid.put(line, x, y + row, ink: ink, isBold: true)
      }
    }
    let plate = card.face.look == .first ? surface.plate : surface.face
    grid.put(card.mark, x + 4, y, ink: surface.text, ground: plate, isBold: true)
    let letter = String(card.letter.suffix(3))
    grid.put(
      letter, x + 5 - letter.count, y + 1, ink: surface.text, ground: plate, isBold: true)
  }

  private func drawPicture(
    _ card: PlacedCard, at place: CardTable.Place, _ surface: Surface, in palette: Palette,
    on grid: inout CellGrid
  ) {
    let (width, height) = size.extent
    let (x, y, plateRow) = (place.column, place.row, place.row + height - 1)
    grid.fill(x, y, columns: width, rows: height - 1, ground: surface.face)
    if card.face.symbol == nil {
      for row in 0..<(height - 1) {
        let pattern = row % 2 == 0 ? "╱╲" : "╲╱"
        let lattice = String(String(repeating: pattern, count: width / 2 + 1).prefix(width - 2))
        grid.put(lattice, x + 1, y + row, ink: palette[.lattice])
      }
    } else {
      drawFace(card, x, y, on: surface, in: palette, on: &grid)
    }
    grid.fill(x, plateRow, columns: width, rows: 1, ground: surface.plate)
    let text = card.plate(width: width, arrows: ("►", "◄")).centred(in: width)
    grid.put(
      text, x, plateRow, ink: surface.text, ground: surface.plate, isBold: surface.isBold)
    // A frame around a rounded card would show the table in its corners.
    if size >= .medium, !card.isFocused { round(x, y, text, surface, on: &grid) }
  }

  /// Half cells in the corners, where nothing is written.
  private func round(
    _ x: Int, _ y: Int, _ text: String, _ surface: Surface, on grid: inout CellGrid
  ) {
    guard let face = surface.face, let plate = surface.plate else { return }
    let (right, bottom) = (x + size.extent.columns - 1, y + size.extent.rows - 1)
    for column in [x, right] { grid[column, y] = TableCell(sign: "▄", ink: face) }
    if text.first == " " { grid[x, bottom] = TableCell(sign: "▀", ink: plate) }
    if text.last == " " { grid[right, bottom] = TableCell(sign: "▀", ink: plate) }
  }

  private func drawFace(
    _ card: PlacedCard, _ x: Int, _ y: Int, on surface: Surface, in palette: Palette,
    on grid: inout CellGrid
  ) {
    let (width, height) = size.extent
    if let emoji = emoji(of: card.face) {
      grid.putWide(emoji, x + (width - 2) / 2, y + (height - 2) / 2)
      return
    }
    guard let pixels = pixels(of: card.face) else {
      let letter = card.letter
      grid.put(
        letter, x + (width - letter.count) / 2, y + (height - 2) / 2,
        ink: card.face.look == .matched ? palette[.pairText] : palette[.word], isBold: true)
      return
    }
    let left = x + (width - pixels.width) / 2
    let top = y * 2 + ((height - 1) * 2 - pixels.height) / 2
    for row in 0..<pixels.height {
      for column in 0..<pixels.width {
        guard let color = color(of: pixels, column, row, of: card.face, on: surface, in: palette)
        else { continue }
        grid.setHalf(left + column, pixelRow: top + row, to: color)
      }
    }
  }

  /// A pixel's colour; on a pair it is nearer to the table, and eyes are holes.
  private func color(
    of pixels: PixelGrid, _ column: Int, _ row: Int, of face: CardFace, on surface: Surface,
    in palette: Palette
  ) -> UInt32? {
    guard let letter = pixels[column, row], let ink = palette.ink(letter) else { return nil }
    guard face.look == .matched else { return ink }
    if letter == "k", pixels.mainInk != "k" { return nil }
    guard let ground = surface.face else { return letter == "k" ? palette.ink("g") : ink }
    return (letter == "k" ? Self.silhouette : ink).mixed(with: ground, by: 0.25)
  }

  /// What stands for black where black would not be seen.
  private static let silhouette: UInt32 = 0x96A0AA
}

extension PlacedCard {
  /// The form with the letter in three columns: `[F]`, `(F)`, `=f=`, or the position.
  func letterForm(arrows: (left: String, right: String)) -> String {
    guard face.symbol != nil else {
      let position = "\(position)"
      return position.count < 3
        ? (isFocused ? (arrows.left + position) : position).centred(in: 3) : position
    }
    let isPair = face.look == .matched || face.look == .justMatched
    let (left, right) = face.marks
    return left + (isPair ? letter.lowercased() : letter) + right
  }
}

extension UInt32 {
  /// The colour with a part of another, 0 through 1.
  func mixed(with other: UInt32, by part: Double) -> UInt32 {
    [16, 8, 0].reduce(0) { result, shift in
      let (one, two) = (Double(self >> shift & 0xFF), Double(other >> shift & 0xFF))
      return result | UInt32((one + (two - one) * part).rounded()) << shift
    }
  }
}
