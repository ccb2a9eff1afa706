import ConcentrationApp
import Testing

@testable import ConcentrationShell
@testable import UIKitShell

@MainActor
@Suite struct TutorialTests {
  /// The lines that a step tells the player to type: the words after `Type:`.
  private func typed(from lines: String) -> [String] {
    let hint = lines.split(separator: "\n").last { $0.hasPrefix("Type: ") } ?? ""
    return hint.replacing("Type: ", with: "").replacing("(tutorial stop leaves)", with: "")
      .replacing("or only:", with: "#").replacing("then:", with: ",").split(separator: ",")
      .map { String($0.prefix { $0 != "#" }).trimmed }
  }

  @Test func `Who types what each step says comes to the last step without an error`() throws {
    let session = TypedSession()
    var output = session.type("tutorial")
    #expect(output.contains("Tutorial 1 of 8. Goal: turn a card."))
    for step in 2...8 {
      var said = ""
      for line in typed(from: output) { said += session.type(line) }
      #expect(!said.contains("error:"), "\(said)")
      try #require(said.contains("Tutorial \(step) of 8"), "\(said)")
      output = said
    }
    #expect(output.contains("leave, and go on later"))
  }

  @Test(arguments: ["b2", "b2 c3", "flip b2 c3", "f a1", "touch 8 2"])
  func `Any way to turn a card reaches the first goal`(line: String) {
    let session = TypedSession()
    session.type("tutorial")
    #expect(session.type(line).contains("Tutorial 2 of 8"))
  }

  @Test func `Arrow keys and the mouse on a page reach it, too`() throws {
    let keys = TypedSession(
      draw: .page, options: REPL.Options(control: .alternateScreen, isUTF8: true))
    keys.type("tutorial")
    _ = keys.repl.receive(.key(.right))
    _ = keys.repl.receive(.key(.use))
    #expect(keys.repl.session.game.tutorial?.index == 1)
  }

  @Test func `A pair with the first two cards reaches two goals at once`() {
    let session = TypedSession()
    session.type("tutorial")
    #expect(session.type(session.repl.session.game.matchingMove).contains("Tutorial 3 of 8"))
  }

  @Test func `A game that is loaded has turned no card`() {
    let session = TypedSession()
    session.type("new 4x4")
    session.type("a1 b1")
    session.type("save old")
    session.type("tutorial")
    #expect(session.type("load old").contains("Goal 1 of 8"))
    #expect(session.type("c2").contains("Tutorial 2 of 8"))
  }

  @Test func `Another tab, the calls by log, and a large board of any size are as good`() {
    let session = TypedSession(options: REPL.Options(size: ScreenSize(columns: 80, rows: 24)))
    session.type("tutorial 4")
    session.type("tab gallery")
    #expect(session.type("back").contains("Tutorial 5 of 8"))
    session.type("pop")
    #expect(session.type("log last").contains("Tutorial 6 of 8"))
    session.type("new 26x20")
    #expect(session.type("zoom 3").contains("Goal 6 of 8"))
    #expect(session.type("scroll right").contains("Tutorial 7 of 8"))
  }

  @Test func `On a wide screen each goal says what can be done there`() {
    let session = TypedSession(
      options: REPL.Options(size: ScreenSize(columns: 200, rows: 60)), size: (200, 60))
    session.type("tutorial 4")
    session.type("tab stats")
    #expect(session.type("tab play").contains("then: tab stats     then: tab play"))
    session.type("set log after")
    #expect(session.type("tab stats").contains("Type: new 26x20"))
    session.type("new 26x20")
    session.type("zoom in")
    #expect(session.type("scroll down").contains("Tutorial 7 of 8"))
  }

  @Test func `While a card is up its partner is what finds a pair`() {
    let session = TypedSession()
    session.type("new 4x4 --seed 7")
    session.type("b2")
    #expect(session.repl.session.game.matchingMove == "d1")
    session.type("c3")
    #expect(session.repl.session.game.matchingMove.split(separator: " ").count == 2)
    #expect(session.type(session.repl.session.game.matchingMove).contains("Match!"))
  }

  @Test func `After a step aside the goal is said again`() {
    let session = TypedSession()
    #expect(!session.type("tutorial").contains("Goal 1 of 8"))
    #expect(session.type("score").hasSuffix("\nGoal 1 of 8: turn a card (tutorial says how).\n"))
    let refusal = session.type("nonsense")
    #expect(refusal.hasPrefix("error: no command 'nonsense'."), "\(refusal)")
    #expect(refusal.hasSuffix("\nGoal 1 of 8: turn a card (tutorial says how).\n"), "\(refusal)")
    #expect(!session.type("tutorial").contains("Goal 1 of 8"))
    #expect(!session.type("b2").contains("Goal 2 of 8"))
    session.type("tutorial stop")
    #expect(!session.type("score").contains("Goal"))
  }

  @Test func `Stopped, the tutorial goes on at the same step`() {
    let session = TypedSession()
    session.type("tutorial")
    session.type("b2")
    #expect(session.type("tutorial stop").contains("left at step 2 of 8"))
    #expect(!session.type("d1").contains("Tutorial"))
    #expect(session.type("tutorial").contains("Tutorial 2 of 8"))
    #expect(session.type("tutorial 1").contains("Tutorial 1 of 8"))
  }

  @Test func `After a new start the last step is reached by continuing the kept game`() {
    let store = InMemoryGameStore()
    let first = TypedSession(store: store)
    first.type("tutorial 8")
    first.type("new 4x4 --seed 7")
    first.type("b2")
    first.type("quit")
    let second = TypedSession(store: store)
    #expect(second.repl.start().output.contains("The tutorial goes on at step 8 of 8"))
    #expect(second.type("load").contains("Well done. That was the tutorial."))
    #expect(!TypedSession(store: store).repl.start().output.contains("tutorial goes on"))
  }

  @Test func `The game that the tutorial interrupted comes back when it is left`() {
    let store = InMemoryGameStore()
    let session = TypedSession(store: store)
    session.type("new 4x4 --seed 3")
    session.type("a1")
    session.type("tutorial")
    session.type("b2")
    session.type("new 12x12")
    let left = session.type("tutorial stop")
    #expect(left.contains("Continued 4x4/shapes#3: 0 of 8 pairs"), "\(left)")
    #expect(session.type("state flips").hasSuffix("flips 1\n"))
    #expect((try? store.recentGames(limit: 5))?.isEmpty == true)
  }

  @Test func `The game that the tutorial interrupted is what the next session goes on with`() {
    let store = InMemoryGameStore()
    let first = TypedSession(store: store)
    first.type("new 4x4 --seed 3")
    first.type("a1")
    first.type("tutorial")
    first.type("b2")
    first.type("quit")
    let second = TypedSession(store: store)
    #expect(second.repl.start().output.contains("[Continue]    4x4/shapes#3, 0 of 8 pairs"))
    #expect(second.type("load").contains("Continued 4x4/shapes#3"))
  }

  @Test func `The interrupted game comes back at the tutorial's end`() {
    let session = TypedSession()
    session.type("new 4x4 --seed 3")
    session.type("a1")
    session.type("tutorial")
    for _ in 2...8 { session.type("tutorial next") }
    session.type("save")
    let end = session.type("load")
    #expect(end.contains("Well done. That was the tutorial.\nContinued 4x4/shapes#3"), "\(end)")
  }

  @Test func `Only what was written is read as progress`() {
    for text in ["1", "8", "3 stopped"] { #expect(TutorialProgress(text)?.text == text) }
    for text in ["", "0", "9", "x", "3 halted", " stopped"] {
      #expect(TutorialProgress(text) == nil, "\(text)")
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
