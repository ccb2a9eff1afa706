import Foundation
import Testing

@testable import UIKit

/// UIKIT-CASES.md tab-bar-own-items and tab-bar-customizing.
@MainActor @Suite struct TabBarItemsTests {
  private final class BarLog: UITabBarDelegate {
    var lines: [String] = []

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      lines.append("select \(item.title ?? "")")
    }
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      lines.append("willBegin \(items.count)")
    }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
      lines.append("didBegin")
    }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      lines.append("willEnd \(changed)")
    }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      lines.append("didEnd \(changed)")
    }
  }

  private let world = MenuWorld()
  private let bar = UITabBar(frame: CGRect(x: 0, y: 10, width: 40, height: 1))
  private let log = BarLog()
  private let items = ["One", "Two", "Three"].enumerated().map {
    UITabBarItem(title: $1, image: nil, tag: $0)
  }

  init() {
    bar.items = Array(items[0..<2])
    bar.selectedItem = items[0]
    bar.delegate = log
    world.root.view.addSubview(bar)
  }

  @Test func `tab-bar-own-items: a tap selects and tells, setting does not tell`() {
    let frame = bar.convert(bar.frame(of: items[1]), to: nil)
    world.application.touchInput.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(bar.selectedItem === items[1] && log.lines == ["select Two"])
    bar.selectedItem = items[0]
    items[1].isEnabled = false
    bar.choose(items[1])
    #expect(log.lines == ["select Two"])
    bar.setItems([items[2]], animated: false)
    #expect(bar.selectedItem == nil)
  }

  @Test
  func `tab-bar-customizing: a person puts another item into a place, and the delegate is told`() {
    bar.beginCustomizingItems(items)
    world.recorder.settle()
    #expect(bar.isCustomizing && world.rows == ["One", "Two"])
    world.choose("Two")
    #expect(world.rows == ["< Two", "Three"])
    world.choose("Three")
    world.recorder.settle()
    #expect(bar.items?.map(\.title) == ["One", "Three"] && !bar.isCustomizing)
    #expect(log.lines == ["willBegin 3", "didBegin", "willEnd false", "didEnd true"])
  }

  @Test func `tab-bar-customizing: the app may end it, and says what has changed`() {
    bar.beginCustomizingItems(items)
    world.recorder.settle()
    #expect(!bar.endCustomizing(animated: false))
    world.recorder.settle()
    #expect(!bar.isCustomizing && log.lines.last == "didEnd false")
  }
}
