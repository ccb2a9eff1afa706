import Foundation

/// An immutable colour with opacity.
///
/// Source: Apple, CGColor.
public final class CGColor: Hashable, _ExpressibleByColorLiteral, Sendable {
  /// The components, each 0 through 1: red, green, blue or one grey, then the opacity.
  private let parts: [CGFloat]
  /// The colour from which this one was created, if it has more information than the components.
  package let source: (any AnyObject & Hashable & Sendable)?

  /// Creates a colour from its components, each 0 through 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(parts: [red, green, blue, alpha], source: nil)
  }

  /// Creates a colour in the sRGB colour space from its components, each 0 through 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey, from 0 (black) through 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(parts: [gray, alpha], source: nil)
  }

  /// Makes the colour of a colour literal in source text.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  package init(parts: [CGFloat], source: (any AnyObject & Hashable & Sendable)?) {
    self.parts = parts
    self.source = source
  }

  /// The components, each 0 through 1: red, green, blue or one grey, then the opacity.
  public var components: [CGFloat]? { parts }

  /// The number of components, opacity included: 4, or 2 for a grey.
  public var numberOfComponents: Int { parts.count }

  /// The opacity, 0 (clear) through 1 (solid).
  public var alpha: CGFloat { parts[parts.count - 1] }

  /// The same colour with another opacity, 0 through 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(parts: parts.dropLast() + [alpha], source: nil)
  }

  /// Whether both have the same components and source.
  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.parts == second.parts && first.meaning == second.meaning
  }

  /// Hashes components and source.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
  }

  private var meaning: AnyHashable? { source.map { AnyHashable($0) } }
}
