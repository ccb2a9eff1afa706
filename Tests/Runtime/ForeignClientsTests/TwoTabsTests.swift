import ForeignClients5
import Foundation
import Testing
import UIKit

extension ForeignClients {
  @MainActor @Suite struct TwoTabsTests {
    // Source: UIKIT-CASES.md tab-launch-lazy, tab-first-switch, tab-second-switch.
    @Test func `tab-launch-lazy: the second tab loads when it is first shown`() throws {
      let world = ForeignWorld()
      _ = Console.shared.take()
      let tabs = try #require(world.launch(Clients5.makeTwoTabs()) as? UITabBarController)
      #expect(Console.shared.take() == ["SpiralViewController loaded its view."])
      let alarm = try #require(tabs.viewControllers?.last)
      #expect(!alarm.isViewLoaded)
      #expect(alarm.tabBarItem.title == "Alarm")

      tabs.selectedIndex = 1
      world.settle()
      #expect(
        Console.shared.take() == [
          "AlarmViewController loaded its view.", "The earliest date is a minute away.",
        ])
      let first = try #require(Clients5.minimumDate(alarm))

      tabs.selectedIndex = 0
      world.settle()
      #expect(Console.shared.take() == [])
      tabs.selectedIndex = 1
      world.settle()
      #expect(Console.shared.take() == ["The earliest date is a minute away."])
      #expect(try #require(Clients5.minimumDate(alarm)) > first)

      Clients5.pressReminder(alarm)
      #expect(Console.shared.take() == ["Setting a reminder."])
    }
  }
}
