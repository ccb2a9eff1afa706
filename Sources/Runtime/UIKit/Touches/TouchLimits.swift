import Foundation

/// The distances and times that tell one gesture from another, in the points of a screen.
///
/// Distances are a phone's; a cell of the terminal is 8 by 16 points of a phone.
/// Source: UIKIT-CASES.md gesture-limits.
struct TouchLimits {
  /// How many points of a phone one point of the screen is wide and high.
  let scale: CGSize

  /// Makes the limits for a screen whose cells have so many points.
  init(cellSize: CGSize) {
    scale = CGSize(width: 8 / cellSize.width, height: 16 / cellSize.height)
  }

  /// How far apart quick taps may lie.
  var tapMovement: CGSize { distance(45) }
  /// How long after one tap the next one counts as quick, in seconds.
  static let tapInterval: TimeInterval = 0.35

  /// A distance of a phone along each axis of the screen.
  private func distance(_ points: CGFloat) -> CGSize {
    CGSize(width: points / scale.width, height: points / scale.height)
  }
}

extension UIScreen {
  /// The distances that tell one gesture from another.
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
