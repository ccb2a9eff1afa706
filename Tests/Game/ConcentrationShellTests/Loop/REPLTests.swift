import ConcentrationTestSupport
import Testing

@testable import ConcentrationShell
@testable import UIKitShell

@MainActor
@Suite struct REPLTests {
  @Test func `The prompt says where one is`() {
    let session = TypedSession()
    #expect(session.repl.prompt == "play> ")
    session.type("new 4x4 --seed 7")
    #expect(session.repl.prompt == "play/board> ")
    session.type("tab stats")
    #expect(session.repl.prompt == "stats> ")
    #expect(
      Prompt.make(path: "play/" + String(repeating: "x", count: 24))
        == ".../xxxxxxxxxxxxxxxxxxxxxxxx> ")
    #expect(Prompt.make(path: "a/" + String(repeating: "x", count: 60)).count <= Prompt.width)
  }

  @Test func `Cards, numbers, prefixes and words of other programs do as one means`() {
    let session = TypedSession()
    #expect(session.type("1").contains("New game 4x4/letters#1."))
    #expect(session.type("new 4x4 shapes --seed 7").contains("New game 4x4/shapes#7."))
    #expect(session.type("B2").contains("b2 is triangle."))
    #expect(session.type("und").contains("Took back b2."))
    #expect(session.type("goto stats").contains("Stats."))
    #expect(session.type("re").contains("error: 're' could be"))
    #expect(session.repl.receive(.line(":q!")).isFinished)
  }

  @Test func `13.7 A paste runs line by line and stops at the first error`() {
    let session = TypedSession()
    let output = session.type("new 4x4 --seed 7\nb2\nc3\n")
    #expect(output.contains("> b2\n") && output.contains("\nb2 is triangle."))
    #expect(output.contains("> c3\n"))
    let failed = session.type("a1\nz9\na2\na3")
    #expect(failed.contains("no card z9"))
    #expect(failed.contains("(2 pasted lines were not run)"))
    #expect(!failed.contains("a2 is"))
  }

  @Test func `On a page the error of a paste stays in sight`() throws {
    let session = TypedSession(draw: .page, options: REPL.Options(control: .alternateScreen))
    var emulator = EmulatedTerminal(width: 80, height: 24)
    try emulator.feed(session.repl.start().output)
    try emulator.feed(session.type("new 4x4 --seed 7"))
    try emulator.feed("a1\r\nz9\r\na2\r\n")
    try emulator.feed(session.type("a1\nz9\na2\n"))
    let lines = emulator.usedLines
    #expect(lines.contains { $0.contains("│[★ T]│") || $0.contains("[ T ]") }, "\(lines)")
    #expect(lines.contains("error: no card z9: columns are a to d, rows 1 to 4"), "\(lines)")
    #expect(lines.last == "(1 pasted line was not run)")
  }

  @Test func `Ctrl-L draws the whole page again, and nothing where lines scroll`() throws {
    let session = TypedSession(draw: .page, options: REPL.Options(control: .alternateScreen))
    _ = session.repl.start()
    session.type("new 4x4 --seed 7")
    var emulator = EmulatedTerminal(width: 80, height: 24)
    try emulator.feed(session.repl.receive(.redraw).output)
    #expect(emulator.usedLines.contains { $0.contains("4x4/shapes#7") })
    #expect(TypedSession().repl.receive(.redraw).output.isEmpty)
  }

  @Test func `Enter repeats a scroll, and nothing that plays`() {
    let session = TypedSession()
    session.type("new 26x40 --seed 1")
    let first = session.type("scroll down 1")
    let second = session.type("")
    #expect(first != second)
    #expect(second.contains("rows"))
    session.type("a1")
    #expect(session.type("").isEmpty)
    session.type("set repeat off")
    session.type("scroll down 1")
    #expect(session.type("").isEmpty)
  }

  @Test func `Three failed lines in a row are answered with the way to help`() {
    let session = TypedSession()
    let tip = "Type help, or tutorial for a five-minute tour."
    #expect(!session.type("xyzzy").contains(tip))
    #expect(!session.type("plugh").contains(tip))
    #expect(session.type("frotz").contains(tip))
    session.type("set tips off")
    for _ in 0..<3 { #expect(!session.type("xyzzy").contains(tip)) }
  }

  @Test func `13.7 Ctrl-C twice on an empty line says how to leave, and keeps the game`() {
    let session = TypedSession()
    session.type("new 4x4 --seed 7")
    session.type("b2")
    #expect(session.repl.receive(.interrupt(lineWasEmpty: false)).output.isEmpty)
    #expect(session.repl.receive(.interrupt(lineWasEmpty: true)).output.isEmpty)
    let second = session.repl.receive(.interrupt(lineWasEmpty: true))
    #expect(second.output == "(to leave, type quit or press Ctrl-D)\n")
    #expect(!second.isFinished)
    #expect(session.type("state flips") == "flips 1\n")
  }

  @Test func `End of input leaves with status 0, a signal with its own`() {
    #expect(TypedSession().repl.receive(.endOfInput).isFinished)
    let end = TypedSession().repl.receive(.terminate(signal: 15))
    #expect(end.isFinished)
    #expect(end.status.code == 143)
  }

  @Test func `Stopping and going on are background and foreground to the app`() {
    let session = TypedSession()
    _ = session.repl.receive(.suspend)
    #expect(session.type("! background").contains("in the background already"))
    _ = session.repl.receive(.resume)
    #expect(session.type("! foreground").contains("in the foreground already"))
  }

  @Test func `A resize is a size transition, and nothing is printed while lines scroll`() {
    let session = TypedSession(log: .after)
    #expect(session.repl.receive(.resize(columns: 60, rows: 20)).output.isEmpty)
    #expect(session.repl.session.app.screenSize == (60, 20))
  }

  @Test func `Plain mode describes the screen and draws nothing`() {
    let session = TypedSession(draw: .plain)
    let board = "Board, columns A to D, rows 1 to 4. 0 of 8 pairs found, 16 cards face\ndown. "
    #expect(
      session.type("new 4x4 --seed 7")
        == "New game 4x4/shapes#7. Type a card, like b2.\n"
        + "Game, 6 elements.\nFirst: \(board)Type a card, like b2.\n")
    #expect(session.type("b2") == "b2 is triangle. Choose a second card.\n")
    let described = session.type("describe")
    #expect(described.contains("Row 1: A to D down."))
    for line in described.split(separator: "\n") {
      #expect(line.contains { $0.isLetter })
    }
  }

  @Test func `A page is redrawn in place on the second screen`() {
    var options = REPL.Options(control: .alternateScreen)
    options.isFirstStart = true
    let session = TypedSession(draw: .page, options: options)
    let start = session.repl.start().output
    #expect(start.contains("\u{1B}[?1049h"))
    #expect(start.contains("First time here?"))
    #expect(session.type("new 4x4 --seed 7").contains("New game"))
    #expect(session.type("b2").contains("triangle"))
    let end = session.repl.receive(.line("quit"))
    #expect(end.isFinished)
    #expect(end.output.contains("\u{1B}[?1049l"))
    #expect(end.output.hasSuffix("Kept for next time: 4x4/shapes#7, 0 of 8 pairs found.\n"))
  }

  @Test func `A found pair rings only where it was asked for`() {
    let session = TypedSession(options: REPL.Options(control: .alternateScreen))
    session.type("new 2x2 --seed 1")
    #expect(!session.type("a1 a2").contains("\u{7}"))
    session.type("undo")
    session.type("set bell on")
    #expect(session.type("a1 a2").hasPrefix("\u{7}"))
  }

  @Test func `Without escapes nothing but lines is written`() {
    let session = TypedSession()
    var output = session.repl.start().output
    for line in ["new 6x6", "b2", "c3", "help all", "", "q", "log all", "tree", "zoom in"] {
      output += session.type(line)
    }
    #expect(!output.utf8.contains(0x1B))
  }

  @Test func `A terminal on which no page can be drawn gets the screen line after line`() {
    let session = TypedSession(draw: .page)
    #expect(session.repl.start().output.contains("[Letters]"))
    #expect(session.type("new 4x4 --seed 7").contains("  1 |:::::|:::::|:::::|:::::| 1"))
    #expect(session.type("b2").contains("[ A ]"))
  }

  @Test func `A terminal too small for a board gets plain mode`() {
    let size = ScreenSize(columns: 10, rows: 6)
    let session = TypedSession(
      draw: .page, options: REPL.Options(size: size, control: .alternateScreen))
    #expect(session.repl.start().output.contains("speaks"))
    #expect(session.type("look").contains("\n1 Letters:\nalfa,\nbravo,"))
    #expect(!session.type("new 4x4 --seed 7").contains("|"))
  }

  @Test func `Long lists stop at each page of a terminal, until all was shown`() {
    let session = TypedSession(options: REPL.Options(control: .alternateScreen))
    var pages = [session.type("help all")]
    while session.repl.prompt.isEmpty, pages.count < 10 { pages.append(session.type("")) }
    let question = Pager.question + "\n"
    #expect(pages.count > 2)
    #expect(pages.dropLast().allSatisfy { $0.hasSuffix(question) })
    #expect(pages.last?.hasSuffix(question) == false)
    #expect(pages.allSatisfy { $0.split(separator: "\n").count <= 23 })
    let shown = pages.map { $0.replacing(question, with: "") }.joined()
    #expect(shown == HelpTexts(catalog: .concentration).all.map { $0 + "\n" }.joined())
    #expect(session.repl.prompt == "play> ")
  }

  @Test func `Between two pages q leaves a long list, and a command leaves it and is run`() {
    let session = TypedSession(options: REPL.Options(control: .alternateScreen))
    session.type("help all")
    #expect(session.type("q").isEmpty)
    #expect(session.repl.prompt == "play> ")
    session.type("help all")
    #expect(session.type("echo on we go") == "on we go\n")
    #expect(session.repl.prompt == "play> ")
  }
}
