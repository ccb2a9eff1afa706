import ConcentrationApp
import GRDB

extension SQLiteGameStore {
  /// What is wrong with the pages, indexes and rows of the file, in SQLite's words; empty if it is whole.
  ///
  /// At most ten findings. Source: SQLite, PRAGMA integrity_check.
  ///
  /// - Throws: `StoreError` if the file cannot be read at all.
  /// - Complexity: O(n log n) in the rows.
  package func findings() throws(StoreError) -> [String] {
    try read { database in
      try String.fetchAll(database, sql: "PRAGMA integrity_check(10)").filter { $0 != "ok" }
    }
  }
}
