import Testing
import UIKit

@testable import UIKitShell

/// Notifications are said above the prompt and in transcripts, and a command answers and opens them.
@MainActor @Suite struct NotificationTests {
  private func tea(mode: ShellEnvironment.Mode = .script) throws -> PaintSession {
    try PaintSession([.notifications], mode: mode) { TeaAppDelegate() }
  }

  private static let question =
    "The app asks to send notifications: notification allow, or notification deny."

  @Test func `the app's question for permission waits for an answer`() throws {
    let tea = try tea()
    #expect(tea.run("look") == [Self.question])
    #expect(!tea.session.app.screenLines(ascii: true).contains("Allowed"))
    #expect(tea.run("notification allow") == ["The app may send notifications."])
    #expect(tea.session.app.screenLines(ascii: true).first == "Allowed")
    #expect(
      tea.run("notification deny") == ["error: the app has not asked to send notifications"])
  }

  @Test func `what was denied is not delivered`() throws {
    let tea = try tea()
    _ = tea.run("look")
    #expect(tea.run("notification deny") == ["The app may not send notifications."])
    #expect(tea.session.app.screenLines(ascii: true).first == "Denied")
    _ = tea.run("press Tea")
    #expect(tea.run("wait 10") == ["Waited 10 seconds."])
  }

  @Test func `a notification comes with the command during which it is due, and not before`() throws
  {
    let tea = try tea()
    _ = tea.run("notification allow")
    #expect(tea.run("press Tea") == ["Pressed Tea."])
    #expect(tea.run("wait 2") == ["Waited 2 seconds."])
    #expect(tea.run("wait 1") == ["Waited 1 seconds.", "Notification 1: Tea: It is ready."])
    #expect(tea.run("expect text \"It is ready.\"") == ["As expected."])
    #expect(tea.run("notification") == ["Notification 1: Tea: It is ready."])
  }

  @Test func `opening a notification brings the app to the front and tells its delegate`() throws {
    let tea = try tea()
    _ = tea.run("notification allow")
    _ = tea.run("press Tea")
    _ = tea.run("background")
    _ = tea.run("wait 3")
    #expect(
      tea.run("notification 2")
        == ["error: no notification '2'. Write: 1, allow, deny."])
    #expect(tea.run("notification 1") == ["Opened notification 1."])
    #expect(tea.session.app.application.applicationState == .active)
    #expect(tea.session.app.screenLines(ascii: true).first == "Opened tea")
    #expect(tea.run("notification") == ["There are no notifications."])
  }

  @Test func `a button is pressed by its title or the beginning of it`() throws {
    let tea = try tea()
    _ = tea.run("notification allow")
    for words in ["drink", "Drink later", "\"Drink later\""] {
      _ = tea.run("press Tea")
      _ = tea.run("wait 3")
      let number = tea.session.app.notifications.entries[0].number
      #expect(
        tea.run("notification \(number) \(words)")
          == ["Pressed Drink later of notification \(number)."])
      #expect(tea.session.app.screenLines(ascii: true).first == "tea later")
      #expect(tea.run("notification") == ["There are no notifications."])
    }
  }

  @Test func `a button that asks takes the text behind its title, and brings the app to the front`()
    throws
  {
    let tea = try tea()
    _ = tea.run("notification allow")
    _ = tea.run("press Tea")
    _ = tea.run("background")
    _ = tea.run("wait 3")
    #expect(
      tea.run("notification 1 no")
        == ["error: no button 'no'. Write: Drink later, Reply, clear."])
    #expect(
      tea.run("notification 1 reply On my way") == ["Pressed Reply of notification 1."])
    #expect(tea.session.app.application.applicationState == .active)
    #expect(tea.session.app.screenLines(ascii: true).first == "tea: On my way")
  }

  @Test func `a notification that is cleared is gone, and its app is not told`() throws {
    let tea = try tea()
    _ = tea.run("notification allow")
    _ = tea.run("press Tea")
    _ = tea.run("wait 3")
    #expect(tea.run("notification 1 clear") == ["Cleared notification 1."])
    #expect(tea.session.app.screenLines(ascii: true).first == "Allowed")
    #expect(tea.run("notification") == ["There are no notifications."])
  }

  @Test func `a notification of the same request replaces the one before`() throws {
    let tea = try tea()
    _ = tea.run("notification allow")
    for _ in 0..<2 {
      _ = tea.run("press Tea")
      _ = tea.run("wait 3")
    }
    #expect(tea.run("notification") == ["Notification 2: Tea: It is ready."])
  }

  @Test func `a notification that comes while nobody types stands above the prompt`() throws {
    let clock = TestClock()
    let tea = try PaintSession(
      [.notifications], mode: .typed, makeApp: { TeaAppDelegate() },
      prepare: { $0.makeClock = { clock } })
    tea.session.settings.draw = .scroll
    let repl = REPL(session: tea.session, options: REPL.Options())
    #expect(repl.start().output.contains(Self.question))
    _ = repl.receive(.line("notification allow"))
    _ = repl.receive(.line("press Tea"))
    #expect(repl.receive(.tick()).output == "")
    clock.milliseconds = 3000
    #expect(repl.receive(.tick()).output == "Notification 1: Tea: It is ready.\n")
    #expect(repl.receive(.tick()).output == "")
  }

  /// A real clock that the test moves.
  private final class TestClock: SessionClock {
    var milliseconds: Int64 = 0
    var isVirtual: Bool { false }
    func advance(byMilliseconds milliseconds: Int64) {}
  }
}
