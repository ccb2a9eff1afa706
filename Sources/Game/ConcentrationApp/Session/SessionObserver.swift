/// Is notified when another game becomes the current one.
@MainActor
package protocol SessionObserver: AnyObject {
  /// Another game has become the current one.
  func sessionDidChangeGame(_ session: GameSession)
}

/// Is notified of each move as well.
@MainActor
package protocol PlayObserver: SessionObserver {
  /// Cards of the current game were turned, or turned back.
  func sessionDidPlay(_ session: GameSession)
  /// The time of the current game goes on, which stood still.
  func sessionDidResumeTime(_ session: GameSession)
}

extension PlayObserver {
  /// Nothing to do.
  package func sessionDidResumeTime(_ session: GameSession) {}
}

/// The observers of a session.
@MainActor
struct SessionObservers {
  private(set) var all: [WeakSessionObserver] = []
  /// Those that are notified of moves as well.
  private(set) var ofPlay: [WeakPlayObserver] = []

  mutating func add(_ observer: any SessionObserver) {
    all.removeAll { $0.value == nil || $0.value === observer }
    all.append(WeakSessionObserver(observer))
    guard let player = observer as? any PlayObserver else { return }
    ofPlay.removeAll { $0.value == nil || $0.value === player }
    ofPlay.append(WeakPlayObserver(player))
  }
}

/// A weak reference to an observer.
///
/// A class, because copying a weak reference costs as much as a flip.
@MainActor
final class WeakSessionObserver {
  private(set) weak var value: (any SessionObserver)?

  init(_ value: any SessionObserver) {
    self.value = value
  }
}

/// A weak reference to an observer of moves.
@MainActor
final class WeakPlayObserver {
  private(set) weak var value: (any PlayObserver)?

  init(_ value: any PlayObserver) {
    self.value = value
  }
}
