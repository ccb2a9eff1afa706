import ConcentrationEngine

/// Cards without colours: with all signs, and with ASCII alone.
extension CardPainter {
  func drawSigns(_ card: PlacedCard, at place: CardTable.Place, on grid: inout CellGrid) {
    switch size {
    case .letter: drawLetterForm(card, at: place, arrows: ("►", "◄"), on: &grid)
    case .dots: drawDotSigns(card, at: place, on: &grid)
    default:
      if card.face.symbol == nil {
        drawBox(card, at: place, on: &grid)
      } else {
        drawFigure(card, at: place, on: &grid)
      }
    }
  }

  private func drawLetterForm(
    _ card: PlacedCard, at place: CardTable.Place, arrows: (String, String),
    on grid: inout CellGrid
  ) {
    let text = card.letterForm(arrows: arrows)
    grid.put(text, place.column, place.row, isBold: card.isFocused || card.face.look == .first)
  }

  private func drawDotSigns(
    _ card: PlacedCard, at place: CardTable.Place, on grid: inout CellGrid
  ) {
    let (x, y) = (place.column, place.row)
    guard card.face.symbol != nil else {
      grid.put("░░░░░", x, y)
      grid.put(card.plate(width: 5, arrows: ("►", "◄")).centred(in: 5, with: "░"), x, y + 1)
      return
    }
    if let emoji = emoji(of: card.face) {
      grid.putWide(emoji, x + 1, y)
    } else if let picture = picture(of: card.face) {
      for (row, line) in PixelGrid(picture.pixels).dots.enumerated() { grid.put(line, x, y + row) }
    }
    let letter = String(card.letter.suffix(3))
    grid.put(card.mark, x + 4, y, isBold: true)
    grid.put(letter, x + 5 - letter.count, y + 1, isBold: true)
  }

  /// A back: a box with a pattern, its position in the lower edge.
  private func drawBox(_ card: PlacedCard, at place: CardTable.Place, on grid: inout CellGrid) {
    let (width, height) = size.extent
    let (x, y) = (place.column, place.row)
    grid.put("╭" + String(repeating: "─", count: width - 2) + "╮", x, y)
    for row in 1..<(height - 1) {
      grid.put("│" + String(repeating: "░", count: width - 2) + "│", x, y + row)
    }
    let plate = card.plate(width: width - 2, arrows: ("►", "◄"))
    grid.put("╰" + plate.centred(in: width - 2, with: "─") + "╯", x, y + height - 1)
  }

  /// A face: paper is light and the figure is cut out of it; of a pair only the figure is left.
  private func drawFigure(_ card: PlacedCard, at place: CardTable.Place, on grid: inout CellGrid) {
    let (width, height) = size.extent
    let (x, y) = (place.column, place.row)
    let isPair = card.face.look == .matched
    let plate = card.plate(width: width, arrows: ("►", "◄")).centred(in: width)
    grid.put(plate, x, y + height - 1, isBold: card.face.look == .first)
    let light = isPair ? " " : "█"
    for row in 0..<(height - 1) { grid.put(String(repeating: light, count: width), x, y + row) }
    if let emoji = emoji(of: card.face) {
      grid.put("    ", x + (width - 4) / 2, y + (height - 2) / 2)
      grid.putWide(emoji, x + (width - 2) / 2, y + (height - 2) / 2)
      return
    }
    guard let pixels = pixels(of: card.face) else {
      let letter = " \(card.letter) "
      grid.put(letter, x + (width - letter.count) / 2, y + (height - 2) / 2, isBold: true)
      return
    }
    let left = (width - pixels.width) / 2
    let top = ((height - 1) * 2 - pixels.height) / 2
    func isLight(_ column: Int, _ row: Int) -> Bool {
      pixels.isSolid(column - left, row - top) == isPair
    }
    for row in 0..<(height - 1) {
      for column in 0..<width {
        let sign =
          switch (isLight(column, row * 2), isLight(column, row * 2 + 1)) {
          case (true, true): "█"
          case (true, false): "▀"
          case (false, true): "▄"
          case (false, false): " "
          }
        grid.put(sign, x + column, y + row)
      }
    }
  }

  func drawASCII(_ card: PlacedCard, at place: CardTable.Place, on grid: inout CellGrid) {
    let (width, height) = size.extent
    let (x, y) = (place.column, place.row)
    let isUp = card.face.symbol != nil
    if size == .letter {
      return drawLetterForm(card, at: place, arrows: (">", "<"), on: &grid)
    }
    if size == .dots {
      let (left, right) = isUp ? card.face.marks : (":", ":")
      let inner = isUp ? card.letter.centred(in: 3) : ":::"
      grid.put(left + inner + right, x, y)
      let word = isUp ? String((card.face.symbol?.word ?? "").prefix(3)).centred(in: 3) : nil
      let (start, end) = card.isFocused ? (">", "<") : (":", ":")
      let plate = word.map { left + $0 + right } ?? start + "\(card.position)".centred(in: 3) + end
      grid.put(plate, x, y + 1)
      return
    }
    let isPair = card.face.look == .matched
    let (edge, side): (Character, String) = isPair ? (" ", " ") : ("-", "|")
    let corner = isPair ? " " : "+"
    let line = String(repeating: edge, count: width - 2)
    grid.put(corner + line + corner, x, y)
    let inside = String(repeating: isUp ? " " : ":", count: width - 2)
    for row in 1..<(height - 1) { grid.put(side + inside + side, x, y + row) }
    let plate = card.plate(width: width - 2, arrows: (">", "<"))
    grid.put(corner + plate.centred(in: width - 2, with: edge) + corner, x, y + height - 1)
    guard isUp else { return }
    let text = size >= .medium ? picture(of: card.face)?.text ?? [] : []
    let lines = text.isEmpty ? [card.letter] : text
    let top = y + 1 + (height - 2 - lines.count) / 2
    for (row, line) in lines.enumerated() {
      grid.put(line, x + 1 + (width - 2 - line.count) / 2, top + row)
    }
  }
}
