import Foundation

extension UIFont {
  /// The part a text plays on a screen.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the part.
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
    /// A heading, which is heavy.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A text that is set off.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note below.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The text of a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The lesser text of a picture.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size at the standard setting.
    ///
    /// Source: Apple, Human Interface Guidelines, Typography.
    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// The system's font for a part of the screen, at the standard size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(
      ofSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }
}

/// Scales fonts to the user's text size, which on a terminal is always the standard one.
public final class UIFontMetrics: NSObject, Sendable {
  /// The part of the screen whose scale is meant.
  private let textStyle: UIFont.TextStyle

  /// Makes the metrics for a part of the screen.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font at the user's text size: the font itself.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The length at the user's text size: the length itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
