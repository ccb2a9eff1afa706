import ConcentrationEngine
import Foundation
import GRDB
import RegularFiles
import Synchronization
import Testing

@testable import ConcentrationApp
@testable import ConcentrationStore

/// A session goes on whatever becomes of its file, and what was played is kept as soon as that is possible.
@MainActor
@Suite struct UnavailableStoreTests {
  private let fixture: StoreFixture
  private let clock = ManualGameClock()

  init() throws {
    fixture = try StoreFixture()
  }

  // MARK: A lock of another program

  @Test func `Moves that meet a lock are kept when it goes, and each command says so once`() throws
  {
    let run = try makeRun()
    try run.start("2x2/shapes:abba")
    let lock = try Lock(fixture.path)
    try run.flip("a1", "b1")
    #expect(run.takeMessages() == [lockedWarning])
    #expect(run.takeMessages(isIdle: true).isEmpty, "it is asked while nobody types, too")
    #expect(run.takeMessages() == [lockedWarning], "a command that changes nothing")
    try run.flip("b2")
    #expect(run.takeMessages() == [lockedWarning], "the next command")
    lock.release()
    #expect(run.takeMessages() == ["All that was played is kept now."])
    #expect(run.takeMessages().isEmpty)
    run.session.keepGameForNextSession()
    let kept = try #require(try fixture.open().keptGame())
    #expect(try GameJournal.read(kept.draft.text).game == run.session.table?.game)
  }

  @Test func `A win at a locked moment is in the history, with its own time`() throws {
    let run = try makeRun()
    try run.start("2x2/shapes:abba")
    let lock = try Lock(fixture.path)
    try run.flip("a1 b2", "b1 a2")
    let end = run.session.environment.currentTime()
    clock.advance(by: 60_000)
    lock.release()
    _ = run.takeMessages()
    let recent = try fixture.open().recentGames(limit: 5)
    #expect(recent.map(\.game.outcome) == [.won])
    #expect(recent.first?.game.finishedAt == end)
    _ = try run.session.undo()
    #expect(try fixture.open().recentGames(limit: 5).isEmpty)
  }

  @Test func `All games of a locked time are kept, in the order in which they were left`() throws {
    let run = try makeRun()
    try run.start("2x2/shapes:abba")
    let lock = try Lock(fixture.path)
    try run.flip("a1")
    try run.start("2x2/shapes:aabb")
    try run.flip("a1 b1", "a2 b2")
    try run.start("4x2/shapes:aabbccdd")
    try run.flip("a1")
    try run.start("2x2/shapes:abab")
    _ = try run.session.undo()
    #expect(run.takeMessages() == [lockedWarning])
    lock.release()
    #expect(run.takeMessages() == ["All that was played is kept now."])
    run.session.keepGameForNextSession()
    let next = try fixture.open()
    #expect(try next.recentGames(limit: 5).map(\.game.id) == ["2x2/shapes:aabb"])
    #expect(try next.statistics().groups.map(\.games) == [2], "one was abandoned")
    #expect(try next.keptGames().map { try GameJournal.read($0.draft.text).game.flips } == [1])
  }

  @Test func `A session that ends at a locked moment says what is not kept`() throws {
    let run = try makeRun()
    try run.start("2x2/shapes:abba")
    let lock = try Lock(fixture.path)
    try run.flip("a1 b2", "b1 a2")
    try run.start("2x2/shapes:aabb")
    try run.flip("a1")
    _ = run.takeMessages()
    run.session.keepGameForNextSession()
    #expect(
      run.session.messages.take() == [
        "Warning: 2x2/shapes:aabb, 0 of 2 pairs and 1 more game are not kept: "
          + "\(fixture.path) is locked by another program."
      ])
    lock.release()
  }

  @Test func `A word that meets a lock is known meanwhile, and kept when it goes`() throws {
    let name = StoredWord(name: "tutorial", title: "the place in the tutorial")
    let run = try makeRun()
    let keeper = run.session.keeper
    keeper.keep("1", as: name)
    var lock = try Lock(fixture.path)
    keeper.keep("2", as: name)
    #expect(run.takeMessages() == [lockedWarning])
    #expect(keeper.word(name) == "2")
    #expect(try fixture.open().settings() == ["tutorial": "1"])
    lock.release()
    #expect(run.takeMessages() == ["All that was played is kept now."])
    #expect(try fixture.open().settings() == ["tutorial": "2"])
    lock = try Lock(fixture.path)
    keeper.keep(nil, as: name)
    #expect(keeper.word(name) == nil)
    _ = run.takeMessages()
    run.session.keepGameForNextSession()
    #expect(
      run.session.messages.take() == [
        "Warning: the place in the tutorial is not kept: \(fixture.path) is locked by another program."
      ])
    lock.release()
  }

  @Test func `What a locked file holds is not said to be missing`() throws {
    try fixture.open().save(.lines("header"), named: "mine", replaces: false)
    let lock = try Lock(fixture.path, isExclusive: true)
    let run = try makeRun()
    #expect(throws: SessionError.store(.busy(path: fixture.path))) {
      try run.session.load(named: "mine")
    }
    #expect(throws: SessionError.store(.busy(path: fixture.path))) { try run.session.loadLast() }
    try run.start("2x2/shapes:abba")
    #expect(throws: SessionError.store(.busy(path: fixture.path))) {
      try run.session.save(named: "other")
    }
    lock.release()
    try run.session.save(named: "other")
    #expect(try fixture.open().gameNames() == ["mine", "other"])
  }

  @Test func `A lock is waited for once, and again after a change has succeeded`() throws {
    let attempts = Mutex<[Int]>([])
    let store = SQLiteGameStore(
      at: fixture.path, replacesDamaged: true,
      patience: LockPatience { attempt in
        attempts.withLock { $0.append(attempt) }
        return attempt < 2
      })
    try store.setSetting("zoom", to: "1")
    for _ in 1...2 {
      let lock = try Lock(fixture.path)
      for _ in 1...3 {
        #expect(throws: StoreError.busy(path: fixture.path)) { try store.setSetting("a", to: "b") }
        #expect(try store.settings() == ["zoom": "1"], "reading is possible")
        #expect(try store.keptGames().isEmpty)
        try store.open()
      }
      #expect(attempts.withLock { $0 } == [0, 1, 2])
      lock.release()
      try store.setSetting("zoom", to: "1")
      attempts.withLock { $0.removeAll() }
    }
  }

  @Test func `a lock is asked for 400 times more`() {
    #expect(LockPatience.pause(399) && !LockPatience.pause(400))
  }

  // MARK: Another file

  @Test func `another file of the name is read at once, and the first change is refused`() throws {
    let store = SQLiteGameStore(at: fixture.path, replacesDamaged: true)
    func replaceFile() throws {
      fixture.removeFiles()
      let other = try fixture.open()
      try other.setSetting("zoom", to: "2")
      _ = try other.open(.lines("other"), key: nil, closing: nil)
      try other.close()
    }
    try store.setSetting("zoom", to: "1")
    try replaceFile()
    #expect(try store.settings() == ["zoom": "2"])
    try replaceFile()
    #expect(try store.keptGames().map(\.draft) == [.lines("other")])
    #expect(store.renewals == 2)
    let changes = [
      { try store.setSetting("zoom", to: "3") },
      { _ = try store.open(.lines("header"), key: nil, closing: nil) },
    ]
    for change in changes {
      try replaceFile()
      #expect(throws: StoreError.replaced(path: fixture.path)) { try change() }
      try change()
    }
    #expect(store.renewals == 4 && store.reasonForRenewal == .replaced(path: fixture.path))
  }

  // MARK: A damaged file

  @Test func `A wrong value sets the file aside, and the game on the table is kept`() throws {
    try fixture.open().finish(.sample())
    let run = try makeRun()
    try run.start("2x2/shapes:abba")
    try run.flip("a1 b2")
    try damage()
    try run.flip("b1 a2")
    #expect(run.takeMessages() == [setAsideWarning])
    #expect(fixture.hasFile("games.sqlite.damaged-1"))
    let next = try fixture.open()
    #expect(try next.recentGames(limit: 5).map(\.game.id) == ["2x2/shapes:abba"])
    #expect(try next.statistics().groups.map(\.games) == [1])
    try run.start("2x2/shapes:aabb")
    try run.flip("a1")
    run.session.keepGameForNextSession()
    #expect(run.takeMessages().isEmpty)
    #expect(try next.keptGames().count == 1)
  }

  @Test func `Whoever meets the wrong value, the game is kept at the same command`() throws {
    try fixture.open().finish(.sample())
    let run = try makeRun()
    try run.start("2x2/shapes:abba")
    try run.flip("a1")
    try damage()
    #expect(throws: StoreError.self) { try run.session.environment.store.statistics() }
    #expect(run.takeMessages() == [setAsideWarning])
    // As after kill -9: nothing more is called.
    let texts = try DatabaseQueue(path: fixture.path).read { database in
      try String.fetchAll(database, sql: "SELECT text FROM line ORDER BY number")
    }
    #expect(try GameJournal.read(texts.map { $0 + "\n" }.joined()).game.flips == 1)
  }

  @Test func `Two copies move a damaged file once, and both keep their games in the new one`()
    throws
  {
    try fixture.open().finish(.sample())
    let (first, second) = (try makeRun(), try makeRun())
    try first.start("2x2/shapes:abba")
    try second.start("2x2/shapes:aabb")
    try damage()
    try first.flip("a1 b2", "b1 a2")
    #expect(first.takeMessages() == [setAsideWarning])
    try second.flip("a1 b1", "a2 b2")
    #expect(
      second.takeMessages() == [
        "Warning: another file has the name \(fixture.path) now, and is used from here on."
      ])
    #expect(!fixture.hasFile("games.sqlite.damaged-2"))
    #expect(
      try fixture.open().recentGames(limit: 5).map(\.game.id)
        == ["2x2/shapes:aabb", "2x2/shapes:abba"])
    for run in [first, second] { run.session.keepGameForNextSession() }
    #expect(try fixture.open().keptGames().isEmpty)
  }

  @Test func `A file that is no database is set aside with every byte`() throws {
    let text = String(repeating: "This is no database. ", count: 400)
    try text.write(toFile: fixture.path, atomically: true, encoding: .utf8)
    let store = SQLiteGameStore(at: fixture.path, replacesDamaged: true)
    let error = #expect(throws: StoreError.self) { try store.open() }
    #expect(
      error?.message.hasSuffix("it is now games.sqlite.damaged-1, and a new one begins") == true)
    #expect(try String(contentsOfFile: fixture.path + ".damaged-1", encoding: .utf8) == text)
    try store.setSetting("zoom", to: "2")
    #expect(try fixture.open().settings() == ["zoom": "2"])
  }

  @Test func `The log goes with a file that is set aside`() throws {
    let store = SQLiteGameStore(at: fixture.path, replacesDamaged: true)
    try store.finish(.sample())
    let other = try fixture.open()
    try other.setSetting("zoom", to: "2")
    try damage()
    #expect(throws: StoreError.self) { try store.statistics() }
    #expect(fixture.hasFile("games.sqlite.damaged-1-wal"))
    #expect(try fixture.open().settings().isEmpty)
    #expect(
      try SQLiteGameStore.open(at: fixture.path + ".damaged-1").settings() == ["zoom": "2"])
  }

  @Test func `a file whose log cannot be set aside keeps its name, and its log`() throws {
    let store = try fixture.open()
    try store.setSetting("zoom", to: "2")
    let taken = fixture.path + ".damaged-1-wal"
    try FileManager.default.createDirectory(atPath: taken, withIntermediateDirectories: true)
    let file = DatabaseFile(path: fixture.path)
    #expect(throws: SystemFailure.self) { try file.setAside() }
    #expect(fixture.hasFile("games.sqlite") && fixture.hasFile("games.sqlite-wal"))
    try FileManager.default.removeItem(atPath: taken)
    for number in 1...3 {
      _ = try fixture.open()
      #expect(try file.setAside() == "games.sqlite.damaged-\(number)")
    }
    #expect(throws: SystemFailure.self, "there is no file any more") { try file.setAside() }
  }

  @Test func `A database that was removed or restored during a game is no trap`() throws {
    let run = try makeRun()
    try run.start("2x2/shapes:abba")
    try run.flip("a1")
    fixture.removeFiles()
    try run.flip("b2")
    _ = run.takeMessages()
    run.session.keepGameForNextSession()
    let kept = try #require(try fixture.open().keptGame())
    #expect(try GameJournal.read(kept.draft.text).game.flips == 2)
  }

  // MARK: Support

  private var lockedWarning: String {
    "Warning: \(fixture.path) is locked by another program; what happens now is kept when the lock goes."
  }

  private var setAsideWarning: String {
    "Warning: \(fixture.path) is damaged (record.streak is 'x'); it is now games.sqlite.damaged-1, "
      + "and a new one begins."
  }

  private func makeRun() throws -> StoreRun {
    StoreRun(
      SQLiteGameStore(
        at: fixture.path, replacesDamaged: true, patience: LockPatience { _ in false }), clock)
  }

  private func damage() throws {
    let queue = try DatabaseQueue(path: fixture.path)
    try queue.write { try $0.execute(sql: "UPDATE record SET streak = 'x'") }
    try queue.close()
  }
}

/// A session with a store in a file.
@MainActor
private struct StoreRun {
  let session: GameSession

  init(_ store: SQLiteGameStore, _ clock: ManualGameClock) {
    session = GameSession(
      environment: .scripted(store: store, gameClock: clock), messages: MessageBoard())
  }

  func start(_ id: String) throws {
    try session.startGame(NewGame(id: try GameID(parsing: id)))
  }

  func flip(_ cards: String...) throws {
    for card in cards {
      let words = try card.split(separator: " ").map { try Position(parsing: $0) }
      _ = try session.currentTable().flip(words[0], then: words.dropFirst().first)
    }
  }

  /// What is said at the end of a command.
  func takeMessages(isIdle: Bool = false) -> [String] {
    session.keeper.keepUp(isIdle: isIdle)
    return session.messages.take()
  }
}

/// A lock that another program holds on a database.
private final class Lock {
  private let queue: DatabaseQueue

  /// A lock against writing, or against everything.
  init(_ path: String, isExclusive: Bool = false) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.writeWithoutTransaction { database in
      if isExclusive { try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
      try database.execute(sql: "BEGIN IMMEDIATE; UPDATE setting SET value = value")
    }
  }

  func release() {
    try? queue.close()
  }
}

extension StoreFixture {
  fileprivate func hasFile(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: directory.appendingPathComponent(name).path)
  }
}
