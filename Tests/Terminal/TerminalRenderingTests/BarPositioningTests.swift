import Foundation
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

/// Where bars stand, and a navigation bar that no controller has.
@MainActor @Suite struct BarPositioningTests {
  private final class Delegate: NSObject, UIToolbarDelegate, UINavigationBarDelegate {
    var lines: [String] = []
    var lets = true

    func position(for bar: any UIBarPositioning) -> UIBarPosition {
      bar is UIToolbar ? .any : .topAttached
    }
    func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      lines.append("shouldPush \(item.title ?? "")")
      return lets
    }
    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
      lines.append("didPush \(item.title ?? ""), \(bar.items?.count ?? 0)")
    }
    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      lines.append("shouldPop \(item.title ?? "")")
      return lets
    }
    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
      lines.append("didPop \(item.title ?? ""), \(bar.items?.count ?? 0)")
    }
  }

  private func window() -> UIWindow {
    UIApplication.replaceShared(with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 2))
    window.makeKeyAndVisible()
    return window
  }

  @Test func `bar-position: a delegate decides, and any means the bar's own place`() {
    _ = window()
    let delegate = Delegate()
    let (bar, tools) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    #expect(bar.barPosition == .top && tools.barPosition == .bottom)
    (bar.delegate, tools.delegate) = (delegate, delegate)
    #expect(bar.barPosition == .topAttached && tools.barPosition == .bottom)
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(navigation.navigationBar.barPosition == .topAttached)
  }

  @Test func `bar-items: a bar of its own pushes and pops items, if its delegate lets it`() {
    let window = window()
    let delegate = Delegate()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 30, height: 1))
    window.addSubview(bar)
    bar.delegate = delegate
    bar.items = [UINavigationItem(title: "One")]
    bar.pushItem(UINavigationItem(title: "Two"), animated: false)
    #expect(delegate.lines == ["shouldPush Two", "didPush Two, 2"])
    #expect(bar.topItem?.title == "Two" && bar.backItem?.title == "One")
    let canvas = WindowRenderer().render(window)
    let row = String((0..<30).map { canvas[$0, 0].character })
    #expect(row.contains("< One") && row.contains("Two"))
    delegate.lets = false
    #expect(bar.popItem(animated: false) == nil)
    delegate.lets = true
    delegate.lines = []
    bar.pressBack()
    #expect(delegate.lines == ["shouldPop Two", "didPop Two, 1"])
    #expect(bar.popItem(animated: false) == nil && bar.items?.count == 1)
  }

  @Test func `bar-items: those of a navigation controller's bar are its controllers'`() {
    _ = window()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.title = "Root"
    navigation.navigationBar.items = [UINavigationItem(title: "Other")]
    navigation.navigationBar.pushItem(UINavigationItem(title: "Other"), animated: false)
    #expect(navigation.navigationBar.items?.map(\.title) == ["Root"])
  }
}
