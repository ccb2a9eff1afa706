import Foundation

/// The content of a row: an image, a title and a secondary text.
///
/// Source: Apple, UIListContentConfiguration.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// Properties of a text.
  public struct TextProperties {
    /// The alignment of the lines.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// The default of the language.
      case natural = 0
      /// In the middle.
      case center = 1
      /// Justified.
      case justified = 2
    }

    /// The font, of which a terminal shows only whether it is bold.
    public var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    /// The colour.
    public var color = UIColor.label
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines = 0
    /// How text that does not fit is wrapped or truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  }

  /// Properties of an image.
  public struct ImageProperties: Hashable {
    /// The tint colour of a template image; nil for the default.
    public var tintColor: UIColor?
    /// The maximum size; a length of 0 means no limit.
    public var maximumSize = CGSize.zero
  }

  /// The image.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The title.
  public var text: String?
  /// The attributed title; it takes precedence over the plain one.
  public var attributedText: NSAttributedString?
  /// The properties of the title.
  public var textProperties = TextProperties()
  /// The secondary text.
  public var secondaryText: String?
  /// The attributed secondary text; it takes precedence over the plain one.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// Whether the secondary text is beside the title if both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The margins of the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: SystemLength.cellEnd, leading: SystemLength.cellSide - SystemLength.cellMark,
    bottom: SystemLength.cellEnd, trailing: SystemLength.cellSide - SystemLength.cellMark)
  /// The padding between image and texts.
  public var imageToTextPadding = SystemLength.cellGap
  /// The horizontal padding between texts.
  public var textToSecondaryTextHorizontalPadding = SystemLength.cellGap
  /// The vertical padding between texts.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  private init() {}

  /// A row with a title.
  public static func cell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration()
    made.secondaryTextProperties.color = .secondaryLabel
    return made
  }

  /// A row with a text below its title.
  public static func subtitleCell() -> UIListContentConfiguration {
    var made = cell()
    made.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    return made
  }

  /// A row with a value beside its title.
  public static func valueCell() -> UIListContentConfiguration {
    var made = cell()
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    var made = cell()
    made.textProperties.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
    return made
  }

  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    var made = cell()
    made.textProperties.color = .secondaryLabel
    made.textProperties.font = .preferredFont(forTextStyle: .footnote)
    return made
  }

  /// A header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { plainHeader() }

  /// A footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// Makes a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same configuration, since the cell marks selected rows.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
