import Foundation

extension UIKitRuntime {
  /// Touches an application's screen: the input of a shell or a test.
  ///
  /// Points are those of the screen; the time of a touch is the scheduler's. Each finger has a number
  /// that the caller chooses. Touches take the way of a phone: hit testing, `UIApplication.sendEvent`,
  /// `UIWindow.sendEvent`, gesture recognizers, views.
  @preconcurrency @MainActor
  public struct TouchInput {
    private let delivery: TouchDelivery

    init(_ delivery: TouchDelivery) {
      self.delivery = delivery
    }

    /// The fingers that are down, in order.
    public var fingers: [Int] { delivery.fingers.keys.sorted() }

    /// The touch of a finger that is down.
    public func touch(of finger: Int) -> UITouch? { delivery.fingers[finger] }

    /// Puts a finger down; this has no effect if it is down, or where no view takes touches.
    public func begin(_ finger: Int = 0, at point: CGPoint) { begin([finger: point]) }

    /// Puts several fingers down at the same time.
    public func begin(_ points: [Int: CGPoint]) { delivery.begin(Self.sorted(points)) }

    /// Moves a finger that is down.
    public func move(_ finger: Int = 0, to point: CGPoint) { move([finger: point]) }

    /// Moves several fingers at the same time.
    public func move(_ points: [Int: CGPoint]) { delivery.move(Self.sorted(points)) }

    /// Lifts a finger.
    public func end(_ finger: Int = 0) { delivery.end([finger], as: .ended) }

    /// Lifts all fingers at the same time.
    public func endAll() { delivery.end(fingers, as: .ended) }

    /// Cancels all touches, as an incoming call does on a phone.
    public func cancelAll() { delivery.cancelAll() }

    /// Taps with one finger, without a delay between touch and lift.
    public func tap(at point: CGPoint) {
      begin(at: point)
      end()
    }

    /// Drops what a finger drags in from another app, and returns whether something takes it.
    @discardableResult
    public func drop(_ items: [UIDragItem], at point: CGPoint) -> Bool {
      guard let target = delivery.target(at: point) else { return false }
      return IncomingDrag(of: items, in: target.window, at: target.location).drop()
    }

    private static func sorted(_ points: [Int: CGPoint]) -> [(finger: Int, point: CGPoint)] {
      points.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
  }
}

extension UIApplication {
  /// The touch input of this application's screen.
  package var touchInput: UIKitRuntime.TouchInput { UIKitRuntime.TouchInput(touchDelivery) }
}
