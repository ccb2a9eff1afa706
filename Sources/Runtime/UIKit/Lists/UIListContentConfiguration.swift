import Foundation

/// Describes the content of a row: a picture, a title and a second text.
///
/// Source: Apple, UIListContentConfiguration.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// The alignment of the lines.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// As the language runs.
      case natural = 0
      /// In the middle.
      case center = 1
      /// At both sides.
      case justified = 2
    }

    /// The font, of which a terminal shows whether it is bold.
    public var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    /// The colour.
    public var color = UIColor.label
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The most lines, or 0 for as many as are needed.
    public var numberOfLines = 0
    /// What happens to text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  }

  /// How a picture looks.
  public struct ImageProperties: Hashable {
    /// The colour of a picture without colours of its own; nil for the usual one.
    public var tintColor: UIColor?
    /// The largest size; a length of 0 is no limit.
    public var maximumSize = CGSize.zero
  }

  /// The picture.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The title.
  public var text: String?
  /// The title with looks of its own; it wins over the plain one.
  public var attributedText: NSAttributedString?
  /// How the title looks.
  public var textProperties = TextProperties()
  /// The second text.
  public var secondaryText: String?
  /// The second text with looks of its own; it wins over the plain one.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// Whether the second text lies beside the title where both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Room around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Room between picture and texts.
  public var imageToTextPadding: CGFloat = 1
  /// Room between texts beside each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 1
  /// Room between texts below each other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  private init() {}

  /// A row with a title.
  public static func cell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration()
    made.secondaryTextProperties.color = .secondaryLabel
    return made
  }

  /// A row with a text below its title.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }

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
    return made
  }

  /// A header of a list of groups.
  public static func groupedHeader() -> UIListContentConfiguration { plainHeader() }

  /// A footer of a list of groups.
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// Makes a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same: selected rows are marked by the cell.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
