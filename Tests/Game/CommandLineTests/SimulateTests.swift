import ConcentrationTestSupport
import Foundation
import Testing

/// What `concentration simulate` writes, and how it ends.
@Suite struct SimulateTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func simulate(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun.run(["simulate"] + arguments, in: directory.path)
  }

  @Test func `help names the players and goes to standard output`() throws {
    let help = try simulate("--help")
    #expect(help.status == 0 && help.errors.isEmpty)
    for word in ["perfect", "fifo:CARDS", "--against", "--merge", "--jobs"] {
      #expect(help.output.contains(word))
    }
  }

  @Test(arguments: ["text", "csv", "json"])
  func `the same seed gives the same bytes whatever the number of jobs`(format: String) throws {
    let options = ["--games", "300", "--seed", "tuesday", "--format", format]
    let one = try ProgramRun.run(["simulate", "--jobs", "1"] + options, in: directory.path)
    let three = try ProgramRun.run(["simulate", "--jobs", "3"] + options, in: directory.path)
    #expect(one.status == 0 && one.errors.isEmpty)
    #expect(one == three)
    #expect(!one.output.contains("\u{1B}") && !one.output.contains("\r"))
  }

  @Test func `parts merge to the whole`() throws {
    let whole = try simulate("--games", "100", "--player", "fifo:4", "--size", "3x2")
    for (first, format) in [("0", "csv"), ("50", "json")] {
      let part = try simulate(
        "--games", "50", "--first", first, "--player", "fifo:4", "--size", "3x2", "--format",
        format)
      try directory.write(part.output, to: first)
    }
    #expect(try simulate("--merge", "50", "0") == whole)
  }

  @Test func `json is nested, with one member for each figure`() throws {
    let run = try simulate("--games", "50", "--format", "json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["games"] as? Int == 50)
    let moves = try #require(object["moves"] as? [String: Any])
    for key in ["mean", "standardDeviation", "exact"] {
      #expect(moves[key] is Double || moves[key] is Int, "\(key)")
    }
    let player = try #require((object["players"] as? [[String: Any]])?.first)
    #expect((player["score"] as? [String: Any])?["mean"] as? Int == 16)
  }

  @Test func `the flat json of earlier versions is merged, too`() throws {
    let whole = try simulate("--games", "4", "--size", "2x1")
    try directory.write(
      """
      {
        "format": "concentration-simulation-1",
        "size": "2x1",
        "players": "perfect",
        "games": 2,
        "runs.0.seed": "1",
        "runs.0.first": 0,
        "runs.0.games": 2,
        "moves.mean": 1.0,
        "moves.count.1": 2,
        "score.count.2": 2
      }

      """, to: "old")
    try directory.write(
      try simulate("--games", "2", "--first", "2", "--size", "2x1", "--format", "json").output,
      to: "new")
    #expect(try simulate("--merge", "old", "new") == whole)
  }

  @Test(
    arguments: [
      ("{\"format\": }", "this is not valid JSON"),
      ("{}", "this is no result of a simulation: 'format' is missing"),
      ("{\"format\": 1}", "the value of 'format' is out of range"), ("x", "line 1, column 2"),
      ("", "it is empty: what should have written this part failed"),
    ])
  func `a file that is no result is refused by name`(text: String, message: String) throws {
    try directory.write(text, to: "part")
    let run = try simulate("--merge", "part")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("concentration: part: \(message)"), "\(run.errors)")
  }

  @Test(
    arguments: [
      (["--size", "3x3"], "3x3 has an odd number of cards"),
      (["--player", "nobody"], "there is no player 'nobody': try easy"),
      (["--games", "0"], "--games: 1 to 1000000000000, not '0'."),
      (
        ["--games", "-1"],
        "--games: 1 to 1000000000000, not '-1'. Try: concentration simulate --help"
      ),
      (["--games", "x"], "not 'x'"), (["--first", "-1"], "--first: 0 to 1000000000000000"),
      (["--jobs", "0"], "--jobs: 1 to 1024"),
      (["--format", "xml"], "--format 'xml' is not possible"),
      (["--merge", "missing"], "missing: no such file"), (["--nonsense"], "no option --nonsense"),
    ])
  func `wrong usage ends with status 2 and one line`(
    arguments: [String], message: String
  ) throws {
    let run = try ProgramRun.run(["simulate"] + arguments, in: directory.path)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  private func write(part: String, first: Int, games: Int) throws {
    let run = try simulate(
      "--first", "\(first)", "--games", "\(games)", "--size", "2x1", "--format", "csv")
    try directory.write(run.output, to: part)
  }

  @Test func `every part that failed, overlaps or is given twice is named, and nothing is printed`()
    throws
  {
    try write(part: "a", first: 0, games: 5)
    try write(part: "b", first: 5, games: 5)
    try write(part: "c", first: 8, games: 4)
    try write(part: "d", first: 1, games: 2)
    try directory.write("", to: "e")
    let run = try simulate("--merge", "a", "b", "a", "c", "d", "e", "f")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors == """
        concentration: a: it is given twice
        concentration: c: games 8 to 9 of seed 1 are in b, too
        concentration: d: games 1 to 2 of seed 1 are in a, too
        concentration: e: it is empty: what should have written this part failed
        concentration: f: no such file

        """)
  }

  @Test func `games that no part has are named beside the sum`() throws {
    try write(part: "a", first: 2, games: 3)
    try write(part: "b", first: 9, games: 1)
    let run = try simulate("--merge", "b", "a", "--format", "csv")
    #expect(run.status == 0 && run.output.contains("\ngames,4\n"), "\(run)")
    #expect(
      run.errors == """
        concentration: no part has the games 0 to 1 of seed 1: --first 0 --games 2
        concentration: no part has the games 5 to 8 of seed 1: --first 5 --games 4

        """)
  }

  @Test func `at most ten gaps are named`() throws {
    let parts = (1...12).map { "part\($0)" }
    for (index, part) in parts.enumerated() {
      try write(part: part, first: 2 * index + 1, games: 1)
    }
    let run = try ProgramRun.run(["simulate", "--merge"] + parts, in: directory.path)
    #expect(run.errors.split(separator: "\n").count == 11, "\(run)")
    #expect(run.errors.hasSuffix("concentration: 2 more gaps are not listed\n"))
  }

  @Test func `interrupted, it prints what is done`() throws {
    let process = Process()
    process.executableURL = URL(filePath: BuiltProgram.path)
    process.arguments = ["simulate", "--games", "100000000", "--format", "csv", "--jobs", "2"]
    process.environment = BuiltProgram.environment(home: directory.path)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Two seconds are long enough for it to have begun, which no output shows. A second signal
    // would end it at once.
    let interrupter = DispatchSource.makeTimerSource()
    interrupter.setEventHandler { [identifier = process.processIdentifier] in
      kill(identifier, SIGINT)
    }
    interrupter.schedule(deadline: .now() + .seconds(2), repeating: .seconds(8))
    interrupter.resume()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    interrupter.cancel()
    #expect(process.terminationStatus == 130)
    #expect(text.hasPrefix("key,value\nformat,concentration-simulation-1\n"))
    #expect(said.contains("interrupted after"))
  }
}
