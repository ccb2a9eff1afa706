import ConcentrationApp
import ConcentrationStore
import UIKitSystem

/// Where games are kept.
enum StoreChoice {
  /// The database's name in the person's data directory.
  private static var fileName: String { "games.sqlite" }

  /// A store in the person's data directory, or one in memory if nothing is or can be kept.
  ///
  /// - Parameters:
  ///   - directories: the person's directories; nil to keep nothing.
  ///   - warn: takes what went wrong; the game goes on without a database.
  /// - Returns: the store.
  static func open(in directories: UserDirectories?, warn: (String) -> Void) -> any GameStore {
    guard let directories else { return InMemoryGameStore() }
    do throws(StoreError) {
      return try openDatabase(in: directories)
    } catch {
      warn("\(error.message); this game is not kept")
      return InMemoryGameStore()
    }
  }

  /// The database in the person's data directory, made if need be.
  ///
  /// - Throws: `StoreError`: what keeps the database from being used.
  static func openDatabase(in directories: UserDirectories) throws(StoreError) -> SQLiteGameStore {
    guard UserDirectories.make(directories.data) else {
      throw .failed(path: directories.data, detail: "the directory cannot be made")
    }
    return try SQLiteGameStore.open(at: directories.data + "/" + fileName)
  }
}
