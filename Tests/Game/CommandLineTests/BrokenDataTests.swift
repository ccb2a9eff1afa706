import ConcentrationApp
import ConcentrationStore
import ConcentrationTestSupport
import Foundation
import GRDB
import Glibc
import Testing

/// A database that cannot be used is reported, and the game can be played without it.
@Suite struct BrokenDataTests {
  private static let place = ".local/share/concentration/games.sqlite"
  private let directory: TemporaryDirectory
  private let database: String

  init() throws {
    directory = try TemporaryDirectory()
    database = directory.path + "/" + Self.place
    try FileManager.default.createDirectory(
      atPath: directory.path + "/.local/share/concentration", withIntermediateDirectories: true)
  }

  /// Starts, expects a warning, and plays a card.
  private func expectWarning(
    _ words: String, arguments: [String] = [], program: String = BuiltProgram.path
  ) throws {
    let terminal = try PseudoTerminal(
      arguments + ["--plain", "--no-history"], in: directory.path,
      program: program)
    let start = try terminal.wait(for: "play> ").unwrapped
    #expect(start.contains("Warning: "), "\(start)")
    #expect(start.filter { $0 != " " }.contains(words.filter { $0 != " " }), "\(start)")
    terminal.enter("new 4x2/shapes:aabbccdd")
    try terminal.wait(for: "board> ")
    terminal.enter("a1")
    try terminal.wait(for: "a1 is diamond.")
    try terminal.wait(for: "board> ")
    for command in ["save mine", "load z"] {
      terminal.enter(command)
      let reply = try terminal.wait(for: "board> ").unwrapped.filter { $0 != " " }
      #expect(reply.contains(words.filter { $0 != " " }), "\(reply)")
    }
    terminal.enter("quit")
    try terminal.wait(for: "Warning: 4x2/shapes:aabbccdd, 0 of 4 pairs is not kept:")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test func `a damaged file`() throws {
    let text = String(repeating: "This is no database. ", count: 400)
    try directory.write(text, to: Self.place)
    let terminal = try PseudoTerminal(["--plain", "--no-history"], in: directory.path)
    let start = try terminal.wait(for: "play> ").unwrapped.filter { $0 != " " }
    #expect(start.contains("isdamaged(fileisnotadatabase)"), "\(start)")
    #expect(start.contains("itisnowgames.sqlite.damaged-1,andanewonebegins."), "\(start)")
    terminal.enter("new 4x2/shapes:aabbccdd")
    try terminal.wait(for: "board> ")
    terminal.enter("save mine")
    try terminal.wait(for: "Saved as mine. load mine brings it back.")
    terminal.type("\u{4}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(directory.read(Self.place + ".damaged-1") == text, "it has every byte")
  }

  @Test func `a wrong value in the database sets it aside, and the game goes on`() throws {
    let store = try SQLiteGameStore.open(at: database)
    let key = try store.open(GameDraft(text: "x\n", milliseconds: 0), key: nil, closing: nil)
    try store.append("y", milliseconds: 1, to: key, change: .finished(Self.game))
    try store.close()
    let queue = try DatabaseQueue(path: database)
    try queue.write { try $0.execute(sql: "UPDATE record SET streak='x'") }
    try queue.close()
    let terminal = try PseudoTerminal(["--plain", "--no-history"], in: directory.path)
    try terminal.wait(for: "play> ")
    terminal.enter("new 2x2/shapes:abba")
    try terminal.wait(for: "board> ")
    terminal.enter("tab stats")
    let stats = try terminal.wait(for: "stats> ").unwrapped.filter { $0 != " " }
    #expect(stats.contains("isdamaged(record.streakis'x')"), "\(stats)")
    terminal.enter("tab play")
    try terminal.wait(for: "board> ")
    terminal.enter("a1,b2")
    try terminal.wait(for: "Match!")
    terminal.enter("b1,a2")
    try terminal.wait(for: "All 2 pairs found")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
    let games = try SQLiteGameStore.open(at: database).recentGames(limit: 5)
    #expect(games.map(\.game.id) == ["2x2/shapes:abba"])
  }

  private static let game = FinishedGame(
    id: "4x4/shapes#7", columns: 4, rows: 4, theme: "shapes", scoring: "standard", players: 1,
    opponents: [], outcome: .won, moves: 12, flips: 24, attempts: 24, lucky: 1, pairs: [8],
    scores: [16], milliseconds: 9000, isAssisted: false, finishedAt: 1000)

  @Test func `a lock of another program is told, and what was played is kept when it goes`() throws
  {
    try SQLiteGameStore.open(at: database).close()
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let lock = try DatabaseQueue(path: database, configuration: configuration)
    try lock.writeWithoutTransaction { database in
      try database.execute(
        sql: """
          PRAGMA locking_mode = EXCLUSIVE;
          BEGIN IMMEDIATE;
          UPDATE setting SET value = value;
          """)
    }
    let terminal = try PseudoTerminal(["--plain", "--no-history"], in: directory.path)
    let start = try terminal.wait(for: "play> ").unwrapped.filter { $0 != " " }
    let warning = "islockedbyanotherprogram;whathappensnowiskeptwhenthelockgoes."
    #expect(start.components(separatedBy: warning).count == 2, "\(start)")
    terminal.enter("load z")
    let load = try terminal.wait(for: "play> ").unwrapped
    #expect(load.contains("is locked by another program"), "\(load)")
    #expect(!load.contains("none has been saved"), "\(load)")
    terminal.enter("new 2x2/shapes:abba")
    try terminal.wait(for: "board> ")
    for command in ["a1,b2", "score", "tutorial 8", "b1,a2"] {
      terminal.enter(command)
      let reply = try terminal.wait(for: "> ").unwrapped.filter { $0 != " " }
      #expect(reply.components(separatedBy: warning).count == 2, "\(reply)")
    }
    try lock.close()
    terminal.enter("score")
    try terminal.wait(for: "All that was played is kept now.")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
    let store = try SQLiteGameStore.open(at: database)
    #expect(try store.recentGames(limit: 5).map(\.game.outcome) == [.won])
    #expect(try store.settings() == ["tutorial": "8"])
  }

  @Test func `a directory in place of the file`() throws {
    try FileManager.default.createDirectory(atPath: database, withIntermediateDirectories: true)
    try expectWarning("games.sqlite")
  }

  @Test func `a file of a newer version`() throws {
    try SQLiteGameStore.open(at: database).close()
    let queue = try DatabaseQueue(path: database)
    try queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('9')") }
    try queue.close()
    try expectWarning("was written by a newer version of this program (9)")
  }

  @Test func `a file that may only be read`() throws {
    try SQLiteGameStore.open(at: database).close()
    chmod(database, 0o444)
    chmod(directory.path + "/.local/share/concentration", 0o555)
    defer { chmod(directory.path + "/.local/share/concentration", 0o755) }
    guard getuid() == 0 else { return try expectWarning("is read-only") }
    // Nothing is read-only for root: the program runs as nobody.
    let nobody = ["--reuid", "65534", "--regid", "65534", "--clear-groups", BuiltProgram.path]
    let probe = try ProgramRun.run(
      nobody + ["--version"], in: directory.path, program: "/usr/bin/setpriv")
    guard probe.status == 0 else {
      print("not tested: a read-only file, since nobody cannot run \(BuiltProgram.path)")
      return
    }
    try expectWarning("is read-only", arguments: nobody, program: "/usr/bin/setpriv")
  }

  @Test(arguments: [4, 8, 16, 24, 32, 48, 64])
  func `a directory without room`(kilobytes: Int) throws {
    guard getuid() == 0 else {
      print("not tested: a full disk, which only root can make")
      return
    }
    let data = directory.path + "/.local/share/concentration"
    guard mount("tmpfs", data, "tmpfs", 0, "size=\(kilobytes)k") == 0 else {
      print("not tested: a full disk, since nothing can be mounted here")
      return
    }
    defer { umount2(data, Int32(MNT_DETACH)) }
    try expectWarning("no room left on the disk")
  }

  @Test func `a disk that fills up during a game`() throws {
    guard getuid() == 0 else {
      print("not tested: a disk that fills up, which only root can make")
      return
    }
    let data = directory.path + "/.local/share/concentration"
    guard mount("tmpfs", data, "tmpfs", 0, "size=400k") == 0 else {
      print("not tested: a disk that fills up, since nothing can be mounted here")
      return
    }
    defer { umount2(data, Int32(MNT_DETACH)) }
    let terminal = try PseudoTerminal(["--plain", "--no-history"], in: directory.path)
    try terminal.wait(for: "play> ")
    terminal.enter("new 4x2/shapes:aabbccdd")
    try terminal.wait(for: "board> ")
    terminal.enter("save")
    try terminal.wait(for: "Saved as last. load brings it back.")
    fill(data + "/filler")
    terminal.enter("a1")
    try terminal.wait(for: "Warning: ")
    try terminal.wait(for: "board> ")
    terminal.enter("save")
    try terminal.wait(for: "error: ")
    terminal.enter("quit")
    try terminal.wait(for: "is not kept:")
    #expect(try terminal.waitForEnd() == 0)
  }

  /// Writes a file until the disk is full.
  private func fill(_ path: String) {
    let file = open(path, O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    let block = [UInt8](repeating: 1, count: 512)
    while write(file, block, block.count) > 0 {}
  }

  @Test func `nothing is kept if that is asked for`() throws {
    let terminal = try PseudoTerminal(["--plain", "--no-save"], in: directory.path)
    try terminal.wait(for: "play> ")
    terminal.enter("new 4x2/shapes:aabbccdd")
    try terminal.wait(for: "board> ")
    terminal.type("\u{4}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(access(database, F_OK) != 0)
  }
}

extension String {
  /// The text without the breaks of lines that were too long for the screen.
  var unwrapped: String {
    replacingOccurrences(of: "Warning:\r\n", with: "Warning: ")
      .replacingOccurrences(of: "\r\n", with: "")
  }
}
