import ForeignClients6
import Foundation
import Testing
import UIKit

extension ForeignClients {
  @MainActor @Suite struct PlainAppTests {
    private func launch(
      _ world: ForeignWorld
    ) throws -> UITabBarController {
      _ = Console.shared.take()
      return try #require(world.launch(Clients6.makePlainApp()) as? UITabBarController)
    }

    // Source: UIKIT-CASES.md tab-launch-lazy, nav-push-animated, nav-pop-animated.
    @Test func `nav-push-animated: an article is pushed and popped`() throws {
      let world = ForeignWorld()
      let tabs = try launch(world)
      #expect(
        Console.shared.take() == ["List loaded", "List will appear", "List did appear"])
      #expect(world.press("Open"))
      #expect(
        Console.shared.take() == [
          "Article loaded", "List will disappear", "Article will appear", "List did disappear",
          "Article did appear",
        ])
      let navigation = try #require(tabs.selectedViewController as? UINavigationController)
      weak let article = navigation.topViewController
      navigation.popViewController(animated: true)
      world.settle()
      #expect(
        Console.shared.take() == [
          "Article will disappear", "List will appear", "Article did disappear",
          "List did appear",
        ])
      #expect(article == nil)
    }

    // Source: UIKIT-CASES.md scroll-drag-with-deceleration.
    @Test func `scroll-drag-with-deceleration: an article is scrolled by a flick`() throws {
      let world = ForeignWorld()
      let tabs = try launch(world)
      #expect(world.press("Open"))
      let navigation = try #require(tabs.selectedViewController as? UINavigationController)
      let scroll = try #require(Clients6.articleScrollView(navigation.topViewController))
      #expect(scroll.contentSize.height > 40)
      _ = Console.shared.take()
      let start = scroll.contentOffset.y
      #expect(scroll.beginDragging())
      scroll.drag(by: CGPoint(x: 0, y: -3))
      scroll.endDragging(velocity: CGPoint(x: 0, y: 0.01))
      world.settle()
      #expect(
        Console.shared.take() == ["let go, goes on: true", "at rest at \(start + 8)"])
    }

    // Source: UIKIT-CASES.md modal-fullscreen-present, modal-fullscreen-dismiss.
    @Test func `modal-fullscreen-present: settings cover the list`() throws {
      let world = ForeignWorld()
      let tabs = try launch(world)
      _ = Console.shared.take()
      #expect(world.press("Settings"))
      #expect(
        Console.shared.take() == [
          "Settings loaded", "List will disappear", "Settings will appear",
          "Settings did appear", "List did disappear", "Settings presented",
        ])
      tabs.dismiss(animated: true)
      world.settle()
      #expect(
        Console.shared.take() == [
          "Settings will disappear", "List will appear", "List did appear",
          "Settings did disappear",
        ])
    }

    // Source: UIKIT-CASES.md tab-first-switch, split-born-expanded-then-collapses.
    @Test func `split-born-expanded-then-collapses: a phone shows the detail`() throws {
      let world = ForeignWorld()
      let tabs = try launch(world)
      _ = Console.shared.take()
      tabs.selectedIndex = 1
      world.settle()
      let lines = Console.shared.take()
      #expect(lines.contains("Detail did appear"))
      #expect(!lines.contains("Sidebar did appear"))
      let split = try #require(tabs.selectedViewController as? UISplitViewController)
      #expect(split.isCollapsed)
    }

    // Source: UIKIT-CASES.md split-master-and-detail-launch-expanded: only the pairs are known.
    @Test func `split-master-and-detail-launch-expanded: a wide screen shows both`() throws {
      let world = ForeignWorld(120, 30)
      let tabs = try launch(world)
      _ = Console.shared.take()
      tabs.selectedIndex = 1
      world.settle()
      let lines = Console.shared.take()
      for name in ["Sidebar", "Detail"] {
        let own = lines.filter { $0.hasPrefix(name) }
        #expect(own == ["\(name) loaded", "\(name) will appear", "\(name) did appear"])
      }
    }

    // Source: UIKIT-CASES.md page-scroll-swipe-completed.
    @Test func `page-scroll-swipe-completed: a story is turned by a swipe`() throws {
      let world = ForeignWorld()
      let tabs = try launch(world)
      tabs.selectedIndex = 2
      world.settle()
      _ = Console.shared.take()
      let pages = try #require(tabs.selectedViewController as? UIPageViewController)
      try #require(pages.beginSwipe(.forward)).finish()
      world.settle()
      #expect(
        Console.shared.take().filter { !$0.hasSuffix("loaded") } == [
          "upon will appear", "Once will disappear", "upon did appear", "Once did disappear",
        ])
    }

    @Test func `the delegate is called for the background and controllers are not`() throws {
      let world = ForeignWorld()
      let tabs = try launch(world)
      _ = Console.shared.take()
      world.application.enterBackground()
      world.settle()
      #expect(Console.shared.take() == ["app in the background"])
      #expect(tabs.viewControllers?.count == 3)
    }

    @Test func `a grid of cells is filled and tapped`() throws {
      let world = ForeignWorld(40, 12)
      let grid = Clients6.makeColorGrid()
      let window = world.launch(grid)
      _ = Console.shared.take()
      let view = try #require(grid.view.subviews.first as? UICollectionView)
      #expect(view.visibleCells.count == 5)
      #expect(view.visibleCells.map(\.frame.minX) == [0, 12, 24, 0, 12])
      #expect(view.visibleCells.map(\.frame.minY) == [1, 1, 1, 3, 3])
      #expect(view.tapItem(at: IndexPath(item: 1, section: 0)))
      #expect(Console.shared.take() == ["chose orange"])
      #expect(view.indexPathsForSelectedItems == nil)
      world.application.resize(to: CGSize(width: 24, height: 12))
      world.settle()
      #expect(view.visibleCells.map(\.frame.minX) == [0, 14, 0, 0, 12])
      window.isHidden = true
    }
  }
}
