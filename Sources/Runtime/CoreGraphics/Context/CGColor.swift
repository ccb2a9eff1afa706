import Foundation

/// A colour with its opacity; it never changes.
///
/// Source: Apple, CGColor.
public final class CGColor: Hashable, Sendable {
  /// The parts, each 0 through 1: red, green, blue or one grey, and the opacity at the end.
  private let parts: [CGFloat]
  /// The colour that this one was made from, if that one means more than its parts.
  package let source: (any AnyObject & Hashable & Sendable)?

  /// Makes a colour from its parts, each 0 through 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(parts: [red, green, blue, alpha], source: nil)
  }

  /// Makes a colour of the standard colour space from its parts, each 0 through 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey, from 0 (black) through 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(parts: [gray, alpha], source: nil)
  }

  package init(parts: [CGFloat], source: (any AnyObject & Hashable & Sendable)?) {
    self.parts = parts
    self.source = source
  }

  /// The parts, each 0 through 1: red, green, blue or one grey, and the opacity at the end.
  public var components: [CGFloat]? { parts }

  /// How many parts there are, the opacity included: 4, or 2 for a grey.
  public var numberOfComponents: Int { parts.count }

  /// The opacity, 0 (clear) through 1 (solid).
  public var alpha: CGFloat { parts[parts.count - 1] }

  /// The same colour with another opacity, 0 through 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(parts: parts.dropLast() + [alpha], source: nil)
  }

  /// Whether both have the same parts and mean the same.
  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.parts == second.parts && first.meaning == second.meaning
  }

  /// Feeds the parts to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
  }

  private var meaning: AnyHashable? { source.map { AnyHashable($0) } }
}
