import ConcentrationApp
import ConcentrationTestSupport
import Foundation
import GRDB
import Testing

@testable import ConcentrationStore

/// A file that the first version of the database's tables wrote, kept beside these tests.
@Suite struct FirstVersionTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    try FileManager.default.copyItem(atPath: FirstVersion.path, toPath: fixture.path)
  }

  private func versions() throws -> [String] {
    let queue = try DatabaseQueue(path: fixture.path)
    defer { try? queue.close() }
    return try queue.read {
      try String.fetchAll($0, sql: "SELECT identifier FROM grdb_migrations ORDER BY identifier")
    }
  }

  @Test func `it is brought up to date with all that is in it`() throws {
    #expect(try versions() == ["1"])
    let store = try fixture.open()
    #expect(try store.archive() == FirstVersion.archive)
    #expect(try store.statistics().streak == WinningStreak(current: 1, best: 1))
    #expect(try store.reminders().count == 1)
    try store.close()
    #expect(try versions() == ["1", "2", "3"])
  }

  @Test func `its unfinished game goes on, and is behind one that is begun`() throws {
    let store = try fixture.open()
    let kept = try #require(try store.keptGame())
    #expect(try store.adopt(kept.key).draft == FirstVersion.archive.kept.first)
    try store.append("b1", milliseconds: 20, to: kept.key, change: .none)
    _ = try store.open(.lines("header"), key: nil, closing: nil)
    try store.release()
    #expect(try store.keptGames().map { $0.draft.text.hasSuffix("b1\n") } == [false, true])
  }

  @Test func `of its two unfinished games the one that goes on is salvaged as the current one`()
    throws
  {
    let queue = try DatabaseQueue(path: fixture.path)
    try queue.write { database in
      try database.execute(
        sql: """
          INSERT INTO kept (game, owner, milliseconds) SELECT game + 1, 7, 7 FROM kept;
          INSERT INTO line SELECT game + 1, number, text FROM line;
          """)
    }
    try queue.close()
    let store = try fixture.open()
    let first = try #require(try store.keptGames().last { $0.draft.milliseconds == 9 })
    _ = try store.adopt(first.key)
    try store.release()
    let archive = try store.archive()
    try store.close()
    #expect(archive.kept.map(\.milliseconds) == [7, 9])
    let file = URL(filePath: fixture.path)
    var damaged = try Data(contentsOf: file)
    damaged[0] ^= 0xFF
    try damaged.write(to: file)
    let salvage = try Salvage(of: fixture.path)
    #expect(salvage.damage != nil && salvage.archive.kept == archive.kept)
  }
}

/// What the file of the first version holds.
enum FirstVersion {
  static let path =
    PackageFiles.root.appending(
      path: "Tests/Game/ConcentrationStoreTests/Files/first-version.sqlite"
    ).path

  static let archive = StoreArchive(
    settings: [:],
    reminders: [ArchivedReminder(due: 1_795_574_160, text: "it is time for a game.")],
    named: [
      NamedGame(
        name: "old",
        draft: GameDraft(
          text: text("attempts 2", "a1", "c1", "end e9d32bb264c70932"), milliseconds: 12))
    ],
    kept: [
      GameDraft(text: text("attempts 0", "end f45aafea2aba6852", "a1", "c1"), milliseconds: 9)
    ],
    games: [
      ArchivedGame(
        game: FinishedGame(
          id: "2x2/shapes:abba", columns: 2, rows: 2, theme: "shapes", scoring: "standard",
          players: 1, opponents: [], outcome: .won, moves: 2, flips: 4, attempts: 4, lucky: 2,
          pairs: [2], scores: [4], milliseconds: 27, isAssisted: false, finishedAt: 1_795_487_646),
        text: won)
    ])

  private static func text(_ attempts: String, _ lines: String...) -> String {
    let head = [
      "concentration game 1", "scheme 1", "id 4x2/letters:aabbccdd", "cards 4x2/letters:aabbccdd",
      "players 1", "scoring standard", attempts, "assisted no", "moves",
    ]
    return (head + lines).map { $0 + "\n" }.joined()
  }

  private static let won = """
    concentration game 1
    scheme 1
    id 2x2/shapes:abba
    cards 2x2/shapes:abba
    players 1
    scoring standard
    attempts 0
    assisted no
    moves
    end f557f405a88e85b0
    a1
    b2
    b1
    a2

    """
}
