import Foundation
import GRDB
import Testing

@testable import ConcentrationApp
@testable import ConcentrationStore

/// A file can hold anything in any column: it is called damaged, with the place, and never a trap.
@Suite struct WrongValueTests {
  /// SQL of values that the program does not write.
  private static let wrongValues = [
    "'x'", "''", "x'00FF'", "NULL", "1.5", "-1", "9223372036854775807", "-9223372036854775808",
    "1000000000001", "char(27, 91, 50, 74)",
  ]

  static let tables = [
    "kept", "line", "record", "replay", "section", "groupSum", "bar", "opponent", "named",
    "setting", "reminder", "owner", "sqlite_sequence", "grdb_migrations",
  ]

  @Test(arguments: tables)
  func `every wrong value in every column is refused in words`(table: String) throws {
    let fixture = try StoreFixture()
    try fill(fixture)
    for column in try columns(of: table, in: fixture) {
      for value in Self.wrongValues {
        let copy = try StoreFixture()
        try FileManager.default.copyItem(atPath: fixture.path, toPath: copy.path)
        // A key refuses some of them itself.
        guard (try? set(column, of: table, to: value, in: copy)) != nil else { continue }
        for error in use(copy) {
          if case .damaged(_, let detail) = error {
            #expect(!detail.isEmpty, "\(table).\(column) = \(value)")
          }
        }
      }
    }
  }

  /// What each of these values leads to, since a refusal that never comes would pass, too.
  @Test(arguments: [
    ("record", "streak", "'x'", "record.streak is 'x'"),
    ("record", "streak", "-1", "record.streak is -1"),
    ("record", "outcome", "'\u{1B}[2J'", "record.outcome is '\u{1B}[2J'"),
    ("record", "columns", "27", "record.columns is 27"),
    ("record", "rows", "0", "record.rows is 0"),
    ("record", "pairs", "'8,x'", "record.pairs is '8,x'"),
    ("record", "isAssisted", "2", "record.isAssisted is 2"),
    ("record", "id", "x'00FF'", "record.id is a blob of 2 bytes"),
    ("record", "milliseconds", "NULL", "record.milliseconds is NULL"),
    ("groupSum", "totalMoves", "9e18", "groupSum.totalMoves is 9000000000000000000"),
    ("groupSum", "games", "9223372036854775807", "groupSum.games is 9223372036854775807"),
    ("bar", "games", "1.5", "bar.games is 1.5"),
    ("opponent", "won", "'many'", "opponent.won is 'many'"),
    ("section", "count", "'many'", "section.count is 'many'"),
    ("kept", "milliseconds", "'x'", "kept.milliseconds is 'x'"),
    ("kept", "owner", "'x'", "kept.owner is 'x'"),
    ("line", "text", "x'FF'", "line.text is a blob of 1 bytes"),
    ("replay", "text", "x'FF'", "replay.text is a blob of 1 bytes"),
    ("named", "text", "NULL", "named.text is NULL"),
    ("setting", "value", "NULL", "setting.value is NULL"),
    ("reminder", "due", "'tomorrow'", "reminder.due is 'tomorrow'"),
    (
      "record", "theme", "zeroblob(5)", "record.theme is a blob of 5 bytes"
    ),
    (
      "record", "scores", "'1234567890123456789012345678901234567890'",
      "record.scores is '123456789012345678901234567890'..."
    ),
  ])
  func `the message has table, column and value`(
    table: String, column: String, value: String, detail: String
  ) throws {
    let fixture = try StoreFixture()
    try fill(fixture)
    try set(column, of: table, to: value, in: fixture)
    #expect(use(fixture).contains(.damaged(path: fixture.path, detail: detail)))
  }

  @Test func `the first thirty characters of a wrong text are shown`() {
    func shown(_ length: Int) -> String {
      let value = String(repeating: "x", count: length).databaseValue
      return WrongValue(table: "record", column: "streak", value: value).detail
    }
    let thirty = String(repeating: "x", count: 30)
    #expect(shown(30) == "record.streak is '\(thirty)'")
    #expect(shown(31) == "record.streak is '\(thirty)'...")
  }

  @Test func `a file without wrong values is used without an error`() throws {
    let fixture = try StoreFixture()
    try fill(fixture)
    #expect(use(fixture).isEmpty)
  }

  /// Puts rows into all tables.
  private func fill(_ fixture: StoreFixture) throws {
    let store = try fixture.open()
    let key = try store.open(.lines("header"), key: nil, closing: nil)
    try store.append(
      "move b2", milliseconds: 7, to: key, change: .finished(.sample(opponents: ["perfect"])))
    try store.finish(.sample(moves: 14))
    _ = try store.open(.lines("header", "move b2"), key: nil, closing: nil)
    try store.save(.lines("header"), named: "mine", replaces: false)
    try store.setSetting("tutorial", to: "3")
    _ = try store.addReminder(due: 1000, text: "Play a game")
    try store.release()
    try store.close()
    // What a person changes with another program need not keep to the rules of ours.
    try change(fixture) { database in
      try database.execute(
        sql: """
          PRAGMA writable_schema = ON;
          UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '') WHERE name <> 'grdb_migrations';
          PRAGMA writable_schema = RESET;
          """)
    }
  }

  private func change<Value>(
    _ fixture: StoreFixture, _ body: (Database) throws -> Value
  ) throws -> Value {
    let queue = try DatabaseQueue(path: fixture.path)
    defer { try? queue.close() }
    return try queue.writeWithoutTransaction(body)
  }

  private func columns(of table: String, in fixture: StoreFixture) throws -> [String] {
    try change(fixture) { database in
      try String.fetchAll(database, sql: "SELECT name FROM pragma_table_info('\(table)')")
    }
  }

  private func set(
    _ column: String, of table: String, to value: String, in fixture: StoreFixture
  ) throws {
    try change(fixture) { database in
      try database.execute(sql: "UPDATE \(table) SET \(column) = \(value)")
    }
  }

  /// Does everything that a session does, and returns what was refused.
  private func use(_ fixture: StoreFixture) -> [StoreError] {
    var errors: [StoreError] = []
    func attempt(_ body: () throws -> Void) {
      do { try body() } catch let error as StoreError { errors.append(error) } catch {
        Issue.record("\(error)")
      }
    }
    attempt {
      let store = try fixture.open()
      attempt {
        let statistics = try store.statistics()
        let recent = try store.recentGames(limit: 5)
        _ = StatisticsPresenter(statistics: statistics, recent: recent).lines
        for game in recent { _ = try store.replayText(of: game.key) }
      }
      attempt { _ = try GalleryModel(reading: store) }
      attempt { _ = try store.settings() }
      attempt { _ = try store.reminders() }
      attempt { for name in try store.gameNames() { _ = try store.game(named: name) } }
      attempt { _ = try store.recentGames(limit: 5) }
      attempt {
        for kept in try store.keptGames() {
          _ = try store.adopt(kept.key)
          try store.append("move c2", milliseconds: 9, to: kept.key, change: .none)
          try store.append(
            "move d2", milliseconds: 9, to: kept.key, change: .finished(.sample(moves: 13)))
          try store.append("undo", milliseconds: 9, to: kept.key, change: .reopened)
        }
      }
      attempt { try store.finish(.sample(moves: 15)) }
      attempt { try store.release() }
    }
    return errors
  }
}
