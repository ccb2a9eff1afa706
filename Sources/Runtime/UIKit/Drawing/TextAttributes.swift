import Foundation

extension UIKitRuntime {
  /// The attributes of text that a terminal can show.
  public struct TextAttributes: Hashable, Sendable {
    /// The colour of the glyphs, or nil for the terminal's default.
    public var foreground: UIColor?
    /// The colour behind the glyphs, or nil for the existing one.
    public var background: UIColor?
    /// Whether the glyphs are bold.
    public var isBold: Bool
    /// Whether the glyphs are dim.
    public var isDim: Bool
    /// Whether foreground and background are exchanged.
    public var isReversed: Bool
    /// Whether the glyphs are underlined.
    public var isUnderlined: Bool
    /// Whether a line runs through the glyphs.
    public var isStruckThrough: Bool

    /// Makes attributes; without arguments those of the terminal's plain text.
    public init(
      foreground: UIColor? = nil, background: UIColor? = nil, isBold: Bool = false,
      isDim: Bool = false, isReversed: Bool = false, isUnderlined: Bool = false,
      isStruckThrough: Bool = false
    ) {
      self.foreground = foreground
      self.background = background
      self.isBold = isBold
      self.isDim = isDim
      self.isReversed = isReversed
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
    }

    /// Makes attributes from those of an attributed string.
    ///
    /// With a stroke width, the stroke colour takes precedence over the foreground, as on a phone.
    public init(_ attributes: [NSAttributedString.Key: Any]?) {
      self.init()
      guard let attributes else { return }
      foreground = attributes[.foregroundColor] as? UIColor
      background = attributes[.backgroundColor] as? UIColor
      if let font = attributes[.font] as? UIFont { isBold = font.isBold }
      if let width = TextAttributes.number(attributes[.strokeWidth]), width != 0,
        let stroke = attributes[.strokeColor] as? UIColor
      {
        foreground = stroke
      }
      isUnderlined = TextAttributes.isLine(attributes[.underlineStyle])
      if attributes[.link] != nil {
        foreground = foreground ?? .link
        isUnderlined = true
      }
      isStruckThrough = TextAttributes.isLine(attributes[.strikethroughStyle])
      if let background, background.alphaValue == 0 { self.background = nil }
      if foreground?.terminalRole == .dimText { isDim = true }
    }

    /// Whether a style has a line: a pattern alone has none.
    private static func isLine(_ style: Any?) -> Bool {
      number(style).map { Int($0) & 0xff != 0 } ?? false
    }

    /// Reads a number of any type.
    static func number(_ value: Any?) -> Double? {
      switch value {
      case let style as NSUnderlineStyle: Double(style.rawValue)
      case let number as NSNumber: number.doubleValue
      case let number as Int: Double(number)
      case let number as Double: number
      case let number as Float: Double(number)
      case let number as CGFloat: Double(number)
      default: nil
      }
    }
  }
}
