import Foundation

/// The lines of an edited text, with the position of each character.
struct EditedLines {
  private var glyphs: [StyledText.Glyph] = []
  private var layout: TextLayout?

  init() {}

  /// Breaks text at a width in points; an empty text has one line.
  @MainActor
  init(styled: StyledText, width: CGFloat) {
    glyphs = styled.glyphs
    layout = TextLayout(
      styled, width: width >= 1 ? ScreenCell.columns(in: width) : nil, mode: .byWordWrapping)
  }

  /// The number of lines, at least one.
  var count: Int { max(1, layout?.lines.count ?? 1) }

  /// The height of all lines in points.
  @MainActor
  var height: CGFloat { layout?.top(ofLine: count) ?? LineMetrics.control.height }

  /// The height of the line of a character, in points.
  @MainActor
  func lineHeight(ofCharacter index: Int) -> CGFloat {
    layout?.metrics(ofLine: row(ofCharacter: index) ?? 0).height ?? LineMetrics.control.height
  }

  /// The character at an index, or nil for a line break and after the last one.
  func character(at index: Int) -> Character? {
    guard glyphs.indices.contains(index), !glyphs[index].character.isNewline else { return nil }
    return glyphs[index].character
  }

  private func row(ofCharacter index: Int) -> Int? {
    layout?.lines.lastIndex { $0.startIndex <= index }
  }

  /// The upper left corner of a character in points, or the place after the last one.
  @MainActor
  func place(ofCharacter index: Int) -> CGPoint {
    guard let layout, let row = row(ofCharacter: index) else { return .zero }
    let line = layout.lines[row]
    let end = min(index, line.endIndex)
    return CGPoint(
      x: CGFloat(TextLayout.columns(of: line[..<end])) * ScreenCell.width,
      y: layout.top(ofLine: row))
  }

  /// Where characters are in points, a rectangle for each line.
  @MainActor
  func frames(of characters: Range<Int>) -> [CGRect] {
    guard let layout, !characters.isEmpty else { return [] }
    return layout.lines.indices.compactMap { row in
      let line = layout.lines[row]
      let (first, end) = (
        max(line.startIndex, characters.lowerBound), min(line.endIndex, characters.upperBound)
      )
      guard first < end else { return nil }
      return CGRect(
        origin: place(ofCharacter: first),
        size: CGSize(
          width: CGFloat(TextLayout.columns(of: line[first..<end])) * ScreenCell.width,
          height: layout.metrics(ofLine: row).height))
    }
  }

  /// Where the cell of a character is drawn if the lines begin at a point.
  @MainActor
  func cellOrigin(ofCharacter index: Int, from corner: CGPoint) -> CGPoint {
    let place = place(ofCharacter: index)
    let line = layout?.metrics(ofLine: row(ofCharacter: index) ?? 0) ?? .control
    return CGPoint(x: corner.x + place.x, y: line.cellTop(ofLineAt: corner.y + place.y))
  }

  /// Draws the lines that are visible.
  @MainActor
  func draw(
    from corner: CGPoint, visible: CGRect, alignment: NSTextAlignment,
    on context: any UIKitRuntime.DrawingContext
  ) {
    guard let layout else { return }
    let rows = layout.lines(from: visible.minY - corner.y, to: visible.maxY - corner.y)
    guard !rows.isEmpty else { return }
    layout.draw(
      rows: rows,
      in: CGRect(
        x: corner.x, y: corner.y, width: max(0, visible.width - corner.x),
        height: self.height),
      alignment: alignment, on: context)
  }
}
