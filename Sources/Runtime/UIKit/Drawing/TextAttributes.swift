import Foundation

extension UIKitRuntime {
  /// How the cells of a text look, reduced to what a terminal can show.
  public struct TextAttributes: Hashable, Sendable {
    /// The colour of the glyphs, or nil for the terminal's own.
    public var foreground: UIColor?
    /// The colour behind the glyphs, or nil to leave what is there.
    public var background: UIColor?
    /// Whether the glyphs are heavy.
    public var isBold: Bool
    /// Whether the glyphs are faint.
    public var isDim: Bool
    /// Whether foreground and background change places.
    public var isReversed: Bool
    /// Whether a line runs below the glyphs.
    public var isUnderlined: Bool

    /// Makes attributes; without arguments the terminal's own plain text.
    public init(
      foreground: UIColor? = nil, background: UIColor? = nil, isBold: Bool = false,
      isDim: Bool = false, isReversed: Bool = false, isUnderlined: Bool = false
    ) {
      self.foreground = foreground
      self.background = background
      self.isBold = isBold
      self.isDim = isDim
      self.isReversed = isReversed
      self.isUnderlined = isUnderlined
    }

    /// Reduces the attributes of a string as UIKit writes them.
    ///
    /// A stroke colour wins over the foreground where a stroke width is given, as on a phone.
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
      isUnderlined = (TextAttributes.number(attributes[.underlineStyle]) ?? 0) != 0
      if let background, background.alphaValue == 0 { self.background = nil }
      if foreground?.terminalRole == .dimText { isDim = true }
    }

    /// Reads a number however the programmer wrote it.
    private static func number(_ value: Any?) -> Double? {
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
