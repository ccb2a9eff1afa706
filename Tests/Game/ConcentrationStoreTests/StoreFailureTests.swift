import ConcentrationApp
import Foundation
import GRDB
import Testing

@testable import ConcentrationStore

/// Files that cannot be used are refused in words, and left as they are.
@Suite struct StoreFailureTests {
  @Test func `A file that is no database is called damaged and stays as it is`() throws {
    let fixture = try StoreFixture()
    let text = String(repeating: "This is no database. ", count: 400)
    try text.write(toFile: fixture.path, atomically: true, encoding: .utf8)
    let error = #expect(throws: StoreError.self) { try fixture.open() }
    guard case .damaged(let path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path == fixture.path)
    #expect(try String(contentsOfFile: fixture.path, encoding: .utf8) == text)
  }

  @Test func `A database of a newer version is not changed`() throws {
    let fixture = try StoreFixture()
    try fixture.open().setSetting("zoom", to: "2")
    let queue = try DatabaseQueue(path: fixture.path)
    try queue.write { database in
      try database.execute(sql: "INSERT INTO grdb_migrations VALUES ('9')")
    }
    try queue.close()
    #expect(throws: StoreError.newerSchema(path: fixture.path, found: "9")) {
      try fixture.open()
    }
  }

  @Test func `A directory in place of the file is refused with the system's words`() throws {
    let fixture = try StoreFixture()
    try FileManager.default.createDirectory(
      atPath: fixture.path, withIntermediateDirectories: true)
    #expect(throws: StoreError.self) { try fixture.open() }
  }

  @Test func `A full disk is called full and loses nothing`() throws {
    let fixture = try StoreFixture()
    let store = try fixture.open()
    let key = try store.open(.lines("header"), key: nil, closing: nil)
    try store.limitPages(to: 40)
    let line = String(repeating: "x", count: 100_000)
    let error = #expect(throws: StoreError.self) {
      for _ in 0..<100 { try store.append(line, milliseconds: 1, to: key, change: .none) }
    }
    #expect(error == .diskFull(path: fixture.path))
    try store.limitPages(to: 100_000)
    try store.append("move b2", milliseconds: 2, to: key, change: .none)
    try store.release()
    #expect(try store.keptGame()?.draft.text.hasSuffix("move b2\n") == true)
  }
}

extension SQLiteGameStore {
  /// Bounds the size of the database, in pages of 4096 bytes; beyond it the disk counts as full.
  fileprivate func limitPages(to count: Int) throws(StoreError) {
    try read { database in
      _ = try Int.fetchOne(database, sql: "PRAGMA max_page_count = \(count)")
    }
  }
}
