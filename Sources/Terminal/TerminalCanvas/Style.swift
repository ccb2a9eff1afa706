/// How a cell looks: two colours, or the terminal's own, and five attributes.
///
/// Packed in 57 bits, so a cell stays small and comparing styles is comparing integers.
/// A style never carries the only sign of a meaning: a canvas without its styles must read as well.
public struct Style: Hashable, Sendable {
  /// From the lowest bit up: 26 bits for each colour, zero for the terminal's own, and five attributes.
  var bits: UInt64

  private static let colorMask: UInt64 = 1 << 26 - 1
  private static let backgroundShift: UInt64 = 26
  private static let backgroundMask = colorMask << backgroundShift
  /// How many bits a style takes.
  static let bitCount: UInt64 = 57

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
  ///   - isStruckThrough: a line through the glyph.
  public init(
    foreground: Color? = nil, background: Color? = nil, isBold: Bool = false, isDim: Bool = false,
    isReversed: Bool = false, isUnderlined: Bool = false, isStruckThrough: Bool = false
  ) {
    bits = 0
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isReversed = isReversed
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }

  init(bits: UInt64) {
    self.bits = bits
  }

  /// The glyph's colour, or nil for the terminal's own.
  public var foreground: Color? {
    get { Self.color(bits & Self.colorMask) }
    set { bits = bits & ~Self.colorMask | Self.code(newValue) }
  }

  /// The colour behind the glyph, or nil for the terminal's own.
  public var background: Color? {
    get { Self.color(bits >> Self.backgroundShift & Self.colorMask) }
    set { bits = bits & ~Self.backgroundMask | Self.code(newValue) << Self.backgroundShift }
  }

  /// Whether the glyph is heavier or brighter.
  public var isBold: Bool {
    get { bits & 1 << 52 != 0 }
    set { setBit(52, newValue) }
  }

  /// Whether the glyph is fainter.
  public var isDim: Bool {
    get { bits & 1 << 53 != 0 }
    set { setBit(53, newValue) }
  }

  /// Whether the two colours are exchanged.
  public var isReversed: Bool {
    get { bits & 1 << 54 != 0 }
    set { setBit(54, newValue) }
  }

  /// Whether a line runs under the glyph.
  public var isUnderlined: Bool {
    get { bits & 1 << 55 != 0 }
    set { setBit(55, newValue) }
  }

  /// Whether a line runs through the glyph.
  public var isStruckThrough: Bool {
    get { bits & 1 << 56 != 0 }
    set { setBit(56, newValue) }
  }

  /// Whether a line runs under or through the glyph, which shows without a glyph, too.
  var hasLine: Bool { bits & (1 << 55 | 1 << 56) != 0 }

  /// Whether the glyph is other than in its colour alone.
  var hasAttributes: Bool { bits >> 52 != 0 }

  /// Whether a blank of this style looks like no cell at all, so erasing draws it as well.
  public var isInvisibleWhenBlank: Bool {
    bits & (Self.backgroundMask | 1 << 54 | 1 << 55 | 1 << 56) == 0
  }

  /// Takes over another style's background, in place of none.
  mutating func inheritBackground(of other: Style) {
    bits |= other.bits & Self.backgroundMask
  }

  private mutating func setBit(_ bit: UInt64, _ isSet: Bool) {
    bits = isSet ? bits | 1 << bit : bits & ~(1 << bit)
  }

  private static func color(_ code: UInt64) -> Color? {
    code == 0 ? nil : Color(code: UInt32(code - 1))
  }

  private static func code(_ color: Color?) -> UInt64 {
    color.map { UInt64($0.code) + 1 } ?? 0
  }

  /// The same style in colours that a terminal of this depth can show.
  @inline(__always)
  func reduced(to depth: ColorDepth) -> Style {
    guard depth == .sixteen else { return self }
    var style = self
    style.foreground = foreground?.reduced(to: depth)
    style.background = background?.reduced(to: depth)
    return style
  }
}
