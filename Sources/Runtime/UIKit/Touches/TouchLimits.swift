import Foundation

/// The distances and times that distinguish gestures, in the points of a screen.
///
/// Distances are a phone's; a cell of the terminal is 8 by 16 points of a phone.
/// Source: UIKIT-CASES.md scroll-slop, gesture-limits.
struct TouchLimits {
  /// The width and height of one point of the screen in a phone's points.
  let scale: CGSize

  /// Makes the limits for a screen whose cells have a size in points.
  init(cellSize: CGSize) {
    scale = CGSize(width: 8 / cellSize.width, height: 16 / cellSize.height)
  }

  /// How far a touch moves before a pan begins: more than this along one axis.
  var slop: CGSize { distance(Self.slop) }
  /// How far a touch may move and still be a tap, and how far apart quick taps may lie.
  var tapMovement: CGSize { distance(45) }
  /// How far a press may move before it is recognized.
  var pressMovement: CGFloat { distance(10).width }
  /// How far a swipe goes at least.
  var swipeDistance: CGSize { distance(50) }
  /// How near the edge of the screen a pan from the edge begins.
  var edge: CGSize { distance(20) }
  /// How far outside its bounds a control is still touched, once tracking has begun.
  ///
  /// Source: UIKIT-CASES.md control-tracking-margin.
  var trackingMargin: CGSize { distance(70) }
  /// How far from a slider's thumb a touch may begin and still move it.
  var thumbReach: CGSize { distance(22) }

  /// The distance between two offsets that can be shown: a pixel of a phone, a cell of the terminal.
  private var pixel: CGFloat { scale.width == 1 ? 1 / 3 : 1 }

  /// The nearest offset that can be shown.
  func rounded(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: (offset.x / pixel).rounded() * pixel, y: (offset.y / pixel).rounded() * pixel)
  }

  /// The slop in points of a phone.
  static let slop: CGFloat = 10
  /// The longest time between the taps of a double tap, in seconds.
  static let tapInterval: TimeInterval = 0.35
  /// How long a scroll view holds a touch back from its content, in seconds.
  static let contentDelay: TimeInterval = 0.15
  /// In which time a swipe goes its distance, in seconds.
  static let swipeTime: TimeInterval = 0.5

  /// A vector of the screen in the points of a phone.
  func phonePoints(_ vector: CGPoint) -> CGPoint {
    CGPoint(x: vector.x * scale.width, y: vector.y * scale.height)
  }

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
