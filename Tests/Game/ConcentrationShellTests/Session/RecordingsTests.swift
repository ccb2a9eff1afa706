import ConcentrationApp
import ConcentrationEngine
import ConcentrationTestSupport
import Foundation
import Testing

@testable import ConcentrationShell
@testable import UIKitShell

/// What `record` writes runs as a script and gives the same transcript.
///
/// Source: SHELL.md 13.6.
@MainActor
@Suite struct RecordingsTests {
  /// What `record` and `transcript` wrote in a session.
  private struct Written {
    let script: String
    let transcript: String

    /// Ends the transcript and the recording of a session, and takes their texts.
    @MainActor
    init(by session: TypedSession) throws {
      session.type("transcript off")
      session.type("record off")
      script = try #require(session.files.text("r.concentration"))
      transcript = try #require(session.files.text("t.out"))
    }

    /// Runs the script; what it prints before the recording began is left out.
    @MainActor
    func replayed() -> (run: ScriptRun, transcript: String) {
      let run = ScriptRun(script)
      let parts = run.output.split(
        separator: "# recorded from here on\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (run, String(parts.last ?? ""))
    }
  }

  private func begin(_ session: TypedSession) {
    session.type("record r.concentration")
    session.type("transcript t.out")
  }

  /// Commands and messages: drawn lines begin with a blank or the way back, calls with their mark.
  private func commandsAndMessages(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { line in
      ![" ", "[<]", "| "].contains { line.hasPrefix($0) }
    }
  }

  private func expectSame(_ written: Written, _ hint: String = "") {
    let (run, transcript) = written.replayed()
    #expect(run.status == .success, "\(hint) \(run.errors)\n\(written.script)")
    let difference = LineDiff.describe(
      expected: commandsAndMessages(written.transcript).joined(separator: "\n"),
      actual: commandsAndMessages(transcript).joined(separator: "\n"))
    #expect(difference == nil, "\(hint) \(difference ?? "")\n\(written.script)")
  }

  @Test func `a file that cannot be written ends alone, and is named once`() {
    let session = TypedSession()
    begin(session)
    session.files.full = ["r.concentration"]
    let reply = session.type("new 2x2 letters --seed 1")
    #expect(
      reply.contains("r.concentration: no space left on device; nothing more is written there"),
      "\(reply)")
    session.files.full = []
    #expect(!session.type("a1").contains("r.concentration"))
    #expect(session.files.text("t.out")?.contains("> flip a1") == true)
    #expect(session.files.text("r.concentration")?.contains("flip a1") == false)
  }

  @Test func `13.6 what is recorded runs as a script and shows the same`() throws {
    let session = TypedSession(log: .after)
    begin(session)
    for line in [
      "n 4x4 shapes", "b2", "c3", "b2 q9", "und", "t stats", "filp", "tab play", "b", "l", "1",
    ] {
      session.type(line)
    }
    let written = try Written(by: session)
    #expect(written.script.contains("\nnew 4x4/shapes#1\nflip b2\n"))
    #expect(written.script.contains("! flip b2 q9\n"))
    #expect(written.script.contains("! filp\n"))
    let lines = written.script.split(separator: "\n")
    #expect(lines.contains("# recorded from here on"))
    #expect(!lines.contains { $0.contains("record ") && !$0.hasPrefix("#") })
    expectSame(written)
  }

  @Test func `13.6 a recording that begins in the middle of a game brings the game along`() throws {
    let session = TypedSession()
    for line in ["new 4x4 --players 2", "b2", "c3", "undo", "a1 a2", "hint", "tab book", "page 2"] {
      session.type(line)
    }
    begin(session)
    for line in ["tab play", "score", "undo", "undo", "undo", "redo", "describe", "d4"] {
      session.type(line)
    }
    expectSame(try Written(by: session))
  }

  @Test func `13.6 games that only the player has are recorded whole`() throws {
    let store = InMemoryGameStore()
    let first = TypedSession { $0.store = store }
    for line in [
      "new 4x4 --seed old --players 2", "b2 c3", "a1", "save old", "new 6x6 --seed kept", "a1 b1",
      "quit",
    ] {
      first.type(line)
    }
    let second = TypedSession { $0.store = store }
    begin(second)
    for line in ["look", "3", "score", "load old", "a2", "undo", "undo", "load", "describe"] {
      second.type(line)
    }
    let written = try Written(by: second)
    #expect(written.script.contains("\nload <<GAME\nconcentration game 1\n"))
    expectSame(written)
  }

  @Test func `13.6 what the terminal does is recorded as the command that does it`() throws {
    let session = TypedSession(draw: .page, options: REPL.Options(control: .alternateScreen))
    session.type("set redraw never")
    begin(session)
    session.type("new 12x12")
    _ = session.repl.receive(.resize(columns: 60, rows: 20))
    _ = session.repl.receive(.suspend)
    _ = session.repl.receive(.resume)
    session.type("scroll down")
    session.type("set draw scroll")
    session.type("scroll up")
    let written = try Written(by: session)
    #expect(written.script.contains("\nresize 60x16\nbackground\nforeground\n"))
    expectSame(written)
  }

  @Test func `13.6 the lines of a sourced script are recorded once`() throws {
    let session = TypedSession(files: ["s.concentration": "new 4x4\nflip b2\n! flip z9\n"])
    begin(session)
    session.type("source s.concentration")
    session.type("c3")
    let written = try Written(by: session)
    #expect(written.script.split(separator: "\n").count { $0 == "flip b2" } == 1)
    #expect(!written.script.contains("source"))
    expectSame(written)
  }

  @Test func `13.6 a recording within a script, begun in the middle, shows the same`() throws {
    let run = ScriptRun(
      "new 4x4\nflip b2\nrecord r\nflip c3\nsave a\nflip a1\nload a\nundo\n", log: .off)
    let script = try #require(run.files.text("r"))
    let again = ScriptRun(script, log: .off)
    #expect(again.status == .success)
    let recorded = run.output.split(separator: "record off stops it.\n").last
    #expect(recorded == again.output.split(separator: "# recorded from here on\n").last)
  }

  @Test func `a file that holds something is replaced only by overwrite, and added to by append`() {
    let run = ScriptRun(
      """
      ! record full
      expect error "full holds something already. Type record full overwrite"
      ! transcript "a b"
      expect error "overwrite or transcript"
      ! record full append
      transcript "a b" append
      echo one
      transcript off
      record empty
      record full overwrite
      echo two
      """, files: ["full": "old\n", "a b": "old\n", "empty": ""])
    #expect(run.status == .success, "\(run.errors)")
    #expect(run.files.text("a b")?.hasPrefix("old\n> echo one\none\n") == true)
    #expect(run.files.text("full")?.hasSuffix("# recorded from here on\necho two\n") == true)
    #expect(run.files.text("full")?.contains("old") == false)
  }

  @Test func `in page mode a transcript has the boards`() throws {
    let session = TypedSession(draw: .page, options: REPL.Options(control: .alternateScreen))
    session.type("transcript t.out")
    session.type("new 2x2/shapes:abba")
    session.type("a1")
    session.type("score")
    session.type("transcript off")
    let text = try #require(session.files.text("t.out"))
    #expect(text.contains("  1 |[ D ]|:::::|"), "\(text)")
    let score = try #require(text.components(separatedBy: "> score\n").last)
    #expect(!score.contains("|"), "\(text)")
  }

  @Test func `a recording does not begin after more than it could repeat`() {
    let many = String(repeating: "id\n", count: Recordings.Past.limit)
    let refused = ScriptRun("new\n" + many + "record r\n", log: .off)
    #expect(refused.errors.contains("error: more than 10000 commands were run before"))
    #expect(refused.files.text("r") == nil)
    #expect(ScriptRun("record r\nnew\n" + many, log: .off).status == .success)
  }

  private static let lines = [
    "1", "2", "3", "new", "new 2x2", "new 6x6 animals", "new 12x12", "restart", "undo", "undo",
    "redo", "hint", "peek a1", "describe a1", "score", "tab play", "tab stats", "tab book",
    "tab gallery", "pop", "root", "back", "swipe back", "swipe back begin", "swipe back 40",
    "swipe back cancel", "swipe back finish", "dismiss", "page next", "page prev", "scroll down",
    "zoom in", "zoom out", "resize 60x20", "resize 120x30", "rotate", "background", "foreground",
    "save a", "load old", "id", "id layout", "set zoom 1", "set zoom auto", "wait 1",
    "push options", "present options", "push game", "xyzzy", "flip", "! flip z9", "pass",
    "new 4x4 --players 2", "new 4x4 --against fair", "against fair", "new --timed", "sc", "und",
    "split hide", "split show", "press 4", "press 5", "a1 b1", "a1 a2", "b1 b2", "goto stats",
    "new \"4x4/shapes#a b\"", "echo \"a  b\"", "source s", "state flips", "tree", "set clock off",
  ]

  @Test(arguments: Seeds.upTo(8))
  func `13.6 any session, recorded from any moment, shows the same`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let store = InMemoryGameStore()
    let earlier = TypedSession { $0.store = store }
    for line in ["new 4x4 --seed old", "b2", "save old", "a1 c1", "quit"] { earlier.type(line) }
    var seeds = Xoshiro256StarStar(seed: seed)
    let session = TypedSession(
      draw: seed % 2 == 0 ? .page : .scroll,
      options: REPL.Options(control: .alternateScreen), files: ["s": "id\na1\nnew 4x4\nb2\n"]
    ) {
      $0.store = store
      $0.makeSeed = { seeds.next() }
    }
    // Where screens are drawn they are drawn in ASCII by a script, and after other commands.
    session.type("set redraw never")
    let start = Int(generator.next() % 40)
    for number in 0..<120 {
      if number == start { begin(session) }
      step(&generator, in: session)
    }
    expectSame(try Written(by: session), "seed \(seed)")
  }

  private func step(_ generator: inout SplitMix64, in session: TypedSession) {
    let draw = generator.next()
    switch draw % 20 {
    case 0: _ = session.repl.receive(.resize(columns: 50 + Int(draw >> 8) % 60, rows: 30))
    case 1:
      _ = session.repl.receive(.suspend)
      _ = session.repl.receive(.resume)
    case 2...7:
      let column = Array("abcd")[Int(draw >> 8) % 4]
      session.type("\(column)\(Int(draw >> 20) % 4 + 1)")
    default: session.type(Self.lines[Int(draw >> 8) % Self.lines.count])
    }
  }
}
