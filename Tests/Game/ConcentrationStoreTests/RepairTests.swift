import ConcentrationTestSupport
import Foundation
import GRDB
import Testing

@testable import ConcentrationApp
@testable import ConcentrationStore

/// What is whole in a damaged database is found, whatever the damage, and the file is left as it is.
@Suite struct RepairTests {
  /// Many games, a text that fills several pages, and one of everything else.
  private static let archive: StoreArchive = {
    var archive = FirstVersion.archive
    archive.settings = ["tutorial": "3"]
    let long = String(repeating: "d1\nundo\n", count: 900)
    let draft = GameDraft(text: archive.kept[0].text + long, milliseconds: 5)
    archive.named.insert(NamedGame(name: "long", draft: draft), at: 0)
    for number in 1...150 {
      var played = archive.games[0]
      played.game.finishedAt = 1000 + Int64(number)
      if number % 3 == 0 { played.game.names = ["Zoë"] }
      archive.games.append(played)
    }
    archive.games[150].text = draft.text
    return archive
  }()

  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    let store = try fixture.open()
    for due in 1...40 { _ = try store.addReminder(due: Int64(due), text: "deleted") }
    for reminder in try store.reminders() { _ = try store.removeReminder(reminder.key) }
    _ = try store.add(Self.archive) {}
    try store.close()
  }

  private func bytes() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: fixture.path)))
  }

  /// What is salvaged of some bytes; the file has the same bytes afterwards.
  private func salvage(_ bytes: [UInt8], log: [UInt8] = []) throws -> Salvage {
    let path = fixture.path + ".damaged"
    try Data(bytes).write(to: URL(filePath: path))
    try Data(log).write(to: URL(filePath: path + "-wal"))
    let salvage = try Salvage(of: path)
    #expect([UInt8](try Data(contentsOf: URL(filePath: path))) == bytes)
    #expect([UInt8](try Data(contentsOf: URL(filePath: path + "-wal"))) == log)
    return salvage
  }

  /// Expects everything but the rows of some pages.
  private func expect(_ salvage: Salvage, without lost: [PageRows.Row], _ place: String) {
    let (found, all) = (salvage.archive, Self.archive)
    let records = lost.count { $0.values.count == 22 }
    #expect(found.games.count == all.games.count - records, "\(place)")
    #expect(Set(found.games.map(\.game)).isSubset(of: all.games.map(\.game)), "\(place)")
    #expect(
      Set(found.games.map(\.text)).isSubset(of: ["", all.games[0].text, all.games[150].text]),
      "\(place)")
    #expect(Set(found.kept).isSubset(of: all.kept), "\(place)")
    #expect(Set(found.named).isSubset(of: all.named), "\(place)")
    #expect(found.reminders == all.reminders || !lost.isEmpty, "\(place)")
    #expect(found.settings == all.settings || !lost.isEmpty, "\(place)")
  }

  @Test func `a whole file is called whole`() throws {
    let salvage = try salvage(bytes())
    #expect(salvage.damage == nil)
    #expect(salvage.archive == Self.archive)
  }

  @Test func `a page without a whole byte loses its own rows alone`() throws {
    let whole = try bytes()
    let pages = DatabasePages(file: whole, log: [])
    #expect(pages.count > 30)
    for page in 1...pages.count {
      var damaged = whole
      for place in ((page - 1) * 4096)..<(page * 4096) { damaged[place] ^= 0xFF }
      let lost = PageRows(page, in: pages)?.rows ?? []
      try expect(salvage(damaged), without: lost, "page \(page)")
    }
  }

  @Test func `rows of all lengths are found where the first page alone is damaged`() throws {
    var damaged = try bytes()
    for place in 0..<4096 { damaged[place] ^= 0xFF }
    let found = try salvage(damaged).archive
    #expect(found.named == Self.archive.named && found.kept == Self.archive.kept)
    #expect(found.games == Self.archive.games && found.settings == Self.archive.settings)
  }

  @Test func `rows that a page just takes are found, and those that it just does not`() throws {
    let store = try fixture.open()
    func text(_ length: Int) -> String { String(repeating: "x", count: length) }
    // Of an index a page takes 1,002 bytes of a row, of a table 4,061.
    for length in 980...1010 { try store.setSetting("s\(length)", to: text(length)) }
    for length in 4040...4070 { _ = try store.addReminder(due: 1, text: text(length)) }
    try store.close()
    let pages = DatabasePages(file: try bytes(), log: [])
    let rows = (1...pages.count).flatMap { PageRows($0, in: pages)?.rows ?? [] }
    for length in 980...1010 {
      #expect(
        rows.contains { $0.values == ["s\(length)".databaseValue, text(length).databaseValue] })
    }
    for length in 4040...4070 {
      #expect(rows.contains { $0.values.last == text(length).databaseValue }, "\(length)")
    }
  }

  @Test func `a file that was cut off has what is left of it`() throws {
    let whole = try bytes()
    let pages = DatabasePages(file: whole, log: [])
    for size in [0, 1, 99, 100, 4095] + stride(from: 4096, to: whole.count, by: 3 * 4096 + 7) {
      let first = size / 4096 + 1
      let lost = (first...pages.count).flatMap { PageRows($0, in: pages)?.rows ?? [] }
      try expect(salvage(Array(whole.prefix(size))), without: lost, "\(size) bytes")
    }
  }

  /// A second page that has some bytes at some places, and zeros.
  private func page(_ parts: [Int: [UInt8]]) throws -> PageRows {
    var file = [UInt8](repeating: 0, count: 2 * 4096)
    for (place, bytes) in parts {
      file.replaceSubrange(4096 + place..<4096 + place + bytes.count, with: bytes)
    }
    return try #require(PageRows(2, in: DatabasePages(file: file, log: [])))
  }

  @Test func `a cell that lies in the list of cells is none, though it reads like one`() throws {
    let read = try page([
      // A leaf of a table with two cells: at 10, which is the second pointer, and at 512.
      0: [13, 0, 0, 0, 2, 0, 0, 0, 0, 10, 2, 0],
      // A record of two bytes with the key 0 and the number 1, behind the second pointer and at 512.
      12: [2, 9], 512: [2, 0, 2, 9],
    ])
    #expect(read.rows == [.init(key: 0, values: [1.databaseValue])] && !read.isWhole)
  }

  @Test func `a record without a value is none`() throws {
    // A leaf of a table with a cell at 512: one byte with the key 7, the size of a header that has nothing more.
    let read = try page([0: [13, 0, 0, 0, 1, 0, 0, 0, 2, 0], 512: [1, 7, 1]])
    #expect(read.rows.isEmpty && !read.isWhole)
  }

  @Test func `what the header calls free is not brought back`() throws {
    var damaged = try bytes()
    for place in (damaged.count - 4096)..<damaged.count { damaged[place] = 0 }
    let salvage = try salvage(damaged)
    #expect(salvage.damage != nil)
    #expect(!salvage.archive.reminders.contains { $0.text == "deleted" })
  }

  @Test(arguments: Seeds.upTo(8))
  func `bytes that were changed anywhere end nothing`(seed: UInt64) throws {
    var random = TestGenerator(seed: seed)
    let whole = try bytes()
    for _ in 0..<10 {
      var damaged = whole
      for _ in 0..<Int.random(in: 1...200, using: &random) {
        damaged[Int.random(in: 0..<damaged.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      _ = try salvage(damaged)
    }
  }

  @Test func `what is in the log alone is found, the file damaged or not`() throws {
    let store = try fixture.open()
    try store.setSetting("zoom", to: "2")
    let log = [UInt8](try Data(contentsOf: URL(filePath: fixture.path + "-wal")))
    #expect(!log.isEmpty)
    var file = try bytes()
    #expect(try salvage(file, log: log).archive.settings["zoom"] == "2")
    for place in 0..<4096 { file[place] ^= 0xFF }
    #expect(try salvage(file, log: log).archive.settings["zoom"] == "2")
    #expect(try salvage(file, log: Array(log.dropLast(100))).archive.settings["zoom"] == nil)
  }

  @Test func `frames of a transaction whose end is not in the log are not read`() throws {
    let store = try fixture.open()
    func log() throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(filePath: fixture.path + "-wal")))
    }
    try store.setSetting("zoom", to: "2")
    let committed = try log().count
    try store.setSetting("zoom", to: String(repeating: "3", count: 20_000))
    let whole = try log()
    let frame = 24 + 4096
    #expect(whole.count - committed > 2 * frame, "one transaction of several frames")
    for size in stride(from: committed, to: whole.count, by: frame) {
      let salvaged = try salvage(bytes(), log: Array(whole.prefix(size)))
      #expect(salvaged.archive.settings["zoom"] == "2", "\(size) bytes")
    }
  }

  @Test func `a game that a copy plays at this moment is found, too`() throws {
    let store = try fixture.open()
    let draft = Self.archive.kept[0]
    _ = try store.open(draft, key: nil, closing: nil)
    let log = [UInt8](try Data(contentsOf: URL(filePath: fixture.path + "-wal")))
    #expect(try salvage(bytes(), log: log).archive.kept == Self.archive.kept + [draft])
  }

  @Test func `a finished game that undo may open again is no unfinished one`() throws {
    let queue = try DatabaseQueue(path: fixture.path)
    try queue.write { try $0.execute(sql: "UPDATE kept SET isFinished = 1") }
    try queue.close()
    #expect(try salvage(bytes()).archive.kept == [])
  }

  @Test func `a damaged file of the first version is read, too`() throws {
    var file = [UInt8](try Data(contentsOf: URL(filePath: FirstVersion.path)))
    for place in 0..<4096 { file[place] ^= 0xFF }
    #expect(try salvage(file).archive == FirstVersion.archive)
  }

  @Test func `what is damaged and has left a trace is counted`() throws {
    let queue = try DatabaseQueue(path: fixture.path)
    try queue.write { database in
      try database.execute(
        sql: """
          UPDATE record SET rows = 1000 WHERE ordinal = 7;
          DELETE FROM replay WHERE game = (SELECT game FROM record WHERE ordinal = 8);
          UPDATE line SET text = 'z9' WHERE number = 11;
          UPDATE named SET text = substr(text, 1, 300) || 'x' WHERE name = 'long';
          """)
    }
    try queue.close()
    var damaged = try bytes()
    damaged[0] ^= 0xFF
    let salvage = try salvage(damaged)
    #expect(salvage.leftOut == [.game: 1, .kept: 1, .named: 1])
    #expect(salvage.gamesWithoutMoves == 1)
  }

  @Test func `a file of a newer version, and none, are refused`() throws {
    let queue = try DatabaseQueue(path: fixture.path)
    try queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('9')") }
    try queue.close()
    #expect(throws: StoreError.newerSchema(path: fixture.path, found: "9")) {
      try Salvage(of: fixture.path)
    }
    #expect(
      throws: StoreError.failed(path: "/none/games.sqlite", detail: "no such file or directory")
    ) {
      try Salvage(of: "/none/games.sqlite")
    }
  }
}
