import Foundation

/// A distance in both directions, in points.
///
/// Source: Apple, UIOffset.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// Makes an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// No offset.
  public static let zero = UIOffset()
}
