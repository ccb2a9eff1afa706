/// How a cell looks: two colours of sixteen, or the terminal's own, and four attributes.
///
/// Packed in two bytes, so a cell stays small and comparing styles is comparing integers.
/// A style never carries the only sign of a meaning: a canvas without its styles must read as well.
public struct Style: Hashable, Sendable {
  private var bits: UInt16

  /// The terminal's own colours without any attribute.
  public static let plain = Style()

  /// A style; what is left out is the terminal's own.
  ///
  /// - Parameters:
  ///   - foreground: the glyph's colour, or nil for the terminal's own.
  ///   - background: the colour behind it; when text is drawn, nil keeps what lies below.
  ///   - isBold: a heavier or brighter glyph.
  ///   - isDim: a fainter glyph.
  ///   - isReversed: both colours exchanged.
  ///   - isUnderlined: a line under the glyph.
  public init(
    foreground: Color? = nil, background: Color? = nil, isBold: Bool = false, isDim: Bool = false,
    isReversed: Bool = false, isUnderlined: Bool = false
  ) {
    bits = 0
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isReversed = isReversed
    self.isUnderlined = isUnderlined
  }

  /// The glyph's colour, or nil for the terminal's own.
  public var foreground: Color? {
    get { Self.color(bits & 0x1F) }
    set { bits = bits & ~0x1F | Self.code(newValue) }
  }

  /// The colour behind the glyph, or nil for the terminal's own.
  public var background: Color? {
    get { Self.color(bits >> 5 & 0x1F) }
    set { bits = bits & ~(0x1F << 5) | Self.code(newValue) << 5 }
  }

  /// Whether the glyph is heavier or brighter.
  public var isBold: Bool {
    get { bits & 1 << 10 != 0 }
    set { setBit(10, newValue) }
  }

  /// Whether the glyph is fainter.
  public var isDim: Bool {
    get { bits & 1 << 11 != 0 }
    set { setBit(11, newValue) }
  }

  /// Whether the two colours are exchanged.
  public var isReversed: Bool {
    get { bits & 1 << 12 != 0 }
    set { setBit(12, newValue) }
  }

  /// Whether a line runs under the glyph.
  public var isUnderlined: Bool {
    get { bits & 1 << 13 != 0 }
    set { setBit(13, newValue) }
  }

  /// Whether a blank of this style looks like no cell at all, so erasing draws it as well.
  public var isInvisibleWhenBlank: Bool {
    bits & (0x1F << 5 | 1 << 12 | 1 << 13) == 0
  }

  /// Takes over another style's background, in place of none.
  mutating func inheritBackground(of other: Style) {
    bits |= other.bits & (0x1F << 5)
  }

  private mutating func setBit(_ bit: UInt16, _ isSet: Bool) {
    bits = isSet ? bits | 1 << bit : bits & ~(1 << bit)
  }

  private static func color(_ code: UInt16) -> Color? {
    code == 0 ? nil : Color(rawValue: UInt8(code - 1))
  }

  private static func code(_ color: Color?) -> UInt16 {
    color.map { UInt16($0.rawValue) + 1 } ?? 0
  }
}
