import Foundation

extension UIFont {
  /// A semantic text style.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Makes a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline, which is bold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheadline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A secondary caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The point sizes from the smallest to the largest content size category.
    ///
    /// Source: Apple, Human Interface Guidelines, Typography, Dynamic Type sizes.
    private var pointSizes: [CGFloat] {
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      }
    }

    /// The point size at a content size category; the usual one for none.
    func pointSize(_ category: UIContentSizeCategory) -> CGFloat {
      pointSizes[category.index ?? 3]
    }
  }

  /// The system's font for a text style, at the text size of the current traits.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system's font for a text style, at the text size of some traits; nil for the current ones.
  ///
  /// Source: Apple, UIFont.preferredFont(forTextStyle:compatibleWith:); UIKIT-CASES.md text-size-follows.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      fontName: ".SFUI", pointSize: style.pointSize(category),
      weight: style == .headline ? .semibold : .regular,
      scaling: FontScaling(style: style, base: nil))
  }
}

/// How a font follows the text size: as a style does, and from a base that is not scaled, if there is one.
struct FontScaling: Sendable {
  let style: UIFont.TextStyle
  let base: UIFont?
  var most: CGFloat = .infinity

  /// The font at the text size of some traits.
  func font(_ traits: UITraitCollection) -> UIFont {
    guard let base else { return .preferredFont(forTextStyle: style, compatibleWith: traits) }
    return UIFontMetrics(forTextStyle: style)
      .scaledFont(for: base, maximumPointSize: most, compatibleWith: traits)
  }
}

/// Scales fonts and lengths to the text size that a person has chosen.
///
/// Source: Apple, UIFontMetrics.
public final class UIFontMetrics: NSObject, Sendable {
  /// The text style.
  private let textStyle: UIFont.TextStyle

  /// Makes the metrics for a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font at the text size of the current traits.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity)
  }

  /// The font at the text size of some traits; nil for the current ones.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// The font at the text size of the current traits, but no larger than a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the text size of some traits, but no larger than a size.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return UIFont(
      fontName: font.fontName, pointSize: min(size, maximumPointSize), weight: font.weight,
      slant: font.slant,
      scaling: FontScaling(style: textStyle, base: font, most: maximumPointSize))
  }

  /// The length at the text size of the current traits.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The length at the text size of some traits; nil for the current ones.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return value * textStyle.pointSize(category) / textStyle.pointSize(.large)
  }
}
