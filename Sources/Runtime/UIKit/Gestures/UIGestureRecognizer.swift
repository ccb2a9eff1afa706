import Foundation

/// Recognizes a gesture in the touches on its view and on all that the view holds.
///
/// A subclass follows the touches in its touch methods and sets `state`. A discrete gesture goes from
/// possible to ended, a continuous one to began, changed any number of times, and then ended or
/// cancelled; both may fail instead.
/// Source: Apple, UIGestureRecognizer; UIKIT-CASES.md "Touches, gestures and controls".
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Hashable, Sendable {
    /// Not recognized yet; also the state between two gestures.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture goes on.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches are no such gesture.
    case failed = 5

    /// A discrete gesture is complete: the same as `ended`.
    public static let recognized = State.ended
  }

  // Cleared by the view when it goes.
  nonisolated(unsafe) unowned(unsafe) var storedView: UIView?
  var storedState = State.possible
  /// The state that waits for other recognizers to fail.
  var pendingState: State?
  /// The touches received since the last reset.
  var observedTouches: [UITouch] = []
  /// Those of them that are down.
  var activeTouches: [UITouch] = []
  /// The touches that were down last.
  private var latestTouches: [UITouch] = []
  /// The recognizers that this one has been compared with since the last reset.
  var comparedRecognizers: [UIGestureRecognizer] = []
  /// Those of them that must fail first.
  var dynamicRequirements: [UIGestureRecognizer] = []
  var requirements: [WeakRecognizer] = []
  var actions: [GestureAction] = []
  /// The delivery of the touches that are received now or were last.
  weak var delivery: TouchDelivery?

  /// Decides whether the gesture is recognized, and beside which others.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name of one's own.
  open var name: String?
  /// Whether the view loses the touches of a gesture that is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view receives no touch before the recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether the view receives no end of a touch before the recognizer has failed.
  open var delaysTouchesEnded = true
  /// Whether the recognizer receives touches; switched off in the middle, it cancels its gesture.
  open var isEnabled = true {
    didSet { if !isEnabled { delivery?.withdraw(self) } }
  }

  /// Makes a recognizer without an action.
  public override init() {}

  /// Makes a recognizer that sends a selector to a target; without both it has no action.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// The view whose touches are received.
  open var view: UIView? { storedView }

  /// How far the gesture has come; a subclass sets it.
  ///
  /// Another recognizer may forbid the change or delay it. Each change to began, changed, ended or
  /// cancelled runs the actions, also from changed to changed.
  /// Source: UIKIT-CASES.md gesture-states.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  /// Whether UIKit itself allows the gesture now.
  var mayBegin: Bool { true }

  // MARK: Location

  /// How many touches make up the gesture now.
  open var numberOfTouches: Int { currentTouches.count }

  /// The middle of the touches, in the coordinates of a view, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    middle(of: currentTouches, in: view)
  }

  /// One of the touches, counted from 0, in the coordinates of a view, or of the window for nil.
  ///
  /// - Precondition: There are as many touches.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    currentTouches[touchIndex].location(in: view)
  }

  /// The touches that are down, or were last.
  var currentTouches: [UITouch] { activeTouches.isEmpty ? latestTouches : activeTouches }

  /// The middle of some touches, in the coordinates of a view, or of the window for nil.
  func middle(of touches: [UITouch], in view: UIView?) -> CGPoint {
    guard let first = touches.first else { return .zero }
    let sum = touches.reduce(CGPoint.zero) { $0 + $1.sample.location }
    let count = CGFloat(touches.count)
    return first.convert(CGPoint(x: sum.x / count, y: sum.y / count), to: view)
  }

  /// Keeps the touches that are down, for when they are up.
  func noteTouches() {
    if !activeTouches.isEmpty { latestTouches = activeTouches }
  }

  /// Forgets the touches of a gesture that is over.
  func forgetTouches() {
    observedTouches = []
    activeTouches = []
    latestTouches = []
  }

  // MARK: Relations

  /// Lets this gesture be recognized only after another one, on the same touches, has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether this gesture, recognized, makes another one on the same touches fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture, recognized, makes this one fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture must fail before this one is recognized.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether this gesture must fail before another one is recognized.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For subclasses

  /// Called when touches begin that the recognizer receives.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches were cancelled; if none is left, the gesture fails or is cancelled then.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called after a gesture is over and its touches are up, to forget them.
  open func reset() {}

  /// Takes a touch out of the gesture, so that its view keeps it.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    activeTouches.removeIdentical(to: touch)
    observedTouches.removeIdentical(to: touch)
    touch.recognizers.removeIdentical(to: self)
  }
}

/// Refers to a recognizer without keeping it.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
