import ConcentrationApp
import ConcentrationStore
import ConcentrationTestSupport
import Foundation
import GRDB
import Glibc
import Testing

/// `export` and `import` on the built program, between homes, with damaged files and full disks.
@Suite struct ArchiveProgramTests {
  private static let settings = ".local/state/concentration/settings"
  private static let database = ".local/share/concentration/games.sqlite"

  private let one: TemporaryDirectory
  private let two: TemporaryDirectory

  init() throws {
    one = try TemporaryDirectory()
    two = try TemporaryDirectory()
  }

  private func run(
    _ arguments: String..., in home: TemporaryDirectory, input: String = ""
  ) throws -> ProgramRun {
    try ProgramRun.run(arguments, input: input, in: home.path)
  }

  private func export(_ home: TemporaryDirectory) throws -> String {
    let result = try run("export", in: home)
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }

  /// Imports a text, and answers with the report.
  private func add(_ text: String, to home: TemporaryDirectory) throws -> String {
    let result = try run("import", "-", in: home, input: text)
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }

  /// Runs lines of a shell in which `$0` is the program.
  private func shell(_ lines: String, in home: TemporaryDirectory) throws -> ProgramRun {
    try ProgramRun.run(["-c", lines, BuiltProgram.path], in: home.path, program: "/bin/bash")
  }

  /// Plays at a terminal, each line at its prompt, and leaves.
  private func play(_ lines: [String], in home: TemporaryDirectory) throws {
    let terminal = try PseudoTerminal(["--plain", "--no-history"], in: home.path)
    try terminal.wait(for: "play> ")
    for line in lines {
      terminal.enter(line)
      try terminal.wait(for: "> ")
    }
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
  }

  /// A home with a win, two saved games, an unfinished one and two settings.
  private func fill(_ home: TemporaryDirectory, seed: String, turns: [String] = []) throws {
    let win = ["new 2x2/shapes:abba"] + turns + ["a1 b2", "b1 a2"]
    let saved = ["new \"4x4/shapes#\(seed)\"", "a1", "save mine", "b2", "save"]
    try play(["set zoom 2", "set color never"] + win + saved, in: home)
  }

  @Test func `what was played, saved, left and set comes back with the same bytes`() throws {
    try fill(one, seed: "no 7")
    let text = try export(one)
    for line in ["setting", "named", "kept", "game"] {
      #expect(text.contains("\n\(line) "), "\(text)")
    }
    #expect(
      try add(text, to: two)
        == "added 1 played game, 1 unfinished game, 2 saved games and 2 settings\n")
    #expect(try export(two) == text)
    let known =
      "1 played game, 1 unfinished game, 2 saved games and 2 settings were there already\n"
    #expect(try add(text, to: two) == "added nothing; \(known)")
    #expect(try export(two) == text)
    #expect(two.read(Self.settings) == "set color never\nset zoom 2\n")
    let start = try PseudoTerminal(["--plain", "--no-history"], in: two.path)
    try start.wait(for: "Kept: 4x4/shapes#no 7, 0 of 8 pairs.")
    try start.wait(for: "play> ")
    start.enter("set zoom")
    try start.wait(for: "zoom is 2 ")
    start.enter("load mine")
    try start.wait(for: "4x4/shapes#no 7")
    start.type("\u{4}")
    #expect(try start.waitForEnd() == 0)
  }

  @Test func `two homes that are merged have the games of both, whatever the order`() throws {
    try fill(one, seed: "5")
    try fill(two, seed: "6", turns: ["a1 b1"])
    let (first, second) = (try export(one), try export(two))
    let report = try add(second, to: one)
    #expect(report.contains("mine is kept as mine-2\n"), "\(report)")
    #expect(report.contains("last is kept as last-2\n"), "\(report)")
    #expect(try add(first, to: two).contains("mine is kept as mine-2\n"))
    for home in [one, two] {
      let merged = try export(home)
      for (entry, count) in [("named", 4), ("kept", 2), ("game", 2), ("setting", 2)] {
        let lines = merged.split(separator: "\n").filter { $0.hasPrefix("\(entry) ") }
        #expect(lines.count == count, "\(merged)")
      }
      #expect(try add(first, to: home).hasPrefix("added nothing;"))
      #expect(try add(second, to: home).hasPrefix("added nothing;"))
      #expect(try add(merged, to: home).hasPrefix("added nothing;"))
      #expect(try export(home) == merged)
    }
  }

  @Test func `an export that was cut off or changed adds nothing`() throws {
    try fill(one, seed: "5")
    let text = try export(one)
    let bytes = Array(text.utf8)
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    for count in [
      1, ends[0], ends[1] + 1, ends[ends.count - 2] + 1, bytes.count - 2, bytes.count - 1,
    ] {
      try two.write(String(decoding: bytes[..<count], as: UTF8.self), to: "data.txt")
      let result = try run("import", "data.txt", in: two)
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix("concentration: data.txt:"), "\(result.errors)")
      #expect(result.errors.hasSuffix("Nothing was added\n"), "\(result.errors)")
    }
    let edited = text.replacing(" a1 b2\n", with: " a1 b1\n", maxReplacements: 1)
    #expect(edited != text)
    let result = try run("import", "-", in: two, input: edited)
    #expect(result.errors.contains("does not fit its checksum"), "\(result.errors)")
    #expect(result.status == 2)
    #expect(try export(two) == StoreArchive().description)
    #expect(two.read(Self.settings) == nil)
  }

  @Test func `imported settings replace, and what the program does not know is left out`() throws {
    try one.write("set zoom 1\nset tips off\nnonsense\n", to: Self.settings)
    let settings = ["color": "never", "zoom": "2", "font": "small", "pace": "later"]
    let report = try add(StoreArchive(settings: settings).description, to: one)
    #expect(
      report == """
        added 2 settings
        zoom is 2 now; it was 1
        font is left out: there is no setting of that name
        pace is left out: pace is normal, slow, fast, step or off

        """)
    #expect(one.read(Self.settings) == "set tips off\nnonsense\nset color never\nset zoom 2\n")
    let result = try run("export", in: one)
    #expect(result.errors.contains("settings:2: only lines like 'set color never' belong here"))
    #expect(
      result.output
        == StoreArchive(settings: ["color": "never", "tips": "off", "zoom": "2"]).description)
  }

  @Test func `an imported setting that the rc file overrides is told`() throws {
    let rc = ".config/concentration/rc"
    try one.write("set zoom 3\nset color never\nset tips off\n", to: rc)
    try one.write("set zoom 1\n", to: Self.settings)
    let settings = ["color": "never", "zoom": "2", "pace": "slow"]
    for report in ["added 3 settings", "added nothing; 3 settings were there already"] {
      #expect(
        try add(StoreArchive(settings: settings).description, to: one) == """
          \(report)
          zoom stays 3: \(one.path)/\(rc) sets it, and is read last

          """)
    }
    #expect(one.read(Self.settings) == "set color never\nset pace slow\nset zoom 2\n")
  }

  @Test func `settings that no program knows are counted where they are many`() throws {
    let names = (10..<100).map { "x\($0)" }
    let archive = StoreArchive(settings: Dictionary(uniqueKeysWithValues: names.map { ($0, "1") }))
    let lines = try add(archive.description, to: one).split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.last == "80 more settings are left out")
  }

  @Test func `nothing is imported where the settings cannot be written`() throws {
    try fill(one, seed: "5")
    try two.write("", to: Self.settings + "/file")
    let result = try run("import", "-", in: two, input: try export(one))
    #expect(result.status == 2)
    #expect(result.errors.contains("/settings: "), "\(result.errors)")
    try FileManager.default.removeItem(atPath: two.path + "/" + Self.settings)
    #expect(try export(two) == StoreArchive().description)
  }

  @Test func `the place in the tutorial is exported, and a wrong one is left out`() throws {
    try play(["tutorial"], in: one)
    let text = try export(one)
    #expect(text.contains(" tutorial 1"), "\(text)")
    #expect(try add(text, to: two) == "added 1 unfinished game and 1 setting\n")
    #expect(try export(two) == text)
    let wrong = StoreArchive(settings: ["tutorial": "999"]).description
    #expect(try add(wrong, to: two).contains("tutorial is left out"))
  }

  @Test func `a pipe and a device are read as a file is`() throws {
    try fill(one, seed: "5")
    #expect(try run("export", "data.txt", in: one).status == 0)
    let data = one.path + "/data.txt"
    for lines in [
      "\"$0\" import /dev/stdin < '\(data)'", "cat '\(data)' | \"$0\" import /dev/stdin",
      "cat '\(data)' | \"$0\" import -", "\"$0\" import <(cat '\(data)')",
    ] {
      let result = try shell(lines, in: two)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.hasPrefix("added "))
    }
    #expect(try export(two) == one.read("data.txt"))
  }

  @Test func `a damaged database is told, and stays as it is`() throws {
    try fill(one, seed: "5")
    let damaged = String(repeating: "This is no database. ", count: 400)
    try two.write(damaged, to: Self.database)
    let result = try run("import", "-", in: two, input: try export(one))
    #expect(result.status == 2)
    #expect(result.errors.contains("is damaged"), "\(result.errors)")
    #expect(two.read(Self.database) == damaged)
    #expect(two.read(Self.settings) == nil)
  }

  @Test func `a database that another program holds is told, and nothing changes`() throws {
    try fill(one, seed: "5")
    let (text, empty) = (try export(one), try export(two))
    let queue = try DatabaseQueue(path: two.path + "/" + Self.database)
    try queue.writeWithoutTransaction { database in
      try database.execute(sql: "BEGIN IMMEDIATE")
      // It waits for the lock first.
      let result = try run("import", "-", in: two, input: text)
      #expect(result.status == 2)
      #expect(
        result.errors.contains("games.sqlite is locked by another program"), "\(result.errors)")
      try database.execute(sql: "ROLLBACK")
    }
    try queue.close()
    #expect(try export(two) == empty)
    #expect(two.read(Self.settings) == nil)
  }

  @Test func `a copy that plays meanwhile keeps its game, and finds what was imported`() throws {
    try fill(one, seed: "5")
    let terminal = try PseudoTerminal(["--plain", "--no-history"], in: two.path)
    try terminal.wait(for: "play> ")
    for line in ["new 4x4/shapes#9", "c1"] {
      terminal.enter(line)
      try terminal.wait(for: "board> ")
    }
    #expect(try add(try export(one), to: two).hasPrefix("added 1 played game"))
    terminal.enter("load mine")
    try terminal.wait(for: "4x4/shapes#5")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
    #expect(try export(two).contains(" id 4x4/shapes#9\n"))
  }

  @Test func `an export onto a full disk is told and ends with 4`() throws {
    try fill(one, seed: "5")
    for lines in ["\"$0\" export /dev/full", "\"$0\" export > /dev/full"] {
      let result = try shell(lines, in: one)
      #expect(result.status == 4)
      #expect(result.errors.lowercased().contains("no space left on device"), "\(result.errors)")
    }
  }

  @Test func `an import onto a full disk changes nothing`() throws {
    guard getuid() == 0 else { return print("not tested: a full disk, which only root can make") }
    try fill(one, seed: "5")
    var archive = try StoreArchive(parsing: try export(one))
    let draft = GameDraft(text: String(repeating: "x", count: 300_000) + "\n", milliseconds: 1)
    archive.named.append(NamedGame(name: "large", draft: draft))
    let data = two.path + "/.local/share/concentration"
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    guard mount("tmpfs", data, "tmpfs", 0, "size=300k") == 0 else {
      return print("not tested: a full disk, since nothing can be mounted here")
    }
    defer { umount2(data, Int32(MNT_DETACH)) }
    try two.write("set zoom 1\n", to: Self.settings)
    let before = try export(two)
    let result = try run("import", "-", in: two, input: archive.description)
    #expect(result.status == 2)
    #expect(result.errors.contains("no room left on the disk"), "\(result.errors)")
    #expect(two.read(Self.settings) == "set zoom 1\n")
    #expect(try export(two) == before)
  }
}
