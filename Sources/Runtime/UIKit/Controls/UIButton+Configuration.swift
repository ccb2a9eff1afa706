import Foundation

extension UIButton {
  /// The content and the look of a button.
  ///
  /// Source: Apple, UIButton.Configuration; UIKIT-CASES.md button-configuration.
  @preconcurrency @MainActor
  public struct Configuration {
    /// How round the corners are.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the background says.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A medium radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// Half of the height.
      case capsule = 4
    }

    /// How large the button is.
    public enum Size: Int, Hashable, Sendable {
      case medium, small, mini, large
    }

    /// How title and subtitle are aligned to each other.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// In the middle where the image is above or below, else at the leading edge.
      case automatic
      case leading, center, trailing
    }

    /// The title.
    public var title: String?
    /// The title with attributes, in place of the plain one.
    public var attributedTitle: AttributedString?
    /// A second line below the title.
    public var subtitle: String?
    /// The second line with attributes, in place of the plain one.
    public var attributedSubtitle: AttributedString?
    /// What is made of the attributes of the plain title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What is made of the attributes of the plain subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How title and subtitle are aligned to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The room between title and subtitle, in points.
    public var titlePadding: CGFloat = 0
    /// The image beside the title.
    public var image: UIImage?
    /// The edge of the title at which the image is: leading, trailing, top or bottom.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The room between image and title, in points; at the sides it is one column at least.
    public var imagePadding: CGFloat = 0
    /// What is made of the colour of an image that is a template.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether an activity indicator is in place of the image.
    public var showsActivityIndicator = false
    /// The colour of title and image.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// What lies behind them; its colour comes before that of the base.
    public var background = UIBackgroundConfiguration.clear()
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is, which the standard insets and fonts follow.
    public var buttonSize = Size.medium
    private var ownInsets: NSDirectionalEdgeInsets?

    /// The room around image and title, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? standardInsets }
      set { ownInsets = newValue }
    }

    /// Takes the insets of the size again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// A button with a title only.
    public static func plain() -> Self { Self() }

    /// A button without a background.
    public static func borderless() -> Self { Self() }

    /// A button with a grey background.
    public static func gray() -> Self { Self(background: .systemGray5) }

    /// A button with the marks of a border.
    public static func bordered() -> Self { Self() }

    /// A button with a pale background in the tint colour.
    public static func tinted() -> Self {
      Self(foreground: .tintColor, background: .tintColor.withAlphaComponent(0.2))
    }

    /// A button with a pale background in the tint colour.
    public static func borderedTinted() -> Self { tinted() }

    /// A button with a background in the tint colour.
    public static func filled() -> Self { Self(foreground: .white, background: .tintColor) }

    /// A button with a background in the tint colour.
    public static func borderedProminent() -> Self { filled() }

    private init(foreground: UIColor? = nil, background: UIColor? = nil) {
      (baseForegroundColor, baseBackgroundColor) = (foreground, background)
    }

    /// The configuration for the state of a button, whose colours do not depend on it here.
    public func updated(for button: UIButton) -> Self { self }

    // MARK: What is drawn of it

    private var standardInsets: NSDirectionalEdgeInsets {
      let inset = SystemLength.buttonInset
      let share: CGFloat =
        switch buttonSize {
        case .mini, .small: 0.5
        case .medium: 1
        case .large: 1.5
        }
      let (end, side) = (inset.height * share, inset.width * share)
      return NSDirectionalEdgeInsets(top: end, leading: side, bottom: end, trailing: side)
    }

    /// The colour behind image and title.
    var backgroundColor: UIColor? {
      background.backgroundColor.map { background.backgroundColorTransformer?($0) ?? $0 }
        ?? baseBackgroundColor
    }

    /// The radius of the corners in a button of a height, in points.
    func cornerRadius(inHeight height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: height / 2
      }
    }

    /// The title in a font and a colour.
    func styledTitle(font: UIFont, color: UIColor) -> NSAttributedString? {
      styled(title, attributedTitle, titleTextAttributesTransformer, font, color)
    }

    /// The subtitle in a font and a colour.
    func styledSubtitle(font: UIFont, color: UIColor) -> NSAttributedString? {
      styled(subtitle, attributedSubtitle, subtitleTextAttributesTransformer, font, color)
    }

    private func styled(
      _ plain: String?, _ attributed: AttributedString?,
      _ transformer: UIConfigurationTextAttributesTransformer?, _ font: UIFont, _ color: UIColor
    ) -> NSAttributedString? {
      var base = AttributeContainer()
      (base.font, base.foregroundColor) = (font, color)
      if let attributed {
        return NSAttributedString(attributed.mergingAttributes(base, mergePolicy: .keepCurrent))
      }
      guard let plain else { return nil }
      return NSAttributedString(
        string: plain, attributes: (transformer?(base) ?? base).drawn)
    }
  }

  /// Asks the handler for the configuration of the button's state, before the next layout.
  public func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configuration if something asked for it.
  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration()
  }
}
