import Testing

@testable import ConcentrationApp
@testable import ConcentrationShell
@testable import UIKitShell

@MainActor
@Suite struct ReminderScreenTests {
  /// A session whose calendar stands at a second of the first of January 2026, noon.
  private func session(second: Int64) -> TypedSession {
    let session = TypedSession { environment in
      let clock = environment.gameClock
      environment.currentTime = { 1_767_268_800 + second + clock.milliseconds / 1000 }
    }
    session.type("tab reminder")
    return session
  }

  @Test(arguments: [(0, "12:01", 59, 1), (1, "12:02", 118, 1), (59, "12:02", 60, 1)])
  func `a reminder comes at the minute that it announces, and leaves the list`(
    second: Int64, minute: String, before: Int, after: Int
  ) {
    let session = session(second: second)
    let set = session.type("press set")
    #expect(set.contains("I will remind you at 2026-01-01 \(minute)."))
    #expect(session.type("look").contains("Reminder at 2026-01-01 \(minute)."))
    session.clock.advance(by: Int64(before) * 1000)
    #expect(session.repl.receive(.tick()).output.isEmpty)
    session.clock.advance(by: Int64(after) * 1000)
    #expect(session.repl.receive(.tick()).output.contains("Reminder: it is time for a game."))
    #expect(session.type("look").contains("No reminder is set."))
  }

  @Test func `the screen says what its buttons do, and the moment can be typed`() {
    let session = session(second: 0)
    let screen = session.type("look")
    #expect(screen.contains("1 to 4 move the moment, 5 sets a reminder for it, 6 removes all."))
    #expect(screen.contains("Or type the moment: adjust moment 2026-12-31 18:30."))
    session.type("adjust moment 2026-12-31 18:30")
    #expect(session.type("5").contains("I will remind you at 2026-12-31 18:30."))
  }

  @Test(arguments: [40, 41, 42, 80])
  func `the moment is seen whole`(columns: Int) {
    let session = TypedSession(
      options: REPL.Options(size: ScreenSize(columns: columns, rows: 24))
    ) { environment in
      environment.currentTime = { 1_767_268_800 }
    }
    #expect(session.type("tab reminder").contains("<2026-01-01 12:01>"))
  }

  @Test func `a moment that has passed is not announced`() {
    let session = session(second: 0)
    session.clock.advance(by: 600_000)
    #expect(session.type("5").contains("2026-01-01 12:01 has passed."))
    #expect(session.type("5").contains("I will remind you at 2026-01-01 12:11."))
  }
}
