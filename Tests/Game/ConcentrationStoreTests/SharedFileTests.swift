import ConcentrationApp
import Foundation
import GRDB
import Testing

@testable import ConcentrationStore

/// Several running copies of the program and one file.
@Suite struct SharedFileTests {
  @Test func `What one copy stores, another one finds after the first has ended`() throws {
    let fixture = try StoreFixture()
    try kept(in: fixture)
    let next = try fixture.open()
    let offered = try #require(try next.keptGame())
    #expect(offered.draft == .lines("header", "move b2", milliseconds: 7))
  }

  /// Plays a move and leaves without releasing the game, as a killed copy does.
  private func kept(in fixture: StoreFixture) throws {
    let store = try fixture.open()
    let key = try store.open(.lines("header"), key: nil, closing: nil)
    try store.append("move b2", milliseconds: 7, to: key, change: .none)
  }

  @Test func `A game of a copy that still runs is not offered and cannot be adopted`() throws {
    let fixture = try StoreFixture()
    let first = try fixture.open()
    let key = try first.open(.lines("header"), key: nil, closing: nil)
    let second = try fixture.open()
    #expect(try second.keptGame() == nil)
    #expect(throws: StoreError.keptGameTaken) { try second.adopt(key) }
    try first.release()
    #expect(try second.adopt(key).key == key)
    #expect(try first.keptGame() == nil)
  }

  @Test func `Copies that write at once lose nothing and never see a locked database`() async throws
  {
    let fixture = try StoreFixture()
    _ = try fixture.open()
    let path = fixture.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let store = try SQLiteGameStore.open(at: path)
          for moves in 1...25 { try store.finish(.sample(moves: moves)) }
        }
      }
      try await group.waitForAll()
    }
    let statistics = try fixture.open().statistics()
    #expect(statistics.groups.map(\.games) == [100])
    #expect(statistics.streak == WinningStreak(current: 100, best: 100))
  }

  @Test func `Copies that start at once for the first time all open the same tables`() async throws
  {
    for _ in 0..<20 {
      let fixture = try StoreFixture()
      let path = fixture.path
      try await withThrowingTaskGroup(of: Void.self) { group in
        for name in ["a", "b", "c", "d"] {
          group.addTask {
            let store = try SQLiteGameStore.open(at: path)
            try store.save(.lines(name), named: name, replaces: false)
          }
        }
        try await group.waitForAll()
      }
      #expect(try fixture.open().gameNames() == ["a", "b", "c", "d"])
    }
  }

  @Test func `the lines of a game are counted from 0 without a gap`() throws {
    let fixture = try StoreFixture()
    let store = try fixture.open()
    for text in ["", "header\n"] {
      let key = try store.open(GameDraft(text: text, milliseconds: 0), key: nil, closing: nil)
      for line in ["a1", "b2"] { try store.append(line, milliseconds: 1, to: key, change: .none) }
    }
    let numbers = try DatabaseQueue(path: fixture.path).read {
      try Int.fetchAll($0, sql: "SELECT number FROM line ORDER BY game, number")
    }
    #expect(numbers == [0, 1, 0, 1, 2])
  }

  @Test func `a copy that nothing is known of has ended`() {
    #expect(!Ownership().isAlive(7))
    #expect(!Ownership(lockFile: "/none/games.sqlite.running").isAlive(7))
  }

  @Test func `A folder that is missing is made, for the player alone`() throws {
    let fixture = try StoreFixture()
    let folder = fixture.directory.appendingPathComponent("new/deep")
    _ = try SQLiteGameStore.open(at: folder.appendingPathComponent("games.sqlite").path)
    let rights = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions]
    #expect((rights as? NSNumber)?.intValue == 0o700)
  }

  @Test func `Only the player can read the files`() throws {
    let fixture = try StoreFixture()
    let store = try fixture.open()
    try store.setSetting("zoom", to: "2")
    for name in try FileManager.default.contentsOfDirectory(atPath: fixture.directory.path) {
      let path = fixture.directory.appendingPathComponent(name).path
      let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect((rights as? NSNumber)?.intValue == 0o600, "\(name)")
    }
  }
}
