import ConcentrationApp
import Testing

@testable import ConcentrationShell
@testable import UIKitShell

/// A session in plain mode, read from start to end by somebody who hears nothing but its text.
@MainActor
@Suite struct PlainWalkTests {
  /// A walk through every screen, with refusals on the way.
  private static let walk = [
    "describe", "3", "b2", "c3", "1", "hint", "undo", "redo", "score", "describe", "back", "back",
    "present options", "describe", "1", "close", "tab stats", "8", "present settings", "1", "18",
    "new 2x2/shapes:abba", "a1 b2", "b1 a2", "describe", "3", "wait 5", "5", "2", "tab gallery",
    "wait 1", "describe", "1", "describe", "page next", "describe", "back", "page next",
    "tab book", "describe", "page next", "page 10", "back", "tab reminder", "describe", "1", "5",
    "6", "tab stats", "describe", "replay", "wait 5", "back", "tab play", "root", "xyzzy",
  ]

  /// Words that only somebody knows who has read the sources, or that describe what is not heard.
  private static let jargon = [
    "Popped", "Dismissed", "is in front.", "Chooser", "Controller", "viewDid", "BookPage", "#1",
    "Nothing is shown", "│", "░",
  ]

  @Test func `no word of it needs to be explained, and every line is a sentence or a list`() {
    let session = TypedSession(draw: .plain)
    var heard = [session.repl.start().output]
    for line in Self.walk { heard.append(session.type(line)) }
    heard.append(session.type("quit"))
    for (line, text) in zip(["start"] + Self.walk + ["quit"], heard) {
      for word in Self.jargon where !text.contains("4x4/") || word != "#1" {
        #expect(!text.contains(word), "\(line): \(text)")
      }
      #expect(!text.isEmpty || line == "quit", "\(line) is answered with silence")
    }
  }

  @Test(arguments: [
    (
      "1",
      "New game 4x4/letters#1. Type a card, like b2.\nGame, 6 elements.\nFirst: Board, columns A to D, rows 1 to 4. "
    ),
    (
      "tab gallery",
      "Tab 2 of 5: Gallery.\nGallery, 1 element.\nFirst: No game has been finished yet.\n"
    ),
    (
      "tab book",
      "Tab 3 of 5: Book.\nPage 1 of 10: The game, 1 element.\nActions: page next.\nFirst: Every picture"
    ),
    (
      "tab reminder",
      "Tab 4 of 5: Reminder.\nReminder, 10 elements.\nActions: 7 Moment, 1 1 minute later, "
    ),
    ("tab stats", "Tab 5 of 5: Stats.\nStats, 1 element.\nFirst: No game has been finished yet.\n"),
    ("present options", "Options, 8 elements.\nActions: 1 Size 4x4, 2 People 1, "),
    ("present settings", "Settings, 22 elements.\nActions: 1 color "),
  ])
  func `an arrival says title, number, what can be done and the first element`(
    line: String, arrival: String
  ) {
    let session = TypedSession(draw: .plain)
    let heard = session.type(line)
    #expect(heard.hasPrefix(arrival), "\(heard)")
  }

  @Test func `after a win it is said what the numbers do`() {
    let session = TypedSession(draw: .plain)
    session.type("new 2x2/shapes:abba")
    session.type("a1 b2")
    let heard = session.type("b1 a2")
    #expect(heard.contains("\nActions: 1 New game, 2 Close, 3 Replay.\n"), "\(heard)")
    #expect(session.type("2").hasPrefix("Game, 4 elements.\n"))
  }

  @Test func `the seed is spoken when it is asked for`() {
    let session = TypedSession(draw: .plain)
    session.type("new 4x4 food --seed tuesday")
    #expect(
      session.type("id").hasPrefix("4x4/food#tuesday: 4x4 cards, theme food, seed tuesday.\n"))
    #expect(session.type("id layout").hasPrefix("4x4/food:"))
    session.type("new 2x2/shapes:abba")
    #expect(
      session.type("id").hasPrefix(
        "2x2/shapes:abba: 2x2 cards, theme shapes, laid out card by card.\n"))
    let scrolling = TypedSession()
    scrolling.type("new 4x4 food --seed tuesday")
    #expect(scrolling.type("id") == "4x4/food#tuesday\n")
  }

  @Test(arguments: [
    ([], nil, "Concentration: no game was played."),
    (["new 2x2/shapes:abba"], nil, "Kept for next time: 2x2/shapes:abba, 0 of 2 pairs found."),
    (
      ["new 2x2/shapes:abba"], "--no-save was given",
      "Concentration: 2x2/shapes:abba, 0 of 2 pairs found."
    ),
    (
      ["new 2x2/shapes:abba", "a1 b2", "b1 a2"], nil,
      "Concentration: 2x2/shapes:abba, 2 of 2 pairs found."
    ),
  ])
  func `leaving says whether the game is kept`(
    lines: [String], reason: String?, farewell: String
  ) {
    let session = TypedSession(draw: .plain) { $0.reasonForLoss = reason }
    for line in lines { session.type(line) }
    let heard = session.type("quit")
    #expect(heard.contains(farewell), "\(heard)")
  }

  @Test func `what was loaded is said, and what a press or a page led to only once`() {
    let worker = HeldWorker()
    let session = TypedSession(draw: .plain) { $0.worker = worker }
    for line in ["new 2x2/shapes:abba", "a1 b2", "b1 a2", "2"] { session.type(line) }
    let gallery = session.type("tab gallery")
    #expect(
      gallery.hasPrefix(
        "Tab 2 of 5: Gallery.\nGallery, 1 element.\nFirst: Loading finished games...\n"))
    worker.finish()
    #expect(
      session.repl.receive(.tick()).output
        == "1 finished game. Type describe for the list, a number for a game.\n")
    #expect(session.type("describe").contains("1 2x2/shapes:abba: 2 moves"))
    let photo = session.type("1")
    #expect(photo.hasPrefix("Photo 1 of 1: 2x2/shapes:abba, "), "\(photo)")
    #expect(photo.contains(", page next.\n") && !photo.contains("Pressed"), "\(photo)")
    let video = session.type("page next")
    #expect(video.contains("Close, page\nprev.\n"), "\(video)")
    #expect(!video.contains("Page 2 of 2"), "\(video)")
    for line in ["back", "tab stats", "tab gallery"] { session.type(line) }
    worker.finish()
    #expect(session.repl.receive(.tick()).output.isEmpty, "nothing new was loaded")
  }
}

/// Does its work when a test says so.
@MainActor
private final class HeldWorker: BackgroundWorker {
  private var held: [() -> Void] = []

  private final class Work: BackgroundWork {
    func cancel() {}
  }

  func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, then: @escaping @MainActor (Value) -> Void
  ) -> any BackgroundWork {
    held.append { then(work()) }
    return Work()
  }

  func finish() {
    for work in held { work() }
    held = []
  }
}
