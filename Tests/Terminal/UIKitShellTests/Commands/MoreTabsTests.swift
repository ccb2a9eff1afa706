import Testing
import UIKit

@testable import UIKitShell

/// Tabs behind More at the prompt.
@MainActor @Suite(.serialized) struct MoreTabsTests {
  private func session(_ screen: SessionScreen) throws -> PaintSession {
    try PaintSession(
      makeApp: { TravelAppDelegate() },
      prepare: { $0.makeScreen = screen.make })
  }

  @Test(arguments: SessionScreen.allCases)
  func `a tab behind More is found by its name and its number`(
    screen: SessionScreen
  ) throws {
    defer { SessionScreen.leave() }
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

  @Test(arguments: SessionScreen.allCases)
  func `More is a list of the others, whose rows push them`(
    screen: SessionScreen
  ) throws {
    defer { SessionScreen.leave() }
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
