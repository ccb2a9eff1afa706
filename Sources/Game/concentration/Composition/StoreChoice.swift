import ConcentrationApp
import ConcentrationStore
import UIKitSystem

/// Chooses the store of games.
enum StoreChoice {
  /// The database's name in the person's data directory.
  private static var fileName: String { "games.sqlite" }

  /// The path of the database in the person's data directory.
  static func path(in directories: UserDirectories) -> String { directories.data + "/" + fileName }

  /// Opens the database in the person's data directory; without one the store is in memory.
  ///
  /// A database that cannot be opened is tried again at each call, which says why it is not possible; a
  /// store in memory would say that there are no games.
  ///
  /// - Parameters:
  ///   - directories: the person's directories; nil to keep nothing.
  ///   - warn: is called with a warning if the database cannot be opened.
  /// - Returns: the store.
  static func open(in directories: UserDirectories?, warn: (String) -> Void) -> any GameStore {
    guard let directories else { return InMemoryGameStore() }
    let store = SQLiteGameStore(
      at: path(in: directories), replacesDamaged: true)
    do throws(StoreError) {
      try store.open()
    } catch {
      warn(error.warning)
    }
    return store
  }

  /// The database in the person's data directory, created if necessary.
  ///
  /// - Throws: `StoreError` if the database cannot be used.
  static func openDatabase(in directories: UserDirectories) throws(StoreError) -> SQLiteGameStore {
    guard UserDirectories.make(directories.data) else {
      throw .failed(path: directories.data, detail: "the directory cannot be made")
    }
    return try SQLiteGameStore.open(at: path(in: directories))
  }
}
