import Testing
import UIKit

@testable import UIKitShell

/// Tabs behind More at the prompt.
@MainActor @Suite(.serialized) struct MoreTabsTests {
  /// A terminal and a phone.
  private nonisolated static let screens = [
    (size: CGSize(width: 80, height: 24), cell: CGSize(width: 1, height: 1)),
    (size: CGSize(width: 390, height: 844), cell: CGSize(width: 8, height: 16)),
  ]

  private func session(_ screen: (size: CGSize, cell: CGSize)) throws -> PaintSession {
    try PaintSession(
      makeApp: { TravelAppDelegate() },
      prepare: { $0.makeScreen = { UIScreen(size: screen.size, cellSize: screen.cell) } })
  }

  /// Leaves no phone behind for tests that make no application of their own.
  private func leavePhone() {
    UIApplication.replaceShared(
      with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
  }

  @Test(arguments: screens)
  func `a tab behind More is found by its name and its number`(
    screen: (size: CGSize, cell: CGSize)
  ) throws {
    defer { leavePhone() }
    let session = try session(screen)
    let bar = session.screen(after: "look")?.first { $0.contains("Alerts") } ?? ""
    #expect(bar.contains("More") && !bar.contains("Profile"))
    #expect(session.run("tab profile") == ["Tab 5 of 7: Profile."])
    #expect(session.run("expect text \"This is Profile.\"") == ["As expected."])
    #expect(session.run("expect path profile") == ["As expected."])
    #expect(session.run("tab 5") == ["Profile is already the selected tab."])
    #expect(session.run("tab help") == ["Tab 6 of 7: Help."])
    _ = session.run("press details")
    #expect(session.run("expect path help/details") == ["As expected."])
    _ = session.run("back")
    _ = session.run("back")
    #expect(session.run("expect path more") == ["As expected."])
    #expect(session.run("tab map") == ["Tab 2 of 7: Map."])
  }

  @Test(arguments: screens)
  func `More is a list of the others, whose rows push them`(
    screen: (size: CGSize, cell: CGSize)
  ) throws {
    defer { leavePhone() }
    let session = try session(screen)
    #expect(session.run("tab more") == ["Tab 7 of 7: More."])
    let list = session.screen(after: "look") ?? []
    #expect(list.contains { $0.contains("Profile") && $0.contains(">") })
    #expect(list.contains { $0.contains("Help") })
    _ = session.run("select 0.1")
    #expect(session.run("expect text \"This is Help.\"") == ["As expected."])
    #expect(session.run("tab more") == ["Tab 7 of 7: More."])
    #expect(session.run("expect path more") == ["As expected."])
  }
}
