/// Calls the store of games, and says once that it fails.
@MainActor
final class GameKeeper {
  private let store: any GameStore
  private let messages: MessageBoard
  private var hasReported = false

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

  /// Runs a call on the store; a failure is posted once, and the game goes on.
  func keep<Value>(_ body: (any GameStore) throws(StoreError) -> Value) -> Value? {
    do throws(StoreError) {
      return try body(store)
    } catch {
      report(error)
      return nil
    }
  }

  /// Posts why the store failed, once.
  func report(_ error: StoreError) {
    guard !hasReported else { return }
    hasReported = true
    messages.post("Warning: \(error.message). The game goes on.")
  }
}
