import Foundation
import GRDB
import Testing

@testable import ConcentrationStore

/// Pages are read as SQLite writes them: it is asked for the same rows and counts.
@Suite struct PageRowsTests {
  private let fixture: StoreFixture
  private let queue: DatabaseQueue

  init() throws {
    fixture = try StoreFixture()
    queue = try DatabaseQueue(path: fixture.path)
  }

  private func execute(_ sql: String) throws {
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
  }

  /// The pages of the file and of its log, if there is one.
  private func pages() throws -> DatabasePages {
    func bytes(_ path: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(filePath: path)))
    }
    let log = fixture.path + "-wal"
    return DatabasePages(
      file: try bytes(fixture.path),
      log: FileManager.default.fileExists(atPath: log) ? try bytes(log) : [])
  }

  private func number(_ sql: String) throws -> Int? {
    try queue.read { try Int.fetchOne($0, sql: sql) }
  }

  /// All rows of one length in the pages.
  private func rows(of count: Int, in pages: DatabasePages) -> [PageRows.Row] {
    (1...pages.count).flatMap { PageRows($0, in: pages)?.rows ?? [] }
      .filter { $0.values.count == count }
  }

  @Test func `keys and whole numbers of every length are read`() throws {
    try execute("CREATE TABLE number (key INTEGER PRIMARY KEY, value, second)")
    var numbers: [Int64] = [0, 1, 2, -1, -2, .min, .max]
    for bits in 1..<63 {
      let power = Int64(1) << Int64(bits)
      for edge in [power - 1, power, power + 1] { numbers += [edge, -edge] }
    }
    let expected = Set(numbers).map { key in
      PageRows.Row(key: key, values: [.null, key.databaseValue, (-1 - key).databaseValue])
    }
    try queue.write { database in
      for row in expected {
        try database.execute(
          sql: "INSERT INTO number VALUES (?, ?, ?)",
          arguments: [row.key, row.values[1], row.values[2]])
      }
    }
    #expect(Set(rows(of: 3, in: try pages())) == Set(expected))
  }

  @Test func `fractions, texts of every length and nothing are read`() throws {
    try execute("CREATE TABLE value (name TEXT PRIMARY KEY, value) WITHOUT ROWID")
    var values: [DatabaseValue] = [.null, 0.5.databaseValue, (-1e300).databaseValue]
    values += [0, 1, 56, 57, 58, 121, 122, 123].map {
      String(repeating: "é", count: $0).databaseValue
    }
    let expected = values.enumerated().map { index, value in
      PageRows.Row(key: nil, values: ["v\(index)".databaseValue, value])
    }
    try queue.write { database in
      for row in expected {
        try database.execute(
          sql: "INSERT INTO value VALUES (?, ?)", arguments: [row.values[0], row.values[1]])
      }
    }
    #expect(Set(rows(of: 2, in: try pages())) == Set(expected))
  }

  @Test func `bytes that are no text, and blobs, are no row`() throws {
    try execute(
      """
      CREATE TABLE value (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
      INSERT INTO value VALUES ('a', x'00'), ('b', CAST(x'C328' AS TEXT)), ('c', 'ä');
      """)
    let pages = try pages()
    #expect(rows(of: 2, in: pages).map(\.values) == [["c".databaseValue, "ä".databaseValue]])
    #expect((1...pages.count).compactMap { PageRows($0, in: pages) }.contains { !$0.isWhole })
  }

  @Test func `free pages are those that SQLite counts, in lists of any length`() throws {
    try execute("CREATE TABLE long (value); CREATE TABLE short (value); VACUUM")
    // A list of the header names 1,022 free pages; then another list begins.
    for table in ["short", "long"] {
      let rows = table == "long" ? 1100 : 3
      try execute(
        """
        WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < \(rows))
        INSERT INTO \(table) SELECT printf('%4000d', n) FROM count;
        """)
    }
    for table in ["short", "long"] {
      try execute("DROP TABLE \(table)")
      let count = try #require(try number("PRAGMA freelist_count"))
      #expect(count > 3)
      #expect(try pages().free.count == count)
    }
    let pages = try pages()
    #expect(pages.free == Set(2...pages.count), "all but the one with the list of tables")
  }

  @Test func `there are as many pages as the log says, which may be fewer or more`() throws {
    try execute(
      """
      PRAGMA journal_mode = WAL; PRAGMA auto_vacuum = 2; VACUUM;
      CREATE TABLE text (value);
      """)
    for change in [
      "INSERT INTO text VALUES (printf('%100000d', 1))",
      "DELETE FROM text; PRAGMA incremental_vacuum",
    ] {
      try execute(change)
      #expect(try pages().count == number("PRAGMA page_count"))
      #expect(try rows(of: 1, in: pages()).count == number("SELECT count(*) FROM text"))
    }
  }
}
