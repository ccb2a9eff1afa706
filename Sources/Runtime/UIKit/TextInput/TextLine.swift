import Foundation

/// One line of edited text: the part around the insertion point that fits.
@MainActor
struct TextLine {
  /// Where the first character is drawn.
  let origin: CGPoint
  private let characters: ArraySlice<Character>
  private let caret: Int?
  private let look: UIKitRuntime.TextAttributes
  private let measure = UIApplication.shared.viewEnvironment.textMeasure

  /// Lays out text; the caret is the number of characters before it, or nil for none.
  init(
    _ text: String, in room: CGRect, caret: Int?, alignment: NSTextAlignment,
    look: UIKitRuntime.TextAttributes
  ) {
    let all = Array(text)
    let columns = all.map(measure.columns)
    let width = ScreenCell.columns(in: room.width)
    // The caret needs a column of its own after the last character.
    let end = min(caret ?? 0, all.count)
    var start = 0
    var used = columns[..<end].reduce(1, +)
    while used > width, start < end {
      used -= columns[start]
      start += 1
    }
    var stop = start
    var filled = 0
    while stop < all.count, filled + columns[stop] <= width {
      filled += columns[stop]
      stop += 1
    }
    characters = all[start..<stop]
    self.caret = caret.map { min($0, all.count) }
    self.look = look
    let spare = room.width - CGFloat(filled + (caret == nil ? 0 : 1)) * ScreenCell.width
    let shift: CGFloat =
      switch alignment {
      case .left, .natural, .justified: 0
      case .center: max(0, ScreenCell.half(spare))
      case .right: max(0, spare)
      }
    origin = CGPoint(x: room.minX + shift, y: ScreenCell.middleLine(in: room))
  }

  var firstCharacter: Character? { characters.first }

  func draw(on context: any UIKitRuntime.DrawingContext) {
    guard !characters.isEmpty else { return }
    context.drawText(String(characters), at: origin, attributes: look)
  }

  func drawCaret(on context: any UIKitRuntime.DrawingContext) {
    guard let caret, caret >= characters.startIndex else { return }
    let before = characters[characters.startIndex..<min(caret, characters.endIndex)]
    let columns = before.reduce(0) { $0 + measure.columns($1) }
    let x = origin.x + CGFloat(columns) * ScreenCell.width
    let covered = characters.indices.contains(caret) ? characters[caret] : nil
    TextCaret.draw(over: covered, at: CGPoint(x: x, y: origin.y), on: context)
  }
}

/// The mark of the insertion point: the character there in reverse video, or `_` after the last.
@MainActor
enum TextCaret {
  static func draw(
    over character: Character?, at point: CGPoint, on context: any UIKitRuntime.DrawingContext
  ) {
    context.drawText(
      character.map(String.init) ?? "_", at: point,
      attributes: .init(isReversed: character != nil, isUnderlined: true))
  }
}
