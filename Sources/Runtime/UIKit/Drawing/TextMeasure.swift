import Foundation

extension UIKitRuntime {
  /// The width of characters in terminal columns.
  ///
  /// Terminals differ, so another measure can be set. The standard one is 2 for emoji presentation,
  /// joined and flag emoji and East Asian wide characters, 0 for marks without a base, else 1.
  public struct TextMeasure: Sendable {
    /// The columns of one character, 0 through 2.
    public let columns: @Sendable (Character) -> Int

    /// Makes a measure from a rule for one character.
    public init(columns: @escaping @Sendable (Character) -> Int) {
      self.columns = columns
    }

    /// The columns of a text without line breaks.
    ///
    /// - Complexity: O(n) in the characters of the text.
    public func width(of text: some StringProtocol) -> Int {
      text.reduce(0) { $0 + columns($1) }
    }

    /// The measure that follows the Unicode tables.
    public static let standard = TextMeasure { character in
      guard character.asciiValue == nil else { return 1 }
      return EastAsianWidth.columns(of: character)
    }
  }
}

/// The part of the Unicode width tables that decides between one column and two.
///
/// Source: Unicode Standard Annex 11, EastAsianWidth.txt, joined into long ranges.
private enum EastAsianWidth {
  static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x20000...0x2FFFD,
    0x30000...0x3FFFD,
  ]

  static func columns(of character: Character) -> Int {
    guard let base = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains(where: makesWide) { return 2 }
    if wide.contains(where: { $0.contains(base.value) }) { return 2 }
    return isZeroWidth(base) ? 0 : 1
  }

  private static func makesWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F || scalar.value == 0x200D
      || (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator,
      .paragraphSeparator:
      true
    default: false
    }
  }
}
