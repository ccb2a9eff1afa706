/// Is told of every change of the current game.
@MainActor
package protocol SessionObserver: AnyObject {
  /// Another game has become the current one.
  func sessionDidChangeGame(_ session: GameSession)
  /// Cards of the current game were turned, or turned back.
  func sessionDidPlay(_ session: GameSession)
}

/// An observer that is not kept alive.
///
/// A class, because each copy of a weak reference costs as much as a flip.
@MainActor
final class WeakSessionObserver {
  private(set) weak var value: (any SessionObserver)?

  init(value: any SessionObserver) {
    self.value = value
  }
}
