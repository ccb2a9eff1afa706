import ConcentrationTestSupport
import ConcentrationApp
import Testing

@testable import ConcentrationShell
@testable import UIKitShell

@MainActor
@Suite struct GreetingTests {
  private func start(
    _ columns: Int, _ rows: Int, draw: DisplayMode = .page,
    store: any GameStore = InMemoryGameStore()
  ) throws -> (emulator: EmulatedTerminal, text: String) {
    let size = ScreenSize(columns: columns, rows: rows)
    let options = REPL.Options(size: size, control: .alternateScreen, isFirstStart: true)
    let session = TypedSession(draw: draw, log: .beside, options: options, store: store)
    var emulator = EmulatedTerminal(width: columns, height: rows)
    let text = session.repl.start().output
    try emulator.feed(text)
    return (emulator, text)
  }

  @Test func `What the app has to say controls no terminal`() {
    let session = TypedSession { $0.warnings = ["themes/\u{1B}[2J.yaml: none"] }
    let text = session.repl.start().output
    #expect(text.contains(#"Warning: themes/\u{1B}[2J.yaml: none."#), "\(text)")
    #expect(!text.contains("\u{1B}[2J"))
  }

  @Test(arguments: [(80, 24), (40, 20), (20, 12), (12, 10)])
  func `The first page is the list of choices, never a long text`(columns: Int, rows: Int) throws {
    let lines = try start(columns, rows).emulator.usedLines
    #expect(!lines.contains { $0.contains("-- more") }, "\(lines)")
    #expect(lines.contains { $0.contains("1 [Letter") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("First time") } == (columns >= 20), "\(lines)")
    #expect(lines.count <= rows - 1)
  }

  @Test func `Where lines scroll it is said once that seen cards stay readable`() throws {
    let notice = "cards that you have seen stay readable above."
    let session = TypedSession()
    #expect(session.repl.start().output.contains(notice))
    #expect(!session.type("set draw scroll").contains(notice))
    let page = TypedSession(draw: .page, options: REPL.Options(control: .alternateScreen))
    #expect(!page.repl.start().output.contains(notice))
    #expect(page.type("set draw scroll").contains(notice))
    #expect(!page.type("new").contains(notice))
  }

  @Test func `The title is printed once`() throws {
    let wide = try start(80, 24).emulator.usedLines
    #expect(wide.filter { $0.contains("type help, tutorial or quit") }.count == 1)
    #expect(wide.contains { $0.hasPrefix("| + ThemeChooser#1 viewDidAppear") })
    let narrow = try start(40, 24).emulator.usedLines
    // The corner of its line says that there are calls to see.
    let hint = "Type help, tutorial or quit."
    #expect(narrow.filter { $0.hasPrefix(hint) }.count == 1, "\(narrow)")
  }

  @Test func `Plain mode tells of the kept game, or how to begin`() throws {
    #expect(
      try start(80, 24, draw: .plain).text.contains(
        "Type new for a game, or look for what else there is.\nPlay, 11 elements.\nActions: 1 Letters, "
      ))
    let store = InMemoryGameStore()
    let earlier = TypedSession(store: store)
    earlier.type("new 4x4 --seed 7")
    earlier.type("b2")
    earlier.type("quit")
    #expect(
      try start(80, 24, draw: .plain, store: store).text.contains(
        "Kept: 4x4/shapes#7, 0 of 8 pairs. Type load to go on, new for another game.\nPlay, 12 "))
  }

  @Test func `A narrow terminal has a short prompt`() {
    #expect(Prompt.make(path: "play/board", columns: 20) == "play/board> ")
    #expect(Prompt.make(path: "play/board", columns: 12) == "> ")
    #expect(Prompt.make(path: "play/board+options", columns: 24) == ".../rd+options> ")
  }

  @Test func `On a low terminal the longest sentence of a flip leaves the board in sight`() throws {
    let options = REPL.Options(
      size: ScreenSize(columns: 20, rows: 12), control: .alternateScreen)
    let session = TypedSession(draw: .page, options: options)
    var emulator = EmulatedTerminal(width: 20, height: 12)
    try emulator.feed(session.repl.start().output)
    try emulator.feed(session.type("new 4x4 --seed 7"))
    try emulator.feed(session.type("b2 c3"))
    let lines = emulator.usedLines
    #expect(lines[2] == "  2 .(A). ." && lines[4] == "  4 . . . .", "\(lines)")
    #expect(lines.last?.hasPrefix("your next flip.") == true, "\(lines)")
    #expect(!emulator.hasWrapped)
  }

  @Test func `After a long text an empty line shows the screen again`() throws {
    let options = REPL.Options(
      size: ScreenSize(columns: 40, rows: 20), control: .alternateScreen)
    let session = TypedSession(draw: .page, options: options)
    var emulator = EmulatedTerminal(width: 40, height: 20)
    try emulator.feed(session.repl.start().output)
    try emulator.feed(session.type("help"))
    #expect(emulator.usedLines.last == "-- more: Enter, q stops --")
    while session.repl.prompt.isEmpty { try emulator.feed(session.type("")) }
    #expect(!emulator.usedLines.contains { $0.contains("[Letters]") })
    try emulator.feed(session.type(""))
    #expect(emulator.usedLines.contains { $0.contains("[Letters]") })
  }
}
