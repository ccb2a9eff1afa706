import Foundation

extension TextLayout {
  /// The lines of one paragraph, up to a maximum.
  static func lines(
    of paragraph: Glyphs, widths: (first: Int, others: Int), maximum: Int, mode: NSLineBreakMode,
    moreFollows: Bool
  ) -> [Glyphs] {
    var lines: [Glyphs] = []
    var rest = paragraph
    while true {
      let width = lines.isEmpty ? widths.first : widths.others
      if lines.count == maximum - 1 || mode == .byClipping {
        lines.append(
          lastLine(rest, width: width, mode: mode, isCut: moreFollows && mode != .byClipping))
        return lines
      }
      guard columns(of: rest) > width, width > 0 else {
        lines.append(width > 0 ? rest : rest.prefix(0))
        return lines
      }
      let (line, after) = breakLine(rest, width: width, byWord: mode != .byCharWrapping)
      lines.append(line)
      rest = after
    }
  }

  /// The longest prefix that fits, and the rest for the lines below.
  ///
  /// A word is not broken if it fits a line; the blanks at a break are not drawn.
  private static func breakLine(
    _ text: Glyphs, width: Int, byWord: Bool
  ) -> (line: Glyphs, rest: Glyphs) {
    let fitting = prefix(of: text, width: width)
    let end = max(fitting.endIndex, text.startIndex + 1)
    guard byWord, end < text.endIndex, !isBlank(text[end]) else {
      return (trimmed(text[text.startIndex..<end]), text[end...].drop(while: isBlank))
    }
    guard let blank = text[text.startIndex..<end].lastIndex(where: isBlank),
      text[text.startIndex..<blank].contains(where: { !isBlank($0) })
    else { return (text[text.startIndex..<end], text[end...]) }
    return (trimmed(text[text.startIndex..<blank]), text[(blank + 1)...])
  }

  /// The last line, in which the rest of the text is truncated.
  private static func lastLine(
    _ text: Glyphs, width: Int, mode: NSLineBreakMode, isCut: Bool
  ) -> Glyphs {
    guard columns(of: text) > width || isCut else { return text }
    switch mode {
    case .byWordWrapping:
      guard columns(of: text) > width else { return text }
      return breakLine(text, width: width, byWord: true).line
    case .byCharWrapping, .byClipping:
      return prefix(of: text, width: width)
    case .byTruncatingTail:
      return prefix(of: text, width: width - 1) + ellipsis(like: text.first, width: width)
    case .byTruncatingHead:
      return ellipsis(like: text.last, width: width) + suffix(of: text, width: width - 1)
    case .byTruncatingMiddle:
      let head = prefix(of: text, width: width / 2)
      let tail = suffix(of: text, width: width - 1 - columns(of: head))
      return head + ellipsis(like: text.first, width: width) + tail
    }
  }

  private static func ellipsis(like glyph: StyledText.Glyph?, width: Int) -> Glyphs {
    guard width > 0 else { return [] }
    return [StyledText.Glyph(character: "…", columns: 1, style: glyph?.style ?? 0)]
  }

  private static func prefix(of text: Glyphs, width: Int) -> Glyphs {
    var used = 0
    return text.prefix { glyph in
      used += glyph.columns
      return used <= width
    }
  }

  private static func suffix(of text: Glyphs, width: Int) -> Glyphs {
    var used = 0
    let dropped = text.reversed().prefix { glyph in
      used += glyph.columns
      return used <= width
    }
    return text.suffix(dropped.count)
  }

  private static func trimmed(_ line: Glyphs) -> Glyphs {
    guard let last = line.lastIndex(where: { !isBlank($0) }) else { return line.prefix(0) }
    return line[...last]
  }

  private static func isBlank(_ glyph: StyledText.Glyph) -> Bool {
    glyph.character == " " || glyph.character == "\t"
  }
}
