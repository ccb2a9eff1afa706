import ConcentrationApp
import Testing

@testable import UIKitShell

/// `save` and `load` at the prompt.
@MainActor
@Suite struct SaveTests {
  @Test func `A second save under a name names the word that replaces the first`() {
    let session = TypedSession()
    session.type("new 4x4 --seed 7")
    session.type("save mine")
    session.type("b2")
    let refusal = session.type("save mine").replacing("\n", with: " ")
    #expect(
      refusal.hasPrefix(
        "error: 'mine' is the name of a saved game, 4x4/shapes#7, 0 of 8 pairs. Type save mine "
          + "overwrite"), "\(refusal)")
    #expect(session.type("save mine overwrite").hasPrefix("Saved as mine."))
    session.type("save")
    #expect(session.type("save").hasPrefix("Saved as last."))
  }

  @Test func `A recording has no refusal that follows from what was saved before`() {
    let store = InMemoryGameStore()
    let first = TypedSession(store: store)
    first.type("new 4x4 --seed 7")
    first.type("save mine")
    let second = TypedSession(files: ["old.txt": "something"], store: store)
    second.type("new 4x4 --seed 7")
    second.type("save mine")
    second.type("transcript old.txt")
    second.type("record my.concentration")
    let text = second.files.text("my.concentration")
    #expect(text?.contains("! ") == false, "\(text ?? "")")
  }

  @Test func `The first screen offers every kept game`() {
    let store = InMemoryGameStore()
    for seed in [3, 7] {
      let run = TypedSession(store: store)
      run.type("new 4x4 --seed \(seed)")
      run.type("b2")
      run.type("quit")
    }
    let next = TypedSession(store: store)
    let greeting = next.repl.start().output
    #expect(greeting.contains("9 [Continue]    4x4/shapes#7, 0 of 8 pairs"), "\(greeting)")
    #expect(greeting.contains("10 [Continue]    4x4/shapes#3, 0 of 8 pairs"), "\(greeting)")
    #expect(next.type("load 4x4/shapes#3").contains("Continued 4x4/shapes#3"))
  }
}
