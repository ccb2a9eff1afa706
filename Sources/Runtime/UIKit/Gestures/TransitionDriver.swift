import Foundation

/// Drives an interactive transition by a pan: the transition begins with it, follows it, and is
/// finished or cancelled where it ends.
@MainActor
final class TransitionDriver {
  /// A transition, and the translation that completes it.
  struct Transition {
    let transition: any UIKitRuntime.InteractiveTransition
    let distance: CGPoint
  }

  /// Whether the pan may begin, by how far it has moved.
  let mayBegin: @MainActor (_ movement: CGPoint) -> Bool
  private let begin: @MainActor (_ movement: CGPoint) -> Transition?
  private var running: Transition?
  /// How far ahead the end of a pan is projected by its velocity, in seconds.
  private static let projection: CGFloat = 0.25

  /// Makes a driver.
  ///
  /// - Parameters:
  ///   - mayBegin: whether a pan that has moved so far in the window may begin.
  ///   - begin: begins the transition of such a pan; nil if there is none in that direction.
  init(
    mayBegin: @escaping @MainActor (_ movement: CGPoint) -> Bool,
    begin: @escaping @MainActor (_ movement: CGPoint) -> Transition?
  ) {
    self.mayBegin = mayBegin
    self.begin = begin
  }

  /// Follows a change of the pan.
  func panDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      running = begin(pan.rawTranslation)
      if running == nil { pan.state = .cancelled }
    case .changed: running?.transition.update(fraction(of: pan.translation(in: pan.view)))
    case .ended:
      // Where the pan would be a moment later decides, so that a flick is enough.
      let movement = pan.translation(in: pan.view)
      let velocity = pan.velocity(in: pan.view)
      end(fraction(of: movement) + fraction(of: velocity) * Self.projection > 0.5)
    case .cancelled: end(false)
    case .possible, .failed: break
    }
  }

  private func end(_ isCompleted: Bool) {
    guard let transition = running?.transition else { return }
    running = nil
    if isCompleted { transition.finish() } else { transition.cancel() }
  }

  /// How much of the whole distance a vector covers.
  private func fraction(of vector: CGPoint) -> CGFloat {
    guard let whole = running?.distance else { return 0 }
    let square = whole.x * whole.x + whole.y * whole.y
    return square > 0 ? (vector.x * whole.x + vector.y * whole.y) / square : 0
  }
}
