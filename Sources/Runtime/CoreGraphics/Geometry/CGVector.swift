import Foundation

/// A direction with a length, such as the velocity of a drag in points per second.
public struct CGVector: Hashable, Sendable {
  /// The part along x.
  public var dx: CGFloat
  /// The part along y.
  public var dy: CGFloat

  /// Makes the vector of no length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Makes a vector from its two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector of no length.
  public static let zero = CGVector()
}
