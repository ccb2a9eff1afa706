import ConcentrationApp
import GRDB

extension SQLiteGameStore {
  /// Bounds the size of the database, in pages of 4096 bytes; beyond it the disk counts as full.
  package func limitPages(to count: Int) throws(StoreError) {
    try read { database in
      _ = try Int.fetchOne(database, sql: "PRAGMA max_page_count = \(count)")
    }
  }
}
