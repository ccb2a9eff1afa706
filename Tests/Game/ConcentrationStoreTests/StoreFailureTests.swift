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
    var connections: [Database] = []
    let names = try store.read { database in
      connections.append(database)
      if connections.count == 1 { throw DatabaseError(resultCode: code) }
      return try String.fetchAll(database, sql: "SELECT text FROM line")
    }
    #expect(names == ["header"])
    #expect(connections.count == 2 && connections[0] !== connections[1])
    #expect(store.renewals == 0)
    #expect(try fixture.files == ["games.sqlite"])
    #expect(try fixture.open().keptGame() == nil, "it is this copy's")
    try store.append("move b2", milliseconds: 2, to: key, change: .none)
  }

  @Test func `What fails as the file is replaced is read in the other file, which is noticed`()
    throws
  {
    let fixture = try StoreFixture()
    let store = SQLiteGameStore(at: fixture.path, replacesDamaged: true)
    try store.setSetting("zoom", to: "1")
    var attempts = 0
    let words = try store.read { database in
      attempts += 1
      if attempts == 1 {
        fixture.removeFiles()
        try fixture.open().setSetting("zoom", to: "2")
        throw DatabaseError(resultCode: .SQLITE_CORRUPT)
      }
      return try String.fetchAll(database, sql: "SELECT value FROM setting")
    }
    #expect(words == ["2"] && store.renewals == 1)
    #expect(store.reasonForRenewal == .replaced(path: fixture.path))
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

  @Test func `a disk has room while it has 128 KiB, and files where it counts them`() {
    func hasRoom(_ blocks: UInt, files: UInt, free: UInt) -> Bool {
      var disk = statvfs()
      (disk.f_frsize, disk.f_bavail) = (4096, fsblkcnt_t(blocks))
      (disk.f_files, disk.f_favail) = (fsfilcnt_t(files), fsfilcnt_t(free))
      return StoreFailures.hasRoom(disk)
    }
    #expect(hasRoom(32, files: 0, free: 0) && !hasRoom(31, files: 0, free: 0))
    #expect(hasRoom(32, files: 1, free: 1) && !hasRoom(32, files: 1, free: 0))
    #expect(!hasRoom(31, files: 1, free: 1))
  }

  @Test func `errors of the system are told by their own number, or by the one inside`() {
    func error(_ domain: String, _ code: Int, inside: Int32? = nil) -> StoreError? {
      let inner = inside.map { NSError(domain: NSPOSIXErrorDomain, code: Int($0)) }
      let middle = inner.map { NSError(domain: "d", code: 1, userInfo: [NSUnderlyingErrorKey: $0]) }
      let info: [String: Any] = middle.map { [NSUnderlyingErrorKey: $0] } ?? [:]
      let outer = NSError(domain: domain, code: code, userInfo: info)
      do throws(StoreError) {
        try StoreFailures(path: "p").translate { throw outer }
        return nil
      } catch {
        return error
      }
    }
    let (denied, readOnly) = (
      CocoaError.fileWriteNoPermission.rawValue, CocoaError.fileWriteVolumeReadOnly.rawValue
    )
    #expect(error(NSPOSIXErrorDomain, Int(ENOSPC)) == .diskFull(path: "p"))
    #expect(error(NSCocoaErrorDomain, 512, inside: EDQUOT) == .diskFull(path: "p"))
    #expect(error(NSCocoaErrorDomain, 512, inside: EACCES) == .readOnly(path: "p"))
    #expect(error(NSCocoaErrorDomain, denied) == .readOnly(path: "p"))
    #expect(error(NSCocoaErrorDomain, readOnly) == .readOnly(path: "p"))
    for (domain, code) in [(NSCocoaErrorDomain, 512), ("other", denied), ("other", readOnly)] {
      guard case .failed("p", _) = error(domain, code) else {
        Issue.record("\(domain) \(code)")
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
