import ConcentrationTestSupport
import Foundation
import Testing

/// The program at a terminal: `TERM=dumb`, so that what is typed and shown can be read as lines.
@Suite struct TerminalTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func start(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      arguments, in: directory.path, environment: environment)
    try terminal.wait(for: "play> ")
    return terminal
  }

  @Test func `a game is played, and the terminal is as it was`() throws {
    let terminal = try PseudoTerminal(in: directory.path)
    let settings = terminal.originalSettings
    try terminal.wait(for: "play> ")
    #expect(terminal.settings != settings)
    terminal.enter("new 4x4 --seed 7")
    try terminal.wait(for: "play/board> ")
    terminal.enter("b2")
    try terminal.wait(for: "b2 is ")
    try terminal.wait(for: "play/board> ")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.settings == settings)
    let notice = "cards that you have seen stay readable above"
    #expect(terminal.transcript.components(separatedBy: notice).count == 2)
  }

  @Test func `options and a game id start a game`() throws {
    let terminal = try PseudoTerminal(["6x6#tuesday"], in: directory.path)
    try terminal.wait(for: "play/board> ")
    terminal.enter("id")
    let reply = try terminal.wait(for: "play/board> ")
    #expect(reply.contains("6x6/shapes#tuesday"), "\(reply)")
  }

  @Test func `a transcript may be a file whose name is off`() throws {
    let terminal = try start(["--transcript", "off"])
    terminal.enter("echo hello")
    try terminal.wait(for: "\nhello\r\n")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
    let file = URL(fileURLWithPath: directory.path).appendingPathComponent("off")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("> echo hello\nhello\n"))
  }

  @Test func `where calls are shown is remembered, unless an option says otherwise`() throws {
    let first = try start()
    first.enter("log off")
    try first.wait(for: "log is now off")
    first.enter("quit")
    #expect(try first.waitForEnd() == 0)
    let second = try start()
    second.enter("set log")
    try second.wait(for: "log is off (")
    second.enter("quit")
    #expect(try second.waitForEnd() == 0)
    let third = try start(["--log", "after"])
    third.enter("set log")
    try third.wait(for: "log is after (")
  }

  @Test func `the transcript of an option replaces the one before`() throws {
    try directory.write("old\n", to: "t")
    let terminal = try start(["--transcript", "t"])
    terminal.enter("echo hello")
    try terminal.wait(for: "\nhello\r\n")
    #expect(directory.read("t")?.hasPrefix("> echo hello\nhello\n") == true)
  }

  @Test func `a transcript that cannot be made stops the start`() throws {
    let terminal = try PseudoTerminal(["--transcript", "nowhere/t"], in: directory.path)
    #expect(try terminal.waitForEnd() == 2)
    let reason = "concentration: --transcript nowhere/t: No such file or directory"
    #expect(terminal.transcript.contains(reason), "\(terminal.transcript)")
    #expect(!terminal.transcript.contains("play>"), "\(terminal.transcript)")
  }

  @Test func `the transcript of a page has the boards`() throws {
    let terminal = try PseudoTerminal(
      ["--no-rc", "--transcript", "t"], in: directory.path, environment: ["TERM": "xterm"])
    try terminal.wait(for: "play>")
    for line in ["set look plain", "new 2x2/shapes:abba", "a1", "quit"] { terminal.enter(line) }
    #expect(try terminal.waitForEnd() == 0)
    let transcript = try #require(directory.read("t"))
    let boards = transcript.components(separatedBy: "[‹]    A     B\n").dropFirst()
    #expect(boards.count == 2, "\(transcript)")
    #expect(boards.first?.contains("  1 │░░░░░│░░░░░│ 1\n") == true, "\(transcript)")
    #expect(boards.last?.contains("  1 │[♦ D]│░░░░░│ 1\n") == true, "\(transcript)")
  }

  @Test func `the time of a game goes on beside what is typed`() throws {
    let terminal = try PseudoTerminal(
      ["--no-rc", "--no-save"], in: directory.path, environment: ["TERM": "xterm"])
    try terminal.wait(for: "play>")
    terminal.enter("new 4x4")
    try terminal.wait(for: "board>")
    terminal.type("echo ha")
    try terminal.wait(for: "echo ha")
    let (save, restore) = ("\u{1B}7", "\u{1B}8")
    for _ in 1...2 {
      try terminal.wait(for: save)
      let change = try terminal.wait(for: restore)
      // One digit, or two, at their place.
      #expect(
        change.wholeMatch(of: #/\u{1B}\[\d+;\d+H\u{1B}\[0;1m\d{1,2}\u{1B}\[0m\u{1B}8/#) != nil,
        "\(change.debugDescription)")
    }
    terminal.type("lf\r")
    try terminal.wait(for: "half")
  }

  @Test(arguments: ["dumb", "xterm-256color"])
  func `what is wrong in the settings file is seen`(term: String) throws {
    try directory.write("set log after\nset colr never\n", to: ".config/concentration/rc")
    // The path of a temporary folder may be longer than a line of 80 columns.
    let terminal = try PseudoTerminal(
      in: directory.path, environment: ["TERM": term], columns: 300)
    let start = try terminal.wait(for: "rc:2: no setting 'colr'")
    #expect(start.contains("Warning:"), "\(start)")
  }

  @Test func `q stops a long list without Enter`() throws {
    let terminal = try PseudoTerminal(
      in: directory.path, environment: ["TERM": "xterm-256color"])
    try terminal.wait(for: "play>")
    terminal.enter("set draw scroll")
    try terminal.wait(for: "draw is now scroll")
    terminal.enter("help all")
    try terminal.wait(for: "-- more: Enter, q stops")
    terminal.type("q")
    try terminal.wait(for: "play> ")
    terminal.enter("echo q is no command here")
    let rest = try terminal.wait(for: "\nq is no command here\r\n")
    #expect(!rest.contains("error:") && !rest.contains("-- more"), "\(rest)")
  }

  @Test func `what is set lasts, but for what the settings file sets`() throws {
    try directory.write("set bell on\n", to: ".config/concentration/rc")
    let first = try start()
    first.enter("set symbols emoji")
    #expect(!(try first.wait(for: "play> ").contains("this session")))
    first.enter("set bell off")
    try first.wait(for: "bell is so for this session:")
    try first.wait(for: "sets it.")
    first.enter("present settings")
    try first.wait(for: "[calls common]")
    first.enter("press calls")
    try first.wait(for: "calls is now lecture.")
    try first.wait(for: "> ")
    first.type("\u{4}")
    #expect(try first.waitForEnd() == 0)
    #expect(
      directory.read(".local/state/concentration/settings")
        == "set symbols emoji\nset calls lecture\n")
    #expect(directory.read(".config/concentration/rc") == "set bell on\n")
    let second = try start()
    second.enter("set")
    let list = try second.wait(for: "redraw ")
    #expect(list.contains("symbols    emoji "))
    #expect(list.contains("calls      lecture "))
    #expect(list.contains("bell       on "))
  }

  @Test(arguments: [("--no-rc", "--no-rc was given"), ("--no-save", "--no-save was given")])
  func `what is set does not last where that is asked for`(option: String, reason: String) throws {
    let terminal = try start([option])
    terminal.enter("set symbols emoji")
    try terminal.wait(for: "symbols is so for this session: \(reason).")
    #expect(directory.read(".local/state/concentration/settings") == nil)
  }

  @Test func `a replay plays while nothing is typed`() throws {
    let terminal = try PseudoTerminal(
      in: directory.path, environment: ["TERM": "xterm-256color"])
    try terminal.wait(for: "play>")
    terminal.enter("new 2x2/shapes:abba")
    try terminal.wait(for: "board>")
    terminal.enter("a1 b2")
    terminal.enter("b1 a2")
    try terminal.wait(for: "result>")
    terminal.enter("replay")
    try terminal.wait(for: "Before the first move, playing")
    try terminal.wait(for: "Move 4 of 4: a2 is club, a match.")
    // Where the machine is busy, a page has several moves.
    try terminal.wait(for: "=♣")
  }

  @Test func `the line can be edited`() throws {
    let terminal = try start()
    terminal.type("echo helo\u{2}l\r")
    let reply = try terminal.wait(for: "play> ")
    #expect(reply.contains("\nhello\r\n"), "\(reply)")
  }

  @Test func `TAB completes a command`() throws {
    let terminal = try start()
    terminal.type("versi\t")
    try terminal.wait(for: "version ")
    terminal.type("\r")
    let reply = try terminal.wait(for: "play> ")
    #expect(reply.contains("script format"), "\(reply)")
  }

  @Test func `a second TAB lists what there is`() throws {
    let terminal = try start()
    terminal.type("tab \t\t")
    let list = try terminal.wait(for: "play> tab ")
    let names = list.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(Set(names).isSuperset(of: ["play", "gallery", "book", "reminder", "stats"]), "\(list)")
  }

  @Test func `Ctrl-L draws the page again around a half-typed line`() throws {
    let terminal = try PseudoTerminal(
      in: directory.path, environment: ["TERM": "xterm-256color"])
    try terminal.wait(for: "[Letters]")
    try terminal.wait(for: "play>")
    terminal.type("ne")
    try terminal.wait(for: "ne")
    terminal.type("\u{C}")
    let page = try terminal.wait(for: "play>")
    #expect(page.contains("[Letters]") && page.contains("[Numbers]"), "\(page)")
    terminal.type("w\r")
    #expect(try terminal.wait(for: "board>").contains("New game"))
  }

  @Test func `typed lines are found again by the next run`() throws {
    let first = try start()
    first.enter("echo remember me")
    try first.wait(for: "\nremember me\r\n")
    first.enter(" echo but not me")
    try first.wait(for: "\nbut not me\r\n")
    try first.wait(for: "play> ")
    first.type("\u{4}")
    #expect(try first.waitForEnd() == 0)
    #expect(directory.read(".local/state/concentration/history") == "echo remember me\n")
    let second = try start()
    second.type("\u{10}")
    try second.wait(for: "echo remember me")
  }

  @Test func `no history is kept if that is asked for`() throws {
    let terminal = try start(["--no-history"])
    terminal.enter("echo secret")
    try terminal.wait(for: "\nsecret\r\n")
    try terminal.wait(for: "play> ")
    terminal.type("\u{4}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(directory.read(".local/state/concentration/history") == nil)
  }

  @Test func `what is typed while a command runs is kept, Ctrl-D too`() throws {
    let terminal = try start()
    terminal.enter("wait 1")
    try terminal.wait(for: "wait 1\r\n")
    terminal.type("echo early\r\u{4}")
    try terminal.wait(for: "\nearly\r\n")
    #expect(try terminal.waitForEnd() == 0)
    // Typed ahead, it is shown once: at the prompt that it belongs to.
    #expect(terminal.transcript.components(separatedBy: "echo early").count == 2)
  }

  @Test func `what is typed while cards are shown one by one is kept, each key of it`() throws {
    let terminal = try PseudoTerminal(
      ["--no-rc", "--transcript", "t"], in: directory.path, environment: ["TERM": "xterm"])
    try terminal.wait(for: "play>")
    terminal.enter("new 4x4 --seed 7 --against sharp")
    try terminal.wait(for: "board>")
    terminal.enter("b2 c3")
    let shown = try terminal.wait(for: "(club)")
    // Three more pages would take two seconds; a key shows them at once, and none is lost.
    for key in "score\recho kept\rquit\r" { terminal.type(String(key)) }
    #expect(try terminal.waitForEnd() == 0)
    #expect(!shown.contains("Your turn") && terminal.transcript.contains("Your turn"))
    let commands = directory.read("t")?.split(separator: "\n").filter { $0.hasPrefix("> ") }
    #expect(commands?.dropFirst(2) == ["> score", "> echo kept", "> quit"])
  }

  @Test(arguments: [1, 2, 3, 4, 9] as [UInt16], ["dumb", "xterm"])
  func `a terminal of few columns does no harm`(columns: UInt16, term: String) throws {
    let terminal = try PseudoTerminal(
      ["--plain", "--no-history"], in: directory.path, environment: ["TERM": term])
    try terminal.wait(for: "play> ")
    terminal.resize(columns: columns, rows: 24)
    terminal.type("\u{C}loo")
    terminal.resize(columns: 80, rows: 24)
    terminal.enter("k")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
    // The line may arrive before the signal that the window is wide again.
    #expect(terminal.transcript.filter { !$0.isNewline }.contains("Heading"))
    let narrow = try PseudoTerminal(
      ["--plain", "--no-history"], in: directory.path, environment: ["TERM": term],
      columns: columns)
    narrow.type("\u{C}quit\r")
    #expect(try narrow.waitForEnd() == 0)
  }

  // Found by random players: readline scrolled the line sideways and never came back.
  @Test func `a search in a window of one row ends`() throws {
    let terminal = try PseudoTerminal(
      ["--plain", "--no-history"], in: directory.path, environment: ["TERM": "xterm"],
      columns: 24, rows: 1)
    try terminal.wait(for: "play> ")
    terminal.type("b2\u{12}o\u{7}\u{15}quit\r")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test func `a resize keeps the half-typed line`() throws {
    let terminal = try start()
    terminal.type("echo ha")
    try terminal.wait(for: "echo ha")
    terminal.resize(columns: 100, rows: 30)
    let line = try terminal.wait(for: "echo ha")
    #expect(line.hasSuffix("play> echo ha"), "\(line)")
    terminal.type("lf\r")
    let reply = try terminal.wait(for: "\nhalf\r\n")
    #expect(!reply.contains("error:"), "\(reply)")
  }

  @Test func `13.7 a bracketed paste of three lines is three commands`() throws {
    let terminal = try PseudoTerminal(
      ["--teach"], in: directory.path, environment: ["TERM": "xterm"])
    try terminal.wait(for: "play> ")
    terminal.type("\u{1B}[200~echo one\necho two\necho three\u{1B}[201~\r")
    try terminal.wait(for: "one\r\n> echo two\r\ntwo\r\n> echo three\r\nthree\r\n")
    try terminal.wait(for: "play> ")
    // Bracketed paste is switched on, and off at the end.
    #expect(terminal.transcript.contains("\u{1B}[?2004h"))
    terminal.type("\u{4}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.transcript.hasSuffix("\u{1B}[?2004l\r\r\n"), "\(terminal.transcript)")
  }

  @Test func `vi mode comes from the person's inputrc`() throws {
    try directory.write("$if concentration\nset editing-mode vi\n$endif\n", to: ".inputrc")
    let terminal = try start()
    // Escape, then 0 to the start and x twice: a command mode that emacs mode has not.
    terminal.type("xxecho vi\u{1B}")
    terminal.type("0xx\r")
    let reply = try terminal.wait(for: "\nvi\r\n")
    #expect(!reply.contains("no command"), "\(reply)")
  }

  /// On half a character readline's vi motions never ended.
  @Test func `broken UTF-8 hangs no editing mode`() throws {
    for mode in ["vi", "emacs"] {
      try directory.write("set editing-mode \(mode)\n", to: ".inputrc")
      let terminal = try start()
      terminal.type(bytes: [0x78, 0x80, 0x9A, 0x90, 0xDF, 0x89, 0x96, 0x1B])
      terminal.type("0wwee\u{1B}bbffx\u{3}")
      try terminal.wait(for: "^C")
      terminal.enter("echo alive")
      let reply = try terminal.wait(for: "\nalive\r\n")
      #expect(!reply.contains("no command"), "\(mode): \(reply)")
    }
  }

  @Test func `output elsewhere means a prompt on standard error and echoed lines`() throws {
    let terminal = try PseudoTerminal(
      ["-c", "'\(BuiltProgram.path)' > out"], in: directory.path, program: "/bin/bash")
    try terminal.wait(for: "play> ")
    terminal.enter("echo there")
    try terminal.wait(for: "play> ")
    terminal.enter("quit")
    #expect(try terminal.waitForEnd() == 0)
    let output = try #require(directory.read("out"))
    #expect(output.contains("\n> echo there\nthere\n"))
    #expect(!output.contains("\u{1B}"))
  }
}
