import Foundation

extension UIImage {
  /// How an SF Symbol is drawn; a terminal shows one glyph, whatever its size and weight.
  ///
  /// Source: Apple, UIImage.SymbolConfiguration.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// The size in points; nil if it is not said.
    package let pointSize: CGFloat?
    /// The weight of the strokes.
    package let weight: SymbolWeight
    /// The size relative to text.
    package let scale: SymbolScale
    /// The text style whose size it has; nil if it is not said.
    package let textStyle: UIFont.TextStyle?

    private init(
      pointSize: CGFloat? = nil, weight: SymbolWeight = .unspecified,
      scale: SymbolScale = .default, textStyle: UIFont.TextStyle? = nil
    ) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      self.textStyle = textStyle
      super.init()
    }

    /// Makes a configuration of a size.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: .some(pointSize)) }

    /// Makes a configuration of a size and a weight.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default
    ) {
      self.init(pointSize: .some(pointSize), weight: weight, scale: scale)
    }

    /// Makes a configuration of a weight.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight) }

    /// Makes a configuration of a scale.
    public convenience init(scale: SymbolScale) { self.init(pointSize: nil, scale: scale) }

    /// Makes a configuration of a text style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(pointSize: nil, scale: scale, textStyle: textStyle)
    }

    /// Makes a configuration of a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: .some(font.pointSize), scale: scale)
    }
  }

  /// A size relative to text.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  /// A weight of strokes.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Makes an image of an SF Symbol: one glyph, whatever the configuration.
  ///
  /// - Returns: nil if there is no glyph for the symbol of that name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    self.init(systemName: name)
  }

  /// The same glyph: a terminal shows it in one size and weight.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
}
