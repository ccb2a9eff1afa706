import Foundation

/// A font, of which a terminal can show only whether it is bold.
///
/// The terminal decides the size of its glyphs. Lines of text have the font's height where a cell has
/// several points, and one row where a point is a cell.
public final class UIFont: NSObject, @unchecked Sendable {
  /// The weight of a font, from −1 through 1, where 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The value on the scale.
    public let rawValue: CGFloat

    /// Makes a weight from its value on the scale.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a weight from its value on the scale.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// A very light weight.
    public static let thin = Weight(-0.6)
    /// A light weight.
    public static let light = Weight(-0.4)
    /// The weight of body text.
    public static let regular = Weight(0)
    /// A little heavier than body text.
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
  /// The requested size in points.
  public let pointSize: CGFloat
  /// The weight.
  package let weight: Weight

  /// Makes a font by name, which is bold if the name contains bold, heavy or black.
  ///
  /// - Returns: nil if the name is empty.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let lowered = fontName.lowercased()
    let isHeavy = ["bold", "heavy", "black"].contains { lowered.contains($0) }
    self.init(fontName: fontName, pointSize: fontSize, weight: isHeavy ? .bold : .regular)
  }

  /// Whether the glyphs are slanted: `traitItalic` or nothing.
  let slant: UIFontDescriptor.SymbolicTraits
  /// How the font follows the text size; nil if it does not.
  let scaling: FontScaling?

  init(
    fontName: String, pointSize: CGFloat, weight: Weight,
    slant: UIFontDescriptor.SymbolicTraits = [], scaling: FontScaling? = nil
  ) {
    self.fontName = fontName
    self.pointSize = pointSize
    self.weight = weight
    self.slant = slant
    self.scaling = scaling
    super.init()
  }

  /// Whether a terminal shows the font in bold.
  package var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }

  /// The height of a line in points; where a point is a cell one row, whatever the size.
  ///
  /// Source: UIKIT-CASES.md points-line-height.
  public var lineHeight: CGFloat { points(Self.lineHeightPerPoint, row: 1) }
  /// From the baseline to the upper edge of a line, in points.
  public var ascender: CGFloat { points(Self.ascenderPerPoint, row: 1) }
  /// From the baseline to the lower edge of a line, in points, below zero.
  public var descender: CGFloat { points(Self.ascenderPerPoint - Self.lineHeightPerPoint, row: 0) }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { points(0.704590, row: 1) }
  /// What is added between lines, in points.
  public var leading: CGFloat { 0 }

  static let lineHeightPerPoint: CGFloat = 1.193359
  static let ascenderPerPoint: CGFloat = 0.952148

  private func points(_ part: CGFloat, row: CGFloat) -> CGFloat {
    ScreenCell.sharedSize.width == 1 ? row : part * pointSize
  }

  /// The families of fonts besides the system's: none, as all is shown in the terminal's font.
  ///
  /// Source: Apple, UIFont.familyNames.
  public class var familyNames: [String] { [] }

  /// The fonts of a family: none.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// The system's font in a size and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: ".SFUI", pointSize: fontSize, weight: weight)
  }

  /// The system's font in a size.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The bold system font in a size.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font in a size and a weight with digits of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The monospaced system font in a size and a weight.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: ".SFMono", pointSize: fontSize, weight: weight)
  }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: fontSize, weight: weight, slant: slant)
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
      && slant == other.slant
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
