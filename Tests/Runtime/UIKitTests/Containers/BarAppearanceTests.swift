import Foundation
import Testing
import UIKit

/// Source: Apple, UINavigationBarAppearance, UITabBarAppearance, UIAppearance, UIBarButtonItem.
@MainActor @Suite struct BarAppearanceTests {
  /// A navigation bar 20 wide whose controller is on top, and how it is drawn.
  private func bar(_ recorder: TraceRecorder) -> (UINavigationController, GridContext) {
    let root = NamedViewController("A")
    root.title = "Title"
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    return (navigation, GridContext(size: CGSize(width: 80, height: 1)))
  }

  @Test func `background and title attributes of the look are drawn`() {
    let (navigation, context) = bar(TraceRecorder())
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .blue
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    navigation.navigationBar.standardAppearance = look
    context.draw(navigation.navigationBar)
    #expect(context.calls.first?.hasPrefix("fill (0.0, 0.0, 80.0, 1.0)") == true)
    #expect(context.looks.last?.foreground == .red)
    #expect(context.looks.last?.isBold == true)
    let copy = UINavigationBarAppearance(barAppearance: look)
    look.configureWithTransparentBackground()
    #expect(look.backgroundColor == nil && copy.backgroundColor == .blue)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .red)
  }

  @Test func `buttons have the look of their bar in each state, and their own before it`() throws {
    let recorder = TraceRecorder()
    let (navigation, _) = bar(recorder)
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    navigation.topViewController?.navigationItem.rightBarButtonItems = [item, done]
    let look = UINavigationBarAppearance()
    let picture = UIImage()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.buttonAppearance.normal.backgroundImage = picture
    look.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.blue]
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    navigation.navigationBar.standardAppearance = look
    recorder.settle()
    navigation.navigationBar.layoutIfNeeded()
    let buttons = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
    let button = try #require(buttons.first { $0.currentTitle == "Go" })
    #expect(button.currentTitleColor == .red && button.currentBackgroundImage === picture)
    #expect(buttons.first { $0.currentTitle == "Done" }?.currentTitleColor == .green)
    item.isEnabled = false
    recorder.settle()
    navigation.navigationBar.layoutIfNeeded()
    #expect(button.currentTitleColor == .blue)
    item.isEnabled = true
    item.setTitleTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
    recorder.settle()
    navigation.navigationBar.layoutIfNeeded()
    #expect(button.currentTitleColor == .yellow)
  }

  @Test func `what is done is bold, in its look and on its button`() {
    let recorder = TraceRecorder()
    func isBold(_ attributes: [NSAttributedString.Key: Any]) -> Bool {
      attributes[.font] as? UIFont == UIFont.boldSystemFont(ofSize: UIFont.labelFontSize)
    }
    let (plain, done) = (UIBarButtonItemAppearance(), UIBarButtonItemAppearance(style: .done))
    #expect(plain.normal.titleTextAttributes.isEmpty)
    for state in [done.normal, done.highlighted, done.disabled] {
      #expect(isBold(state.titleTextAttributes))
    }
    let (navigation, _) = bar(recorder)
    navigation.topViewController?.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
      UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil),
    ]
    recorder.settle()
    navigation.navigationBar.layoutIfNeeded()
    let fonts = navigation.navigationBar.subviews.map { ($0 as? UIButton)?.titleLabel?.font }
    #expect(
      fonts == [
        .boldSystemFont(ofSize: UIFont.labelFontSize), .systemFont(ofSize: UIFont.labelFontSize),
      ])
  }

  @Test func `buttons of a toolbar have the look of their style`() {
    let recorder = TraceRecorder()
    let root = UIViewController()
    recorder.launch(root)
    let look = UIToolbarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 40, height: 1))
    bar.standardAppearance = look
    bar.items = [
      UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
    ]
    root.view.addSubview(bar)
    recorder.settle()
    #expect(bar.subviews.map { ($0 as? UIButton)?.currentTitleColor } == [.red, .green])
  }

  @Test func `a view in a bar is as large as its constraints say, or as it is, or as it fits`() {
    let recorder = TraceRecorder()
    let (navigation, _) = bar(recorder)
    let constrained = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 1))
    constrained.widthAnchor.constraint(equalToConstant: 9).isActive = true
    constrained.heightAnchor.constraint(equalToConstant: 1).isActive = true
    let label = UILabel()
    label.text = "Hello"
    let views = [constrained, UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 1)), label]
    navigation.topViewController?.navigationItem.rightBarButtonItems = views.map {
      UIBarButtonItem(customView: $0)
    }
    recorder.settle()
    navigation.navigationBar.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [9, 4, 5])
  }

  @Test func `the look of the item on top goes before that of the bar`() {
    let (navigation, context) = bar(TraceRecorder())
    navigation.navigationBar.titleTextAttributes = nil
    navigation.navigationBar.standardAppearance.backgroundColor = .blue
    let own = UINavigationBarAppearance()
    own.titleTextAttributes = [.foregroundColor: UIColor.green]
    navigation.topViewController?.navigationItem.standardAppearance = own
    context.draw(navigation.navigationBar)
    #expect(!context.calls.contains { $0.hasPrefix("fill") })
    #expect(context.looks.last?.foreground == .green)
  }

  @Test func `what is set for all bars counts where a bar has no value of its own`() {
    let (navigation, context) = bar(TraceRecorder())
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
    context.draw(navigation.navigationBar)
    #expect(context.looks.last?.foreground == .red)
    navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.green]
    context.draw(navigation.navigationBar)
    #expect(context.looks.last?.foreground == .green)
  }

  @Test func `a tab bar draws its tabs in the colours of its look`() throws {
    let recorder = TraceRecorder()
    let tabs = UITabBarController()
    let pages = ["One", "Two"].map { title in
      let page = NamedViewController(title)
      page.title = title
      return page
    }
    tabs.viewControllers = pages
    recorder.launch(tabs)
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    tabs.tabBar.standardAppearance = look
    let context = GridContext(size: CGSize(width: 80, height: 1))
    context.draw(tabs.tabBar)
    #expect(context.looks.map(\.foreground) == [.red, .green])
    tabs.tabBar.unselectedItemTintColor = .yellow
    context.draw(tabs.tabBar)
    #expect(context.looks.last?.foreground == .yellow)
  }

  @Test func `an item without target and action is a button that does nothing, or a space`() {
    let item = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    #expect(item.title == "Back" && item.target == nil && item.action == nil)
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    #expect(space.title == "")
    let (navigation, _) = bar(TraceRecorder())
    navigation.topViewController?.navigationItem.backBarButtonItem = item
    navigation.pushViewController(NamedViewController("B"), animated: false)
    #expect(navigation.navigationBar.backTitle == "Back")
    item.title = ""
    #expect(navigation.navigationBar.backTitle == "Back")
  }

  @Test func `values for large titles are kept`() {
    let (navigation, _) = bar(TraceRecorder())
    #expect(!navigation.navigationBar.prefersLargeTitles)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(navigation.topViewController?.navigationItem.largeTitleDisplayMode == .never)
  }
}
