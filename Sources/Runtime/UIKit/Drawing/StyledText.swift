import Foundation

/// A text as a list of glyphs with their columns and attributes, the input of a text layout.
struct StyledText {
  /// One character, its width in columns, and the index of its attributes.
  struct Glyph {
    let character: Character
    let columns: Int
    let style: Int
  }

  private(set) var glyphs: [Glyph] = []
  private(set) var styles: [UIKitRuntime.TextAttributes] = []
  /// The sizes of the fonts of the styles, in points.
  private(set) var fontSizes: [CGFloat] = []
  /// The indents and spacing of the styles; nil for none.
  private(set) var lengths: [ParagraphLengths?] = []

  /// Makes the glyphs of a text with the same attributes.
  init(
    _ text: String, attributes: UIKitRuntime.TextAttributes,
    fontSize: CGFloat = UIFont.labelFontSize, paragraph: NSParagraphStyle? = nil,
    measure: UIKitRuntime.TextMeasure
  ) {
    append(
      text, attributes: attributes, fontSize: fontSize, measure: measure,
      lengths: ParagraphLengths.of(paragraph))
  }

  /// Makes the glyphs of an attributed string; attributes that a run lacks are those of the base.
  init(
    _ text: NSAttributedString, base: UIKitRuntime.TextAttributes,
    fontSize: CGFloat = UIFont.labelFontSize, measure: UIKitRuntime.TextMeasure
  ) {
    let whole = NSRange(location: 0, length: text.length)
    let plain = NSString(string: text.string)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let look = UIKitRuntime.TextAttributes(attributes).filled(from: base)
      let size = (attributes[.font] as? UIFont)?.pointSize ?? fontSize
      append(
        plain.substring(with: range), attributes: look, fontSize: size, measure: measure,
        spacing: Self.spacing(attributes),
        lengths: ParagraphLengths.of(attributes[.paragraphStyle]))
    }
  }

  /// The whole columns that kern or tracking add to a character; what takes away has no effect on a grid.
  private static func spacing(_ attributes: [NSAttributedString.Key: Any]) -> Int {
    let points = UIKitRuntime.TextAttributes.number(attributes[.kern] ?? attributes[.tracking]) ?? 0
    return min(max(0, Int((points / Double(ScreenCell.sharedSize.width)).rounded())), 100)
  }

  private mutating func append(
    _ text: String, attributes: UIKitRuntime.TextAttributes, fontSize: CGFloat,
    measure: UIKitRuntime.TextMeasure, spacing: Int = 0, lengths: ParagraphLengths?
  ) {
    let style = styles.count
    styles.append(attributes)
    fontSizes.append(fontSize)
    self.lengths.append(lengths)
    for character in text {
      let columns = character.isNewline ? 0 : measure.columns(character)
      glyphs.append(Glyph(character: character, columns: columns, style: style))
      guard spacing > 0, columns > 0 else { continue }
      glyphs += Array(
        repeating: Glyph(character: "\u{a0}", columns: 1, style: style), count: spacing)
    }
  }

  /// The glyphs between line breaks, in order; always at least one paragraph.
  var paragraphs: [ArraySlice<Glyph>] {
    glyphs.split(omittingEmptySubsequences: false) { $0.character.isNewline }
  }
}

extension UIKitRuntime.TextAttributes {
  /// These attributes, with missing ones taken from others.
  func filled(from base: UIKitRuntime.TextAttributes) -> UIKitRuntime.TextAttributes {
    var filled = self
    filled.foreground = foreground ?? base.foreground
    filled.background = background ?? base.background
    filled.isBold = isBold || base.isBold
    filled.isDim = isDim || base.isDim
    filled.isReversed = isReversed || base.isReversed
    filled.isUnderlined = isUnderlined || base.isUnderlined
    filled.isStruckThrough = isStruckThrough || base.isStruckThrough
    return filled
  }
}
