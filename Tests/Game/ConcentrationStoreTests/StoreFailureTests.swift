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

  @Test(arguments: [
    ResultCode.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_PROTOCOL, .SQLITE_READONLY,
  ])
  func `What another connection can do is done, and the copy keeps its games`(code: ResultCode)
    throws
  {
    let fixture = try StoreFixture()
    let store = SQLiteGameStore(at: fixture.path, replacesDamaged: true)
    let key = try store.open(.lines("header"), key: nil, closing: nil)
    var attempts = 0
    let names = try store.read { database in
      attempts += 1
      if attempts == 1 { throw DatabaseError(resultCode: code) }
      return try String.fetchAll(database, sql: "SELECT text FROM line")
    }
    #expect(names == ["header"])
    #expect(store.renewals == 0)
    #expect(try fixture.files == ["games.sqlite"])
    #expect(try fixture.open().keptGame() == nil, "it is this copy's")
    try store.append("move b2", milliseconds: 2, to: key, change: .none)
  }

  @Test(arguments: [ResultCode.SQLITE_IOERR, .SQLITE_CANTOPEN])
  func `An input error is a full disk where the disk has no room`(code: ResultCode) throws {
    func error(_ path: String) -> StoreError? {
      do throws(StoreError) {
        try StoreFailures(path: path).translate { throw DatabaseError(resultCode: code) }
        return nil
      } catch {
        return error
      }
    }
    // The file system of processes has no free blocks, whatever the disk.
    #expect(error("/proc/games.sqlite") == .diskFull(path: "/proc/games.sqlite"))
    for path in [try StoreFixture().path, "games.sqlite", "/none/games.sqlite"] {
      guard case .failed(path, _) = error(path) else {
        Issue.record("\(path): \(String(describing: error(path)))")
        continue
      }
    }
  }

  @Test func `What a second connection calls damaged is set aside`() throws {
    let fixture = try StoreFixture()
    let store = SQLiteGameStore(at: fixture.path, replacesDamaged: true)
    try store.setSetting("zoom", to: "2")
    #expect(throws: StoreError.self) {
      try store.read { _ in throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    }
    #expect(store.renewals == 1)
    #expect(try fixture.files == ["games.sqlite.damaged-1"])
  }
}

extension StoreFixture {
  /// The databases in the directory, without the files that belong to each.
  fileprivate var files: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: directory.path)
        .filter { !["-wal", "-shm", ".running"].contains(where: $0.hasSuffix) }.sorted()
    }
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
