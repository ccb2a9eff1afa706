import Foundation

/// One touch on the screen, from its beginning to its end.
///
/// It belongs to the view in which it began, wherever it moves. The force of a touch is left out: no
/// input of a terminal has one.
/// Source: Apple, UITouch.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger touched the screen.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger stayed while another one changed.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// It was withdrawn by the system or by a gesture recognizer.
    case cancelled = 4
  }

  /// The last change of a touch: phase, time and location in its window.
  struct Sample {
    var phase: Phase
    var timestamp: TimeInterval
    var location: CGPoint
    var previousLocation: CGPoint
  }

  var sample: Sample
  /// Where the touch began, in its window.
  let origin: CGPoint
  /// The recognizers that were offered the touch, those of the deepest view first.
  var recognizers: [UIGestureRecognizer] = []
  /// The changes that the view has not received yet.
  var queue = TouchQueue()

  /// The view in which the touch began.
  open private(set) var view: UIView?
  /// The window in which the touch began.
  open private(set) weak var window: UIWindow?
  /// The number of successive quick taps at about one point, from 1.
  ///
  /// Source: UIKIT-CASES.md touch-tap-count.
  open private(set) var tapCount: Int

  /// How hard the finger presses: 0, as a mouse does not tell.
  open var force: CGFloat { 0 }
  /// How hard a finger can press: 0, as a mouse does not tell.
  open var maximumPossibleForce: CGFloat { 0 }

  init(
    at location: CGPoint, in view: UIView, of window: UIWindow, tapCount: Int, time: TimeInterval
  ) {
    sample = Sample(
      phase: .began, timestamp: time, location: location, previousLocation: location)
    origin = location
    self.view = view
    self.window = window
    self.tapCount = tapCount
  }

  /// The phase of the touch at its last change.
  open var phase: Phase { sample.phase }
  /// The time of the last change on the scheduler's clock, in seconds.
  open var timestamp: TimeInterval { sample.timestamp }

  /// The gesture recognizers that receive the touch, or nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    let receiving = recognizers.filter { $0.isTracking(self) }
    return receiving.isEmpty ? nil : receiving
  }

  /// The location of the touch in the coordinates of a view, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(sample.location, to: view)
  }

  /// The location of the touch before its last change, in the coordinates of a view, or of the
  /// window for nil.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(sample.previousLocation, to: view)
  }

  /// Converts a point of the touch's window.
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  /// Whether the touch is down.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Whether the touch began and ended in a part of a view.
  func isTap(in part: CGRect, of view: UIView) -> Bool {
    part.contains(convert(origin, to: view)) && part.contains(location(in: view))
  }

  /// Records a change of the touch.
  func change(to phase: Phase, at location: CGPoint, time: TimeInterval) {
    sample = Sample(
      phase: phase, timestamp: time, location: location, previousLocation: sample.location)
  }
}
