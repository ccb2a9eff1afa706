import Foundation
import Testing
import UIKit

/// UIKIT-CASES.md nav-hides-bars-on-tap, and what is drawn behind bars.
@MainActor @Suite struct BarHidingTests {
  private func world() -> (TraceRecorder, UINavigationController, UIViewController) {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    return (recorder, navigation, root)
  }

  @Test func `nav-hides-bars-on-tap: a tap on the content, and not one on a control`() {
    let (recorder, navigation, root) = world()
    root.toolbarItems = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
    navigation.hidesBarsOnTap = true
    navigation.isNavigationBarHidden = true
    recorder.settle()
    recorder.application.touchInput.tap(at: CGPoint(x: 40, y: 15))
    recorder.settle()
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden, "none was hidden")
    navigation.hidesBarsOnTap = false
    navigation.isToolbarHidden = false
    let button = UIButton(frame: CGRect(x: 0, y: 10, width: 10, height: 1))
    root.view.addSubview(button)
    recorder.settle()
    func tap(_ x: CGFloat, _ y: CGFloat) {
      recorder.application.touchInput.tap(at: CGPoint(x: x, y: y))
      recorder.settle()
    }
    tap(40, 15)
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnTap = true
    let place = button.convert(CGPoint(x: 1, y: 0.5), to: nil)
    tap(place.x, place.y)
    #expect(!navigation.isNavigationBarHidden)
    tap(40, 15)
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    tap(40, 15)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    navigation.isToolbarHidden = true
    tap(40, 15)
    tap(40, 15)
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    navigation.hidesBarsOnTap = false
    tap(40, 15)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `an effect tints a bar that has no colour of its own`() {
    let (_, navigation, _) = world()
    let look = UINavigationBarAppearance()
    look.backgroundEffect = UIBlurEffect(style: .dark)
    navigation.navigationBar.standardAppearance = look
    func fills() -> [String] {
      let context = GridContext(size: CGSize(width: 80, height: 1))
      context.draw(navigation.navigationBar)
      return context.calls.filter { $0.hasPrefix("fill") }
    }
    #expect(fills().count == 1)
    #expect(
      UINavigationBarAppearance(barAppearance: look).backgroundEffect === look.backgroundEffect)
    look.configureWithTransparentBackground()
    navigation.navigationBar.standardAppearance = look
    #expect(look.backgroundEffect == nil && fills() == [])
  }

  @Test func `the selected tab has its picture behind it`() {
    let recorder = TraceRecorder()
    let tabs = UITabBarController()
    let first = NamedViewController("A")
    let second = NamedViewController("B")
    (first.title, second.title) = ("One", "Two")
    tabs.viewControllers = [first, second]
    recorder.launch(tabs)
    tabs.tabBar.selectionIndicatorImage = UIImage(
      cellArt: UIKitRuntime.CellArt(rows: ["<---->"]))
    func row() -> String {
      let context = GridContext(size: tabs.tabBar.bounds.size)
      context.draw(tabs.tabBar)
      return context.rows.last ?? ""
    }
    let before = row()
    #expect(before.contains("One") && before.contains("-"))
    tabs.selectedIndex = 1
    recorder.settle()
    let after = row()
    #expect(after.contains("Two") && after.contains("-") && after != before)
  }

  @Test func `the picture behind the selected tab has the same middle`() {
    let recorder = TraceRecorder()
    let root = UIViewController()
    recorder.launch(root)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 20, height: 1))
    let items = ["Play", "Statistics"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    (bar.items, bar.selectedItem) = (items, items[1])
    bar.selectionIndicatorImage = UIImage(
      cellArt: UIKitRuntime.CellArt(rows: ["<--------------->"]))
    root.view.addSubview(bar)
    recorder.settle()
    let context = GridContext(size: bar.bounds.size)
    context.draw(bar)
    #expect(context.rows == ["Pla<---Statistics-->"])
  }

  @Test func `an image behind a bar is in place of its colour, and an empty one lets all through`()
  {
    let (_, navigation, _) = world()
    let bar = navigation.navigationBar
    bar.barTintColor = .red
    func calls(of view: UIView) -> (fills: Int, texts: [String]) {
      let context = GridContext(size: CGSize(width: 80, height: 1))
      context.draw(view)
      return (context.calls.count { $0.hasPrefix("fill") }, context.rows)
    }
    #expect(calls(of: bar).fills == 1)
    bar.setBackgroundImage(UIImage(), for: .default)
    #expect(bar.backgroundImage(for: .compact) != nil && calls(of: bar).fills == 0)
    let dots = UIImage(cellArt: UIKitRuntime.CellArt(rows: ["...."]))
    bar.setBackgroundImage(dots, for: .default)
    #expect(calls(of: bar).texts[0].hasPrefix("....."))
    bar.setBackgroundImage(nil, for: .default)
    #expect(calls(of: bar).fills == 1)
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 80, height: 1))
    tabs.barTintColor = .red
    tabs.backgroundImage = UIImage()
    #expect(calls(of: tabs).fills == 0)
    tabs.backgroundImage = dots
    #expect(calls(of: tabs).texts[0].hasPrefix("....."))
  }

  @Test func `an application that ignores interaction events begins no touch`() {
    let (recorder, navigation, _) = world()
    navigation.hidesBarsOnTap = true
    func tap() {
      recorder.application.touchInput.tap(at: CGPoint(x: 40, y: 15))
      recorder.settle()
    }
    recorder.application.beginIgnoringInteractionEvents()
    recorder.application.beginIgnoringInteractionEvents()
    recorder.application.endIgnoringInteractionEvents()
    tap()
    #expect(!navigation.isNavigationBarHidden)
    recorder.application.endIgnoringInteractionEvents()
    recorder.application.endIgnoringInteractionEvents()
    #expect(!recorder.application.isIgnoringInteractionEvents)
    tap()
    #expect(navigation.isNavigationBarHidden)
  }

  @Test func `nav-hides-bars-on-swipe: upwards and downwards, not sideways, while lists scroll`() {
    let (recorder, navigation, root) = world()
    let list = UIScrollView(frame: root.view.bounds)
    list.contentSize = CGSize(width: 80, height: 200)
    root.view.addSubview(list)
    recorder.settle()
    /// Whether the bar is hidden while the finger is down.
    @discardableResult
    func swipe(_ x: CGFloat, _ y: CGFloat) -> Bool {
      let input = recorder.application.touchInput
      input.begin(at: CGPoint(x: 40, y: 12))
      for step in 1...4 {
        input.move(to: CGPoint(x: 40 + x * CGFloat(step) / 4, y: 12 + y * CGFloat(step) / 4))
      }
      let isHidden = navigation.isNavigationBarHidden
      input.end()
      recorder.settle()
      return isHidden
    }
    swipe(0, -8)
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnSwipe = true
    let before = list.contentOffset.y
    #expect(swipe(0, -8), "before the finger is up")
    #expect(navigation.isNavigationBarHidden && list.contentOffset.y > before)
    swipe(8, 0)
    swipe(8, 8)
    #expect(navigation.isNavigationBarHidden)
    swipe(0, 8)
    #expect(!navigation.isNavigationBarHidden)
    let input = recorder.application.touchInput
    input.begin(at: CGPoint(x: 40, y: 12))
    input.move(to: CGPoint(x: 50, y: 12))
    #expect(!navigation.isNavigationBarHidden)
    input.move(to: CGPoint(x: 50, y: 0))
    #expect(navigation.isNavigationBarHidden, "more upwards than sideways by now")
    input.end()
    recorder.settle()
    input.begin(at: CGPoint(x: 40, y: 12))
    input.move(to: CGPoint(x: 40, y: 4))
    input.move(to: CGPoint(x: 40, y: 12.5))
    #expect(!navigation.isNavigationBarHidden, "half a row below where it began")
    input.end()
    recorder.settle()
    navigation.hidesBarsOnSwipe = false
    swipe(0, -8)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test(arguments: [(12, true), (20, false), (2, true)] as [(CGFloat, Bool)])
  func `gestures that hide bars leave the content its touches`(end: CGFloat, isHidden: Bool) {
    let world = TouchWorld(.terminal)
    let root = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: root)
    world.window.rootViewController = navigation
    world.settle()
    (navigation.hidesBarsOnTap, navigation.hidesBarsOnSwipe) = (true, true)
    navigation.isNavigationBarHidden = !isHidden
    world.settle()
    world.addView(to: root.view)
    let start = CGPoint(x: 40, y: 12)
    if end == 12 {
      world.input.tap(at: start)
    } else {
      world.drag(from: start, to: CGPoint(x: 40, y: end), steps: 1)
    }
    world.settle()
    #expect(navigation.isNavigationBarHidden == isHidden)
    #expect(world.take().filter { $0 != "view moved" } == ["view began", "view ended"])
  }

  @Test func `the image of a look is drawn behind its bar, and a copy has the same values`() {
    let (_, navigation, _) = world()
    let look = UINavigationBarAppearance()
    look.backgroundImage = UIImage(cellArt: UIKitRuntime.CellArt(rows: ["...."]))
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    let copy = look.copy()
    #expect(copy !== look && copy.backgroundImage === look.backgroundImage)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    func showsImage() -> Bool {
      let context = GridContext(size: CGSize(width: 80, height: 1))
      context.draw(navigation.navigationBar)
      return context.rows[0].hasPrefix(".....")
    }
    #expect(!showsImage())
    navigation.navigationBar.standardAppearance = copy
    #expect(showsImage())
    copy.configureWithDefaultBackground()
    navigation.navigationBar.standardAppearance = copy
    #expect(!showsImage())
  }
}
