import ConcentrationApp
import ConcentrationTestSupport
import Testing

@testable import ConcentrationShell
@testable import UIKitShell

/// Words that people try who do not know the commands: each works, or the reply leads on.
@MainActor
@Suite struct NewcomersTests {
  @Test(arguments: [
    ("b2,c3", "c3 is "), ("a1a2", "a2 is "), ("b2, c3", "c3 is "), ("flip a1,b1", "b1 is "),
    ("new 6x6/animals", "New game 6x6/animals#"), ("new 6 6", "New game 6x6/shapes#"),
    ("new 6x4", "New game 6x4/shapes#"), ("rules", "Find the pairs."),
    ("settings", "symbols    auto"), ("help settings", "set symbols auto|"),
    ("continue", "Continued 4x4/shapes#1"), ("resume", "Continued 4x4/shapes#1"),
  ])
  func `words that work`(line: String, reply: String) {
    let session = TypedSession()
    session.type("new 4x4")
    let output = session.type(line)
    #expect(output.contains(reply), "\(output)")
    #expect(!output.contains("error:"), "\(output)")
  }

  @Test(arguments: [
    ("6x6/animals", "Did you mean new 6x6/animals?"), ("6x6", "Did you mean new 6x6?"),
    ("6x6#Tuesday", "Did you mean new 6x6#Tuesday?"),
    ("bot", "Did you mean against fair or against sharp?"),
    ("hard", "Did you mean new 8x8?"), ("menu", "Did you mean root?"),
    ("theme", "Did you mean new letters, new "), ("new hard", "the size is the level"),
    ("new 6", "'6' is not"), ("new 6 6 6", "no theme '6'"),
    ("concentration help", "leave that word out, as in: help"),
    ("a1a2a3", "too much for flip"), ("new 6x6/birds", "no theme 'birds'"),
  ])
  func `words that lead on`(line: String, reply: String) {
    let session = TypedSession()
    session.type("new 4x4")
    let output = session.type(line)
    #expect(output.contains(reply), "\(output)")
    #expect(session.type("score").contains("game 4x4/shapes#1"), "nothing is changed")
  }

  @Test(arguments: [
    ("new 6x6 #friday", "#friday", "new 6x6#friday"),
    ("new 6x6 animals #friday", "#friday", "new 6x6/animals#friday"),
    ("new #a b ", "#a b", "new \"4x4#a b\""),
    ("new 6x6 against fair #7", "#7", "new 6x6#7 --against fair"),
  ])
  func `a seed that is a comment is named, and the game that was meant is offered`(
    line: String, comment: String, meant: String
  ) {
    let session = TypedSession()
    let reply = session.type(line).split(separator: "\n").joined(separator: " ")
    #expect(
      reply.contains("Left out: \(comment), since # after a blank begins a comment."), "\(reply)")
    #expect(reply.contains("Did you mean \(meant)?"), "\(reply)")
    #expect(!session.type(meant).contains("Left out"))
  }

  @Test func `a comment apart from its sign, or on no seed, offers nothing`() {
    let session = TypedSession()
    #expect(!session.type("new 4x4 # an easy one").contains("Left out"))
    let output = session.type("b2 #1").split(separator: "\n").joined(separator: " ")
    #expect(output.contains("Left out: #1, since"), "\(output)")
    #expect(!output.contains("Did you mean"))
    #expect(!session.type("new 4x4 --seed 7 #2").contains("Did you mean"))
  }

  @Test func `a part of a word is marked as what is wrong`() {
    let session = TypedSession()
    #expect(session.type("new 6x6/birds").contains("\n  new 6x6/birds\n          ^^^^^\n"))
  }

  @Test func `over a running game undo brings it back, and the reply says so`() {
    let session = TypedSession()
    #expect(!session.type("new 4x4").contains("Undo"))
    #expect(!session.type("new 4x4").contains("Undo"), "nothing was played")
    session.type("a1 b1")
    session.type("save old")
    #expect(session.type("new 6x6").contains("Undo brings 4x4/shapes#2 back."))
    #expect(session.type("undo").contains("4x4/shapes#2 is on the table again."))
    #expect(session.type("score").contains("2 flips"))
    session.type("new 6x6")
    session.type("c3")
    let load = session.type("load old").split(separator: "\n").joined(separator: " ")
    #expect(load.contains("Undo brings 6x6/shapes#4 back."))
    #expect(session.type("undo").contains("Took back the load: 6x6/shapes#4 is on"))
    #expect(session.type("redo").contains("4x4/shapes#2 is on the table again."))
    session.type("a2")
    #expect(session.type("undo").contains("Took back a2."))
    #expect(session.type("undo").contains("6x6/shapes#4 is on the table again."))
    #expect(session.type("undo").contains("Took back c3."))
  }

  @Test func `two small cards side by side share the mark between them`() {
    let session = TypedSession()
    session.type("new 4x2/shapes:abcdabcd")
    session.type("zoom 1")
    #expect(session.type("b1").contains("  1 .[C]. .\n"))
    #expect(session.type("c1").contains("  1 .(C H).\n"))
  }

  @Test func `a result that does not fit says so and scrolls`() {
    let session = TypedSession(
      options: REPL.Options(size: ScreenSize(columns: 40, rows: 10)))
    session.type("new 2x2/shapes:abba")
    session.type("a1 b2")
    let result = session.type("b1 a2")
    #expect(result.contains("Lines 1-9 of 17: scroll down\n"), "\(result)")
    let end = session.type("scroll end")
    #expect(end.contains("\n  2 [Close]\n"), "\(end)")
    #expect(end.contains("of 17: scroll up\n"), "\(end)")
  }

  @Test func `moves of a loaded game are taken back where no other game was before`() {
    let session = TypedSession()
    session.type("new 4x4")
    session.type("a1 b1")
    session.type("save old")
    let again = TypedSession(store: session.repl.session.game.environment.store)
    #expect(!again.type("load old").contains("Undo"))
    #expect(again.type("undo").contains("Took back a1 and b1."))
  }
}
