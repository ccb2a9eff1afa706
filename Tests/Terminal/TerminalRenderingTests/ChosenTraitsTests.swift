import Foundation
import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

/// Light and dark, and the text size: what a person or an app chooses, and what follows it.
@MainActor @Suite struct ChosenTraitsTests {
  private let sky = UIColor { $0.userInterfaceStyle == .light ? .blue : .red }

  private func window(cell: CGSize = CGSize(width: 1, height: 1)) -> UIWindow {
    let screen = UIScreen(
      size: CGSize(width: 20 * cell.width, height: 6 * cell.height), cellSize: cell)
    UIApplication.replaceShared(
      with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler(), screen: screen))
    let window = UIWindow()
    window.makeKeyAndVisible()
    return window
  }

  private func background(_ window: UIWindow, _ column: Int) -> Color? {
    window.layoutIfNeeded()
    return WindowRenderer().render(window)[column, 0].style.background
  }

  @Test func `color-dynamic: a colour is made for the traits with which it is shown`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(sky.resolvedColor(with: light) == .blue)
    #expect(sky.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .red)
    #expect(UIColor.green.resolvedColor(with: light) === UIColor.green)
    var blue: CGFloat = 0
    light.performAsCurrent { _ = sky.getRed(nil, green: nil, blue: &blue, alpha: nil) }
    #expect(blue == 1)
    _ = sky.getRed(nil, green: nil, blue: &blue, alpha: nil)
    #expect(blue == 0)
    #expect(sky == sky && sky != UIColor { _ in .red })
  }

  @Test(arguments: [CGSize(width: 1, height: 1), CGSize(width: 8, height: 16)])
  func `color-dynamic: backgrounds and text follow the style of their view`(cell: CGSize) {
    let window = window(cell: cell)
    defer { _ = self.window() }
    let view = UIView(frame: CGRect(origin: .zero, size: cell))
    view.backgroundColor = sky
    let label = UILabel(
      frame: CGRect(x: cell.width, y: 0, width: 4 * cell.width, height: 2 * cell.height))
    label.text = "A"
    label.textColor = sky
    window.addSubview(view)
    window.addSubview(label)
    #expect(background(window, 0) == .red && view.backgroundColor === sky)
    window.overrideUserInterfaceStyle = .light
    #expect(background(window, 0) == .blue)
    let canvas = WindowRenderer().render(window)
    let letters = (0..<2).map { canvas[1, $0] }.filter { $0.character == "A" }
    #expect(letters.map(\.style.foreground) == [.blue])
    view.overrideUserInterfaceStyle = .dark
    #expect(background(window, 0) == .red)
  }

  @Test func `trait-style-override: a controller's style is that of its views and children`() {
    let window = window()
    let (parent, child) = (UIViewController(), UIViewController())
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.overrideUserInterfaceStyle = .light
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    child.overrideUserInterfaceStyle = .dark
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.traitCollection.userInterfaceStyle == .light)
    child.overrideUserInterfaceStyle = .unspecified
    parent.overrideUserInterfaceStyle = .unspecified
    #expect(child.view.traitCollection == window.screen.traitCollection)
  }

  @Test func `trait-registration: a closure is called after one of its traits has changed`() {
    let window = window()
    let controller = UIViewController()
    window.rootViewController = controller
    var styles: [UIUserInterfaceStyle] = []
    var sizes = 0
    let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, old: UITraitCollection) in
      styles += [old.userInterfaceStyle, controller.traitCollection.userInterfaceStyle]
    }
    controller.view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: UIView, _: UITraitCollection) in sizes += 1
    }
    let traits = UIKitRuntime.ChosenTraits(UIApplication.shared)
    traits.choose(.light)
    #expect(styles == [.dark, .light] && sizes == 0)
    traits.choose(.extraLarge)
    #expect(styles.count == 2 && sizes == 1)
    controller.unregisterForTraitChanges(registration)
    traits.choose(.dark)
    #expect(styles.count == 2)
  }

  @Test func `text-size-follows: styles and scaled fonts have the sizes of a category`() {
    _ = window(cell: CGSize(width: 8, height: 16))
    defer { _ = window() }
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: large).pointSize == 43)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 34)
    let scaled = metrics.scaledFont(for: font, compatibleWith: large)
    #expect(abs(scaled.pointSize - 66) < 0.001)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 50, compatibleWith: large).pointSize == 50)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: large) - 33) < 0.001)
    #expect(
      UIContentSizeCategory.small < .large && !UIContentSizeCategory.large.isAccessibilityCategory)
  }

  @Test func `text-size-follows: a label follows the text size where that is asked for`() {
    let window = window(cell: CGSize(width: 8, height: 16))
    defer { _ = self.window() }
    let (label, fixed) = (UILabel(), UILabel())
    for view in [label, fixed] {
      view.font = .preferredFont(forTextStyle: .body)
      view.text = "Text"
      window.addSubview(view)
    }
    label.adjustsFontForContentSizeCategory = true
    let field = UITextField()
    field.font = UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 34))
    field.adjustsFontForContentSizeCategory = true
    window.addSubview(field)
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    UIKitRuntime.ChosenTraits(UIApplication.shared).choose(.accessibilityExtraExtraExtraLarge)
    #expect(label.font.pointSize == 53 && fixed.font.pointSize == 17)
    #expect(abs((field.font?.pointSize ?? 0) - 106) < 0.001 && field.font?.isBold == true)
    #expect(posts == 1 && label.intrinsicContentSize.height > 60)
  }
}
