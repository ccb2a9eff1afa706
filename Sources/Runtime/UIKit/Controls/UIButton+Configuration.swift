import Foundation

extension UIButton {
  /// The configuration of a button's content.
  public struct Configuration: Hashable, Sendable {
    /// The title.
    public var title: String?
    /// The image before the title.
    public var image: UIImage?
    /// The colour of the title.
    public var baseForegroundColor: UIColor?
    /// The colour behind the title.
    public var baseBackgroundColor: UIColor?

    /// A button with a title only.
    public static func plain() -> Configuration { Configuration() }

    /// A button with a grey background.
    public static func gray() -> Configuration {
      Configuration(baseBackgroundColor: .systemGray5)
    }

    /// A button with a background in the tint colour.
    public static func filled() -> Configuration {
      Configuration(baseForegroundColor: .white, baseBackgroundColor: .tintColor)
    }

    /// A button with the marks of a border.
    public static func bordered() -> Configuration { Configuration() }

    private init(baseForegroundColor: UIColor? = nil, baseBackgroundColor: UIColor? = nil) {
      self.baseForegroundColor = baseForegroundColor
      self.baseBackgroundColor = baseBackgroundColor
    }
  }
}
