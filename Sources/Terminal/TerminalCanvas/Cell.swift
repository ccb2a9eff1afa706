/// What one terminal cell shows: up to eight bytes of UTF-8, a style, and how many columns it
/// takes.
///
/// Eight bytes hold every single scalar, a letter with two marks, a flag, an emoji with a skin
/// tone or a variation selector. A longer cluster (families joined by ZWJ) shows as its first
/// scalar, which terminals agree on better anyway. So a cell needs no heap and is compared as
/// integers.
public struct Cell: Hashable, Sendable {
  /// UTF-8 from the lowest byte up; unused bytes are zero, since no cell holds a NUL.
  let text: UInt64

  /// The style's bits, and above them the columns.
  private var look: UInt64

  /// How it looks.
  public var style: Style {
    get { Style(bits: look & Self.styleMask) }
    set { look = look & ~Self.styleMask | newValue.bits }
  }

  private static let styleMask: UInt64 = 1 << Style.bitCount - 1

  /// An empty cell without colour.
  public static let blank = Cell(blankOf: .plain)

  /// An empty cell of a style.
  public init(blankOf style: Style) {
    self.init(text: 0x20, style: style, columns: 1)
  }

  /// The cell for a character, or nil for one that shows nothing by itself (ZWSP, a lone mark).
  ///
  /// Control characters become their pictures, such as ␛ for escape.
  public init?(_ character: Character, style: Style = .plain) {
    let width = DisplayWidth.of(character)
    guard width > 0 else { return nil }
    self.init(text: Self.packed(character), style: style, columns: UInt8(width))
  }

  /// The cell for the bytes of one scalar that is known to be harmless and of one column.
  init(simple text: UInt64, style: Style) {
    self.init(text: text, style: style, columns: 1)
  }

  private init(text: UInt64, style: Style, columns: UInt8) {
    self.text = text
    look = style.bits | UInt64(columns) << Style.bitCount
  }

  /// The second half of a wide glyph: shows nothing by itself.
  static func continuation(style: Style) -> Cell {
    Cell(text: 0, style: style, columns: 0)
  }

  /// Columns: 1, 2 for the first half of a wide glyph, 0 for its second half.
  public var width: Int { Int(look >> Style.bitCount) }

  /// Whether this is the second half of the wide glyph to its left.
  public var isContinuation: Bool { look >> Style.bitCount == 0 }

  /// Whether it is one byte in one column.
  var isASCII: Bool { text < 0x80 && text != 0 }

  /// Whether nothing is drawn on it.
  public var isBlank: Bool { text == 0x20 }

  /// The character shown; a blank for the second half of a wide glyph.
  public var character: Character {
    isContinuation ? " " : String(decoding: utf8, as: UTF8.self).first ?? " "
  }

  /// The first scalar of the glyph; a blank for the second half of a wide glyph.
  var firstScalar: Unicode.Scalar {
    let lead = UInt32(truncatingIfNeeded: text & 0xFF)
    func next(_ index: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: text >> (8 * index) & 0x3F) }
    let value: UInt32 =
      switch lead {
      case 0: 0x20
      case ..<0x80: lead
      case ..<0xE0: (lead & 0x1F) << 6 | next(1)
      case ..<0xF0: (lead & 0x0F) << 12 | next(1) << 6 | next(2)
      default: (lead & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3)
      }
    return Unicode.Scalar(value) ?? " "
  }

  /// The bytes of the glyph, none for the second half of a wide glyph.
  var utf8: [UInt8] {
    var rest = text
    var bytes: [UInt8] = []
    while rest != 0 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
    return bytes
  }

  private static func packed(_ character: Character) -> UInt64 {
    guard let first = character.unicodeScalars.first else { return 0x20 }
    let shown = DrawnText.visible(first)
    guard shown == first, character.utf8.count <= 8 else { return packed(shown) }
    var text: UInt64 = 0
    for byte in character.utf8.reversed() { text = text << 8 | UInt64(byte) }
    return text
  }

  private static func packed(_ scalar: Unicode.Scalar) -> UInt64 {
    var text: UInt64 = 0
    for byte in UTF8.encode(DrawnText.visible(scalar))?.reversed() ?? [] {
      text = text << 8 | UInt64(byte)
    }
    return text
  }
}
