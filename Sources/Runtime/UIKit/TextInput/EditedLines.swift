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
  var height: CGFloat { CGFloat(count) * ScreenCell.height }

  /// The character at an index, or nil for a line break and after the last one.
  func character(at index: Int) -> Character? {
    guard glyphs.indices.contains(index), !glyphs[index].character.isNewline else { return nil }
    return glyphs[index].character
  }

  /// The position of a character in points, or the position after the last one.
  @MainActor
  func place(ofCharacter index: Int) -> CGPoint {
    guard let lines = layout?.lines,
      let row = lines.lastIndex(where: { $0.startIndex <= index })
    else { return .zero }
    let end = min(index, lines[row].endIndex)
    return CGPoint(
      x: CGFloat(TextLayout.columns(of: lines[row][..<end])) * ScreenCell.width,
      y: CGFloat(row) * ScreenCell.height)
  }

  /// Draws the lines that are visible.
  @MainActor
  func draw(
    from corner: CGPoint, visible: CGRect, alignment: NSTextAlignment,
    on context: any UIKitRuntime.DrawingContext
  ) {
    guard let layout else { return }
    let height = ScreenCell.height
    let first = max(0, Int(((visible.minY - corner.y) / height).rounded(.down)))
    let last = min(layout.lines.count, Int(((visible.maxY - corner.y) / height).rounded(.up)))
    guard first < last else { return }
    layout.draw(
      rows: first..<last,
      in: CGRect(
        x: corner.x, y: corner.y, width: max(0, visible.width - corner.x),
        height: self.height),
      alignment: alignment, on: context)
  }
}
