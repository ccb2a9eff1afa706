import Foundation

/// The distances and times that distinguish gestures, in the points of a screen.
///
/// Distances are a phone's; a cell of the terminal is 8 by 16 points of a phone.
/// Source: UIKIT-CASES.md gesture-limits.
struct TouchLimits {
  /// The width and height of one point of the screen in a phone's points.
  let scale: CGSize

  /// Makes the limits for a screen whose cells have a size in points.
  init(cellSize: CGSize) {
    scale = CGSize(width: 8 / cellSize.width, height: 16 / cellSize.height)
  }

  /// The greatest distance between the taps of a double tap, in points.
  var tapMovement: CGSize { distance(45) }
  /// The longest time between the taps of a double tap, in seconds.
  static let tapInterval: TimeInterval = 0.35

  /// Converts a distance in a phone's points to the axes of the screen.
  private func distance(_ points: CGFloat) -> CGSize {
    CGSize(width: points / scale.width, height: points / scale.height)
  }
}

extension UIScreen {
  /// The distances and times that distinguish gestures on this screen.
  var touchLimits: TouchLimits { TouchLimits(cellSize: cellSize) }
}

extension CGPoint {
  /// Whether this vector is longer than a limit along one axis.
  func exceeds(_ limit: CGSize) -> Bool { abs(x) > limit.width || abs(y) > limit.height }

  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }
}
