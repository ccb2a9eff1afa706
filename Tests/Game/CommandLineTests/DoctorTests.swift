import ConcentrationStore
import ConcentrationTestSupport
import Foundation
import Testing

/// `concentration doctor`: what a report of a defect needs.
@Suite struct DoctorTests {
  private static let data = ".local/share/concentration"
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func doctor(_ environment: [String: String] = [:]) throws -> ProgramRun {
    try ProgramRun.run(["doctor"], in: directory.path, environment: environment)
  }

  private func makeDatabase() throws {
    try directory.write("concentration data 1\nsetting zoom 2\n", to: "data.txt")
    #expect(try ProgramRun.run(["import", "data.txt"], in: directory.path).status == 0)
  }

  @Test func `it names versions, terminal and files, and makes none`() throws {
    let run = try doctor(["TERM": "xterm-256color", "NO_COLOR": "1", "LANG": "a\u{1B}[2Jb"])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    for words in [
      "concentration 1.0\n", "Readline", "\nTerminal\n", "input       no terminal\n",
      "TERM        xterm-256color\n", "NO_COLOR    1\n", "colours     none\n",
      "\nFiles\n", "games     \(directory.path)/\(Self.data)/games.sqlite, none yet\n",
      "settings  \(directory.path)/.local/state/concentration/settings, none yet\n",
    ] { #expect(run.output.contains(words), "\(words) in:\n\(run.output)") }
    #expect(!run.output.contains("\u{1B}"))
    #expect(!FileManager.default.fileExists(atPath: directory.path + "/.local"))
  }

  @Test func `it counts the games of a database that is whole`() throws {
    try makeDatabase()
    let run = try doctor()
    #expect(
      run.status == 0 && run.output.contains(" bytes; whole; 0 played, 0 unfinished\n"), "\(run)")
  }

  @Test func `a damaged database is named, and stays as it is`() throws {
    try makeDatabase()
    let text = String(repeating: "This is no database. ", count: 400)
    try directory.write(text, to: Self.data + "/games.sqlite")
    let run = try doctor()
    #expect(run.status == 1 && run.output.contains("damaged"), "\(run)")
    #expect(directory.read(Self.data + "/games.sqlite") == text)
  }

  @Test func `a line of the settings that says nothing is named`() throws {
    let path = ".local/state/concentration/settings"
    try FileManager.default.createDirectory(
      atPath: directory.path + "/.local/state/concentration", withIntermediateDirectories: true)
    try directory.write("zoom nine\n", to: path)
    let run = try doctor()
    #expect(run.status == 1 && run.output.contains("settings:1: only lines like"), "\(run)")
  }
}
