import Testing

@testable import ConcentrationShell
@testable import UIKitShell

@MainActor
@Suite struct CompleterTests {
  private let session = TypedSession()

  private func texts(_ line: String) -> [String] {
    session.repl.completions(of: line, cursor: line.utf8.count).candidates.map(\.text)
  }

  @Test func `Offers full command names, after a mark too`() {
    #expect(texts("fl") == ["flip"])
    #expect(texts("! fl") == ["flip"])
    #expect(texts("re") == ["restart", "redo", "resize", "replay", "record"])
    #expect(!texts("").contains("case"))
  }

  @Test func `Offers cards that are face down, by name only`() {
    session.type("new 2x2 --seed 1")
    #expect(texts("flip ") == ["a1", "b1", "a2", "b2"])
    session.type("a1")
    #expect(texts("flip ") == ["b1", "a2", "b2"])
    #expect(texts("b1 ") == ["a2", "b2"])
    #expect(texts("flip b1 a2 ").isEmpty)
  }

  @Test func `Knows settings, their values, tabs, states and help`() {
    #expect(texts("set lo") == ["look", "log", "log-format"])
    #expect(texts("set log ") == ["off", "after", "beside"])
    #expect(texts("tab st") == ["stats"])
    #expect(texts("help cas") == ["case"])
    #expect(texts("expect tab ") == ["play"])
    #expect(texts("new --ag") == ["--against"])
    #expect(texts("new --against f") == ["fair"])
  }

  @Test func `Offers for a new game only what may still stand there`() {
    #expect(texts("new 4x4 ").contains("shapes"))
    #expect(!texts("new 4x4 shapes ").contains("animals"))
    #expect(!texts("new 4x4 --timed ").contains("--timed"))
    session.type("new 2x2/shapes:abba")
    session.type("a1 b2")
    session.type("b1 a2")
    session.type("new 4x4/shapes#7")
    #expect(texts("new 4x4/") == ["4x4/shapes#7"])
    #expect(texts("new 2x2/") == ["2x2/shapes:abba"])
  }

  @Test func `Offers what the visible screen has`() {
    #expect(texts("page ").isEmpty)
    #expect(texts("split ").isEmpty)
    #expect(texts("push ").isEmpty)
    #expect(texts("present ") == ["options", "settings"])
    session.type("new 4x4 --seed 7")
    session.type("pop")
    #expect(texts("push ") == ["board"])
    session.type("tab book")
    #expect(texts("page ").prefix(4) == ["next", "prev", "1", "2"])
    session.type("tab play")
    session.type("resize 120x40")
    #expect(texts("split ") == ["show", "hide", "30"])
  }

  @Test func `Offers scripts before other files`() {
    let session = TypedSession(files: ["b.concentration": "", "a.txt": ""])
    let completion = session.repl.completions(of: "source ", cursor: 7)
    #expect(completion.candidates.map(\.text) == ["b.concentration", "a.txt"])
    #expect(completion.range == 7..<7)
  }
}
