/// Where a game is in the store.
struct StorePlace: Hashable, Sendable {
  /// Its key; nil if the store has never had it.
  var key: GameKey?
  /// How often the store had begun anew when it gave the key.
  var renewals = 0
  /// Whether the store lacks something of it, so that it is written whole the next time.
  var isBehind = true
  /// The record of its end, if it ended in this session.
  var finished: FinishedGame?

  /// Forgets a key from before the store has begun anew with another file.
  ///
  /// - Parameter newest: How often it has done so by now.
  mutating func forget(before newest: Int) {
    guard renewals < newest else { return }
    self = StorePlace(renewals: newest, finished: finished)
  }
}
