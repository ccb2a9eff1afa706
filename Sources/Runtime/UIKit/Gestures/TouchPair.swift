import Foundation

/// How two touches lie to each other, measured in the points of a phone.
@MainActor
struct TouchPair {
  /// How far apart they are, at least 1.
  let distance: CGFloat
  /// In which direction the second one lies from the first, in radians.
  let angle: CGFloat

  /// Measures the first two of some touches that are down; nil if there are fewer.
  init?(_ touches: [UITouch], limits: TouchLimits) {
    let down = touches.filter(\.isDown)
    guard down.count >= 2 else { return nil }
    let vector = limits.phonePoints(down[1].sample.location - down[0].sample.location)
    distance = max((vector.x * vector.x + vector.y * vector.y).squareRoot(), 1)
    angle = atan2(vector.y, vector.x)
  }
}

extension UIGestureRecognizer {
  /// Ends a gesture of two fingers when one of them is lifted.
  func endWithoutPair() {
    let down = activeTouches.count(where: \.isDown)
    if state != .possible, down < 2 { state = .ended }
    if state == .possible, down == 0 { state = .failed }
  }
}
