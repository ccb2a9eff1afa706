/// Something that was begun and may be suspended.
@MainActor
final class SuspendedAction<Value: Sendable> {
  /// What it has led to; nil until it has ended.
  private(set) var result: Result<Value, any Error>?
  private var work: Task<Void, Never>?

  /// Begins an action.
  init(_ action: @escaping @MainActor () async throws -> Value) {
    work = Task { [weak self] in
      let ended: Result<Value, any Error>
      do { ended = .success(try await action()) } catch { ended = .failure(error) }
      self?.result = ended
    }
  }

  /// Waits until it has ended, doing something again and again meanwhile; cancels it after a limit.
  ///
  /// Waits are counted, of a millisecond each: what other tests take of the main actor is not this one's time.
  ///
  /// - Throws: `CancellationError` if the test is cancelled.
  func wait(atMost limit: Duration, meanwhile: () -> Void) async throws {
    let waits = max(1, limit / .milliseconds(1))
    var count = 0.0
    while result == nil {
      await Task.yield()
      meanwhile()
      guard result == nil else { return }
      guard count < waits else {
        work?.cancel()
        return
      }
      count += 1
      do {
        try await Task.sleep(for: .milliseconds(1))
      } catch {
        work?.cancel()
        throw error
      }
    }
  }
}
