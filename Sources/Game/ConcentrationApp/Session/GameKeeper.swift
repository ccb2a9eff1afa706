/// Calls the store of games, and says that it fails, and when it no longer does.
@MainActor
final class GameKeeper {
  private let store: any GameStore
  private let messages: MessageBoard
  /// Why the store failed, as it was said last; nil while it keeps what happens.
  private var reportedError: StoreError?

  init(store: any GameStore, messages: MessageBoard) {
    self.store = store
    self.messages = messages
  }

  /// Runs a call on the store for a command that waits for its result.
  ///
  /// - Throws: `SessionError.store`.
  func ask<Value>(
    _ body: (any GameStore) throws(StoreError) -> Value
  ) throws(SessionError) -> Value {
    do throws(StoreError) {
      return try body(store)
    } catch {
      throw .store(error)
    }
  }

  /// Posts why the store failed: a lock once at each command that meets it, another reason once.
  func report(_ error: StoreError) {
    switch error {
    case .busy: break
    // They are said with the store's renewal, whoever has met them first.
    case .setAside, .replaced: return
    default: if reportedError == error { return }
    }
    // It may have been said before the launch.
    messages.postOnce("Warning: \(error.warning).")
    reportedError = error
  }

  /// Posts that the store keeps what happens, if it was said that it does not.
  func reportKept() {
    guard reportedError != nil else { return }
    messages.post("All that was played is kept now.")
    reportedError = nil
  }
}
