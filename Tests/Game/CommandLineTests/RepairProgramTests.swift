import ConcentrationTestSupport
import Foundation
import Testing

/// `concentration repair`, as it is typed.
@Suite struct RepairProgramTests {
  private static let place = ".local/share/concentration/games.sqlite"
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    let games = """
      concentration data 1
      \(Self.game(endedAt: 1000))
      \(Self.game(endedAt: 2000))
      reminder 4000000000 Play a game

      """
    let run = try ProgramRun.run(["import", "-"], input: games, in: directory.path)
    #expect(run.status == 0, "\(run)")
  }

  private static func game(endedAt end: Int) -> String {
    """
    game won 2x2/shapes:abba 2x2 shapes standard 1 - 2 4 4 2 2 4 27 plain \(end)
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

  private var database: URL { URL(filePath: directory.path + "/" + Self.place) }

  private func repair(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun.run(["repair"] + arguments, in: directory.path)
  }

  /// Damages the first page, and returns the bytes of the file.
  private func damage() throws -> Data {
    var bytes = try Data(contentsOf: database)
    for place in 0..<4096 { bytes[place] ^= 0xFF }
    try bytes.write(to: database)
    return bytes
  }

  @Test func `a whole database is left as it is`() throws {
    let before = try Data(contentsOf: database)
    let run = try repair()
    #expect(run.output == "\(database.path) is whole; nothing was changed\n")
    #expect(run.status == 0)
    #expect(try Data(contentsOf: database) == before)
  }

  @Test func `a damaged database is kept aside, and what is whole in it is in the new one`() throws
  {
    let export = try ProgramRun.run(["export"], in: directory.path).output
    let damaged = try damage()
    let run = try repair()
    #expect(
      run.output == """
        \(database.path) is damaged (file is not a database); it is now games.sqlite.damaged-1, and a \
        new one begins
        added 2 played games and 1 reminder
        what has left no trace in the file is not counted

        """, "\(run)")
    #expect(run.status == 0)
    #expect(try Data(contentsOf: URL(filePath: database.path + ".damaged-1")) == damaged)
    #expect(try ProgramRun.run(["export"], in: directory.path).output == export)
  }

  @Test func `a database that was set aside is added to the games of now`() throws {
    let damaged = try damage()
    try FileManager.default.moveItem(
      atPath: database.path, toPath: database.path + ".damaged-1")
    let first = try repair(Self.place + ".damaged-1")
    #expect(first.output.contains("it stays as it is\nadded 2 played games and 1 reminder\n"))
    #expect(first.status == 0, "\(first)")
    let second = try repair(Self.place + ".damaged-1")
    #expect(
      second.output.contains("added nothing; 2 played games and 1 reminder were there already"))
    #expect(try Data(contentsOf: URL(filePath: database.path + ".damaged-1")) == damaged)
  }

  @Test func `a file that is not there is refused`() throws {
    let run = try repair("none")
    #expect(run.errors.hasSuffix("/none: no such file or directory\n"))
    #expect(run.status == 2)
  }
}
