@preconcurrency import CUIKitReadline
import ConcentrationTestSupport
import Foundation
import Glibc
import Testing
import UIKitShell

@testable import UIKitReadline

/// The reader of a terminal with keys from a pipe and time that is counted, not waited for.
@MainActor @Suite(.serialized) struct ReadlineReaderTests {
  @Test func `arrows are the cursor's on an empty line only, and arrow-up once it is shown`() {
    let desk = Desk()
    desk.run(["echo one\r", "\u{1B}[A", "\r", "\u{1B}[B", "\u{1B}[A", "\r", "ab\u{1B}[Dc\r"])
    #expect(desk.log == ["echo one", "echo one", "down", "up", "use", "acb", "end"])
  }

  @Test func `Tab, Space, Enter and Backspace are the cursor's while it is shown`() {
    let desk = Desk()
    desk.run(["\u{1B}OC", "\t", "\u{1B}[Z", " ", "\u{7F}", "x\u{7F}y z\r"])
    #expect(desk.log == ["right", "next", "previous", "use", "back", "y z", "end"])
  }

  @Test func `Escape hides the cursor, and a split arrow does nothing`() {
    let desk = Desk()
    desk.run(["\u{1B}[B", "\u{1B}", "[A", "ok\r"])
    #expect(desk.log == ["down", "escape", "ok", "end"])
    let other = Desk()
    other.run(["\u{1B}[B", "\u{1B}[", "A", "ok\r"])
    #expect(other.log == ["down", "ok", "end"])
  }

  @Test func `in vi mode Escape stays readline's`() {
    let desk = Desk(isViMode: true)
    desk.run(["\u{1B}[B", "\u{1B}", "\u{1B}[C", "iabc\u{1B}0x\r"])
    #expect(desk.log == ["down", "right", "bc", "end"])
  }

  @Test func `a search and a paste get their bytes as they are`() {
    let desk = Desk()
    desk.run([
      "echo one two\r", "\u{12}one tx\u{7F}w\r", "\u{1B}[200~a b\u{1B}[201~\r",
    ])
    #expect(desk.log == ["echo one two", "echo one two", "a b", "end"])
  }

  // MARK: Searches of the history

  private static let (pageUp, pageDown, first) = ("\u{1B}[5~", "\u{1B}[6~", "\u{1B}<")
  private static let lines = ["echo one\r", "look\r", "echo two\r"]

  @Test
  func `a search by the beginning goes on from key to key, and begins in a line of the history`() {
    let desk = Desk()
    desk.run(
      Self.lines + [
        "ec", Self.pageUp, Self.pageUp, "\r", "\u{1B}[A", "\u{15}", "lo", Self.pageUp, "\r",
      ])
    #expect(desk.log.suffix(3) == ["echo one", "look", "end"])
  }

  @Test func `a line of the history that is searched from is as it was when it comes again`() {
    // Found by random players: readline itself frees what can be undone of it twice.
    let desk = Desk()
    desk.run(["a1\r", Self.first, "\u{17}", Self.pageDown, "look\r", Self.first, "\r"])
    #expect(desk.log == ["a1", "look", "a1", "end"])
  }

  /// A file of settings for readline.
  private func inputrc(_ text: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).inputrc")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  @Test func `the inputrc may be read again`() throws {
    let file = try inputrc("\"\\e[6~\": history-search-forward\nset bell-style audible")
    defer { try? FileManager.default.removeItem(at: file) }
    let desk = Desk()
    setenv("INPUTRC", file.path, 1)
    desk.run([
      "\u{18}\u{12}", "a1\r", Self.first, "\u{17}", Self.pageDown, "look\r", Self.first, "\r",
    ])
    #expect(desk.log == ["a1", "look", "a1", "end"])
    #expect(rl_variable_value("bell-style").map { String(cString: $0) } == "none")
  }

  @Test func `in vi mode the lines around a line that was found are as near as ever`() {
    let desk = Desk(isViMode: true)
    desk.run(Self.lines + ["\u{1B}", "/one\r", "j", "\r", "\u{1B}", "/one\r", "x", "j", "k", "\r"])
    #expect(desk.log.suffix(3) == ["look", "cho one", "end"])
  }

  // Found by random keys: loops without an end, and freeing twice as a line is searched from and as it is entered.
  @Test(arguments: [
    ["\u{1B}", "y", "d", "d", "3", ".", "\u{1B}", "c", "."],
    ["\u{1B}d", "3", "D", "t1", "\u{1B}C\r"],
    ["j\r", "\u{1B}[A", "P", "\u{1B}[A", "é", "\u{1B}n", "k", "\r", "\u{1B}k", "\r"],
    ["j\r", "\u{1B}[A", "P", "\u{1B}[A", "é", "\u{1B}\r", "\u{1B}[A", "x", "\r", "\u{1B}k", "\r"],
  ])
  func `what commands of vi leave of a line ends nothing`(keys: [String]) {
    let desk = Desk(isViMode: true)
    desk.run(keys + ["\u{1B}Sok\r"])
    #expect(desk.log.suffix(2) == ["ok", "end"])
  }

  // Found by random players: the end of a paste was lost with Ctrl-C, and the next line was taken for more of it.
  @Test func `what is typed after Ctrl-C is the next line, however late the signal is answered`() {
    for half in ["\u{1B}[200~half", "half", "\u{12}h"] {
      let desk = Desk()
      desk.run([half, "\u{3}next\r"])
      #expect(desk.log == ["interrupt", "next", "end"])
    }
  }

  // Found by random players: at what is left, motions of vi never end, also if all is typed at once.
  @Test func `a character after Escape leaves nothing of itself in the line`() {
    let desk = Desk()
    desk.run(["a\u{1B}é", "b\r", "é\u{1B}é\u{1B}\r", "\u{1B}0ee", "\u{1B}Sok\r"])
    #expect(desk.log == ["ab", "ok", "end"])
    #expect(String(validating: desk.echoed, as: UTF8.self) != nil)
    for motion in ["W", "3W"] {
      let hasty = Desk()
      hasty.run(["\u{1B}\ré", "\u{1B}", "\u{18}éi", "a\u{1B}\(motion)\u{1B}Sok\r"])
      #expect(hasty.log == ["ok", "end"])
    }
  }

  @Test(arguments: ["\u{FFFF}", "a\u{378}", "\u{FFFF}\u{301}"])
  func `in vi mode a character that the C library does not know is left out`(text: String) {
    let desk = Desk(isViMode: true)
    desk.run(["\(text)\u{1B}", "0", "W", "E", "%", "\u{1B}Sok\r"])
    #expect(desk.log == ["ok", "end"])
    let other = Desk()
    other.run(["\(text)\r"])
    #expect(other.log == [text, "end"])
  }

  // Found by random players: where lines are scrolled sideways, readline never comes back from a search.
  @Test(arguments: ["xterm", "unknown"])
  func `a search ends, whatever the inputrc and the terminal say of long lines`(term: String) throws
  {
    let file = try inputrc("set horizontal-scroll-mode on")
    defer { try? FileManager.default.removeItem(at: file) }
    let desk = Desk(isBold: true)
    rl_read_init_file(file.path)
    rl_reset_terminal(term)
    rl_set_screen_size(24, 24)
    defer {
      rl_reset_terminal("xterm")
      rl_set_screen_size(24, 80)
    }
    desk.run(["echo one two\r", "b2", "\u{12}o", "\r"])
    #expect(desk.log == ["echo one two", "echo one two", "end"])
    let bold = "\u{1}\u{1B}[1m\u{2}> \u{1}\u{1B}[0m\u{2}"
    #expect(desk.readlinePrompt == (term == "xterm" ? bold : "> "))
  }

  @Test(arguments: Seeds.upTo(20))
  func `whatever is searched, changed and undone, the lines come and the end`(seed: UInt64) {
    var random = TestGenerator(seed: seed)
    let isViMode = seed % 2 == 0
    var keys =
      Self.lines + [
        "a1\r", "b2", "\r", " ", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{7F}", "\u{1}",
        "\u{5}", "\u{15}", "\u{B}", "\u{17}", "\u{19}", "\u{14}", "\u{1F}", "\u{F}", "\u{12}a\r",
        "\u{1B}pa\r", "\u{1B}n1\r", "\u{1B}.", "\u{1B}r", Self.first, "\u{1B}>", Self.pageUp,
        Self.pageDown,
      ]
    if isViMode {
      keys += ["\u{1B}"] + "updwjki0$xc~.CDSRnNUsy3".map(String.init) + ["/a\r", "?o\r", "t1", "é"]
    }
    let desk = Desk(isViMode: isViMode)
    desk.run((0..<400).map { _ in keys.randomElement(using: &random) ?? "" })
    #expect(desk.log.last == "end" && desk.log.count > 10, "seed \(seed)")
  }

  @Test func `the mouse is read where it is reported, also within a line`() {
    let desk = Desk()
    desk.handler.reportsMouse = true
    desk.run(["ab\u{1B}[<0;3;4M\u{1B}[<0;3;4m\u{1B}[<2;1;1Mc\r"])
    #expect(desk.log == ["press 2 3", "release 2 3", "abc", "end"])
  }

  @Test func `without its reports the mouse's bytes are readline's`() {
    let desk = Desk()
    desk.run(["\u{1B}[<0;3;4M", "\u{15}x\r"])
    #expect(!desk.log.contains { $0.hasPrefix("press") })
    #expect(desk.log.suffix(2) == ["x", "end"])
  }

  @Test func `steps are shown at the pace, and a key skips the rest and stays input`() {
    let desk = Desk()
    desk.handler.steps = ["<1>", "<2>", "<3>"]
    desk.run(["play\r", "next\r"])
    #expect(desk.log == ["play", "pause 0.7", "pause 0.7", "pause 0.7", "next", "end"])
    #expect(desk.frames == ["<1>", "<2>", "<3>", "played"])
    let hasty = Desk()
    hasty.handler.steps = ["<1>", "<2>", "<3>"]
    hasty.run(["play\rnext\r"])
    #expect(hasty.log == ["play", "pause 0.7", "next", "end"])
    #expect(hasty.frames == ["<1>", "played"])
  }

  @Test(arguments: Seeds.upTo(20))
  func `whenever it is typed, between two reads or during a pause, nothing is lost`(seed: UInt64) {
    var random = TestGenerator(seed: seed)
    let lines = (1...30).map { "word \($0) é" }
    var rest = Array((lines.joined(separator: "\r") + "\r").utf8)[...]
    let desk = Desk()
    desk.handler.steps = ["<1>", "<2>"]
    var chunks: [[UInt8]] = []
    while !rest.isEmpty {
      chunks.append(Array(rest.prefix(.random(in: 1...12, using: &random))))
      rest = rest.dropFirst(chunks[chunks.count - 1].count)
    }
    desk.typesDuringPause = { Bool.random(using: &random) }
    desk.handler.reportsMouse = Bool.random(using: &random)
    desk.run(chunks)
    #expect(desk.log.filter { $0.hasPrefix("word") } == lines, "seed \(seed): \(desk.log)")
  }

  @Test func `the wait for a key ends when something is due, thirty times a second at most`() {
    for (due, wait) in [(nil, nil), (0.25, 0.25), (0, 1.0 / 30), (7, 7)] as [(Double?, Double?)] {
      let desk = Desk(ticks: true)
      desk.handler.secondsUntilDue = due
      desk.run(["a", "\r"])
      #expect(desk.waits == [wait, wait, wait])
    }
  }

  @Test func `a search is not ended by what is due, which has its turn after it`() {
    let desk = Desk(ticks: true)
    desk.handler.secondsUntilDue = 0.25
    desk.run(["echo one\r", "\u{12}", "", "one", "\r"])
    #expect(desk.waits == [0.25, 0.25, nil, nil, nil, 0.25])
    #expect(desk.log == ["echo one", "echo one", "end"])
  }
}

/// A reader with everything that it needs, and a log of what came of the keys.
@MainActor
private final class Desk {
  let handler = DeskHandler()
  private let console = DeskConsole()
  private var chunks: ArraySlice<[UInt8]> = []
  /// How long the reader would have waited for each piece, and for the end.
  private(set) var waits: [Double?] = []
  private let isBold: Bool
  private let ticks: Bool
  /// The prompt that readline has shown last.
  private(set) var readlinePrompt = ""
  /// What Ctrl-C does once its signal is answered.
  private var interrupt: @MainActor () -> Void = {}
  private var isInterruptPending = false
  /// Whether the next keys are pressed during a pause.
  var typesDuringPause: () -> Bool = { false }
  private var writing: Int32 = -1
  private static let reading = open("/dev/null", O_RDONLY)
  private static let echo = tmpfile()
  private let echoStart = ftell(Desk.echo)

  init(isViMode: Bool = false, isBold: Bool = false, ticks: Bool = false) {
    self.isBold = isBold
    self.ticks = ticks
    setenv("INPUTRC", "/dev/null", 1)
    setenv("TERM", "xterm", 1)
    // As the program does; readline drops what the tests' own locale has no characters for.
    setlocale(LC_CTYPE, "C.UTF-8")
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    dup2(ends[0], Self.reading)
    close(ends[0])
    writing = ends[1]
    if rl_instream == nil || fileno(rl_instream) != Self.reading {
      rl_instream = fdopen(Self.reading, "r")
    }
    rl_outstream = Self.echo
    rl_prep_term_function = { _ in }
    clear_history()
    rl_initialize()
    rl_variable_bind("editing-mode", isViMode ? "vi" : "emacs")
    rl_variable_bind("keyseq-timeout", "1")
  }

  var log: [String] { handler.log }
  var written: String { console.text }
  /// What readline has drawn.
  var echoed: [UInt8] {
    var bytes: [UInt8] = []
    fseek(Self.echo, echoStart, SEEK_SET)
    while case let byte = getc(Self.echo), byte != EOF { bytes.append(UInt8(byte)) }
    return bytes
  }
  /// What was written to be seen at once.
  var frames: [String] {
    written.matches(of: /\x{1B}\[\?2026h(.*?)\x{1B}\[\?2026l/).map { String($0.1) }
  }

  /// Presses keys, each piece once readline has nothing left to read.
  func run(_ chunks: [String]) { run(chunks.map { Array($0.utf8) }) }

  /// Presses keys as the bytes that they send.
  func run(_ chunks: [[UInt8]]) {
    self.chunks = chunks[...]
    let environment = ReadlineEnvironment(
      size: { (80, 24) },
      watch: { [unowned self] signal, action in
        if signal == SIGINT { interrupt = action }
        return Nothing()
      },
      waitForEvent: { [unowned self] seconds in
        waits.append(seconds)
        guard isInterruptPending else { return press() }
        isInterruptPending = false
        interrupt()
      },
      stop: {}, isBold: isBold, programName: "desk", ticks: ticks,
      pause: { [unowned self] seconds in
        handler.log.append("pause \((seconds * 1000).rounded() / 1000)")
        if !self.chunks.isEmpty, typesDuringPause() { press() }
        var question = pollfd(fd: Self.reading, events: Int16(POLLIN), revents: 0)
        return poll(&question, 1, 0) > 0
      }, isSignalPending: { [unowned self] in isInterruptPending })
    let reader = ReadlineLineReader(console: console, history: nil, environment: environment)
    _ = reader.run(handler)
    readlinePrompt = reader.shownPrompt
  }

  private func press() {
    guard let next = chunks.popFirst() else {
      close(writing)
      return
    }
    // The terminal makes a signal of Ctrl-C; what comes after it stays in the terminal.
    isInterruptPending = next.first == 3
    let typed = isInterruptPending ? next.dropFirst()[...] : next[...]
    _ = typed.withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
  }

  private final class Nothing {}
}

@MainActor
private final class DeskHandler: LineHandler {
  var log: [String] = []
  var steps: [String] = []
  var reportsMouse = false
  var secondsUntilDue: Double?
  private(set) var showsCursor = false
  let prompt = "> "

  func start() -> LineResponse { LineResponse() }

  func receive(_ input: LineInput) -> LineResponse {
    switch input {
    case .line(let line):
      log.append(line)
      var response = LineResponse(output: "played")
      if line != "next", !steps.isEmpty {
        response = LineResponse()
        response.playback = Playback(
          steps.map { step in .init(seconds: 0.7) { step } }
        ) { LineResponse(output: "played") }
      }
      return response
    case .interrupt: log.append("interrupt")
    case .key(let key):
      log.append("\(key)")
      showsCursor = key != .escape
    case .mouse(let event): log.append("\(event.action) \(event.column) \(event.row)")
    case .endOfInput:
      log.append("end")
      return LineResponse(isFinished: true)
    default: break
    }
    return LineResponse(output: " ")
  }

  func takes(_ key: CursorKey) -> Bool {
    showsCursor || [.up, .down, .left, .right, .next, .previous].contains(key)
  }

  func completions(of line: String, cursor: Int) -> Completion {
    Completion(range: cursor..<cursor, candidates: [])
  }

  func keepsInHistory(_ line: String) -> Bool { true }
}

@MainActor
private final class DeskConsole: Console {
  private(set) var text = ""

  func write(_ bytes: [UInt8]) { text += String(decoding: bytes, as: UTF8.self) }
  func writeError(_ bytes: [UInt8]) {}
  func flush() -> Bool { true }
}
