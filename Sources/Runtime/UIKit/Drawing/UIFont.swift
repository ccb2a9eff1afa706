import Foundation

/// A font, of which a terminal can show only whether it is heavy.
///
/// Every font is one row high and its glyphs are as wide as the terminal makes them, so the size
/// is remembered for code that asks and changes nothing on the screen.
public final class UIFont: NSObject, @unchecked Sendable {
  /// How heavy the strokes of a font are, from −1 through 1, where 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The place on the scale.
    public let rawValue: CGFloat

    /// Makes a weight from its place on the scale.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a weight from its place on the scale.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// A very light weight.
    public static let thin = Weight(-0.6)
    /// A light weight.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// A little heavier than running text.
    public static let medium = Weight(0.23)
    /// The first weight that a terminal shows as bold.
    public static let semibold = Weight(0.3)
    /// The weight of titles.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }

  /// The family and style, as `fontName` on a phone.
  public let fontName: String
  /// The size asked for, in points of the source code; it does not change the rows of a text.
  public let pointSize: CGFloat
  /// How heavy the strokes are.
  public let weight: Weight

  /// Makes a font by name, heavy if the name says bold, heavy or black.
  ///
  /// - Returns: nil if the name is empty.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let lowered = fontName.lowercased()
    let isHeavy = ["bold", "heavy", "black"].contains { lowered.contains($0) }
    self.init(fontName: fontName, pointSize: fontSize, weight: isHeavy ? .bold : .regular)
  }

  private init(fontName: String, pointSize: CGFloat, weight: Weight) {
    self.fontName = fontName
    self.pointSize = pointSize
    self.weight = weight
    super.init()
  }

  /// Whether a terminal shows the font in bold.
  public var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }

  /// The height of a line in points: one row, whatever the size.
  public var lineHeight: CGFloat { 1 }

  /// The system's font in a size and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: ".SFUI", pointSize: fontSize, weight: weight)
  }

  /// The system's font in a size.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font in a size, heavy.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font of equal widths in a size and a weight.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: ".SFMono", pointSize: fontSize, weight: weight)
  }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: fontSize, weight: weight)
  }

  /// The size of the text of labels.
  public static let labelFontSize: CGFloat = 17
  /// The size of the text of buttons.
  public static let buttonFontSize: CGFloat = 18
  /// The size of the system's own text.
  public static let systemFontSize: CGFloat = 14

  /// Compares name, size and weight.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  /// The hash of name, size and weight.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}
