import Foundation

/// Recognizes a quick, straight movement of fingers.
///
/// Source: Apple, UISwipeGestureRecognizer; UIKIT-CASES.md gesture-swipe.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of swipes, several of which may be allowed.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Makes a set of directions from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that are recognized.
  open var direction = Direction.right
  /// How many fingers swipe.
  open var numberOfTouchesRequired = 1

  private var start: (location: CGPoint, time: TimeInterval)?

  /// Where the swipe began.
  open override func location(in view: UIView?) -> CGPoint {
    guard let start, let touch = currentTouches.first else { return super.location(in: view) }
    return touch.convert(start.location, to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    start = (middle(of: activeTouches, in: nil), event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, activeTouches.count == numberOfTouchesRequired, let start else {
      return
    }
    let movement = middle(of: activeTouches, in: nil) - start.location
    guard event.timestamp - start.time <= TouchLimits.swipeTime else {
      state = .failed
      return
    }
    guard movement.exceeds(limits.swipeDistance) else { return }
    state = direction.isDisjoint(with: mainDirection(of: movement)) ? .failed : .ended
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func reset() {
    start = nil
  }

  /// The direction of a movement; none if it is diagonal.
  private func mainDirection(of movement: CGPoint) -> Direction {
    let vector = limits.phonePoints(movement)
    if abs(vector.x) > 2 * abs(vector.y) { return vector.x > 0 ? .right : .left }
    if abs(vector.y) > 2 * abs(vector.x) { return vector.y > 0 ? .down : .up }
    return []
  }
}
