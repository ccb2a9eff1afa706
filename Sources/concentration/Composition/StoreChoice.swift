import ConcentrationApp
import ConcentrationStore
import SystemSupport

/// Where games are kept.
enum StoreChoice {
  /// A store in the person's data directory, or one in memory if nothing is or can be kept.
  ///
  /// - Parameters:
  ///   - directories: the person's directories; nil to keep nothing.
  ///   - warn: takes what went wrong; the game goes on without a database.
  /// - Returns: the store.
  static func open(in directories: UserDirectories?, warn: (String) -> Void) -> any GameStore {
    guard let directories else { return InMemoryGameStore() }
    guard UserDirectories.make(directories.data) else {
      warn("\(directories.data) cannot be made; nothing is kept")
      return InMemoryGameStore()
    }
    do throws(StoreError) {
      return try SQLiteGameStore.open(at: directories.data + "/games.sqlite")
    } catch {
      warn("\(error.message); this game is not kept")
      return InMemoryGameStore()
    }
  }
}
