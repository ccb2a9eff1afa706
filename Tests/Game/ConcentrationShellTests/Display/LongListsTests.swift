import ConcentrationTestSupport
import Testing

@testable import ConcentrationShell
@testable import UIKitShell

/// Lists that do not fit say so and scroll.
@MainActor
@Suite struct LongListsTests {
  private func options(rows: Int) -> REPL.Options {
    REPL.Options(size: ScreenSize(columns: 60, rows: rows))
  }

  private func session() -> TypedSession {
    let session = TypedSession(options: options(rows: 10))
    for _ in 1...12 {
      for line in ["new 2x2/shapes:abba", "a1 b2", "b1 a2"] { session.type(line) }
    }
    session.type("dismiss")
    return session
  }

  @Test(arguments: ["gallery", "stats"])
  func `a tab`(name: String) throws {
    let session = session()
    session.type("tab \(name)")
    session.type("wait 1")
    try expectScrolling(session)
  }

  @Test func `a presented screen`() throws {
    let session = TypedSession(options: options(rows: 10))
    session.type("present settings")
    try expectScrolling(session)
    session.type("scroll end")
    #expect(session.type("look").contains("[Close]"))
  }

  @Test func `the first screen`() throws {
    try expectScrolling(TypedSession(options: options(rows: 10)))
  }

  private func expectScrolling(_ session: TypedSession) throws {
    let start = session.type("look")
    let match = try #require(
      start.firstMatch(of: /Lines 1-(\d+) of (\d+): scroll down\n/), "\(start)")
    let (visible, all) = (Int(match.1) ?? 0, Int(match.2) ?? 0)
    #expect(visible < all)
    let end = session.type("scroll end")
    #expect(end.contains("Lines \(all - visible + 1)-\(all) of \(all): scroll up\n"), "\(end)")
    #expect(end.contains("Lines \(all - visible + 1)-\(all) of \(all).\n"), "\(end)")
    #expect(session.type("scroll top").contains("Lines 1-\(visible) of \(all): scroll down\n"))
  }
}
