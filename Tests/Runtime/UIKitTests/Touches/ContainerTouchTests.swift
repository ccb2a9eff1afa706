import Foundation
import Testing
import UIKit

/// UIKit's own bars and fields, and the gestures that drive transitions, by touches.
@MainActor @Suite struct ContainerTouchTests {
  // MARK: Bars and fields

  @Test func `a touch on the back button goes back`() {
    let screen = TouchedScreen()
    let navigation = UINavigationController(rootViewController: screen.named("A"))
    let window = screen.trace.launch(navigation)
    navigation.pushViewController(screen.named("B"), animated: false)
    screen.trace.settle()
    screen.trace.forget()
    screen.drag(CGPoint(x: 1, y: 0), CGPoint(x: 30, y: 0))
    #expect(navigation.viewControllers.count == 2)
    screen.input.tap(at: CGPoint(x: 1, y: 0))
    #expect(navigation.viewControllers.count == 1)
    screen.trace.settle()
    #expect(screen.trace.take().contains("B viewDidDisappear(true)"))
    #expect(window.rootViewController === navigation)
  }

  @Test func `a touch on a button of a bar runs its action`() {
    let screen = TouchedScreen()
    let navigation = UINavigationController(rootViewController: screen.named("A"))
    var presses = 0
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in presses += 1 })
    let window = screen.trace.launch(navigation)
    screen.input.tap(at: CGPoint(x: 77, y: 0))
    #expect(presses == 1)
    #expect(window.rootViewController === navigation)
  }

  // Source: UIKIT-RULES.md I55.
  @Test func `a touch on a tab chooses it as a press does`() {
    let screen = TouchedScreen()
    let tabs = UITabBarController()
    tabs.viewControllers = [screen.named("One"), screen.named("Two")]
    let window = screen.trace.launch(tabs)
    // "One", three blanks, "Two".
    screen.input.tap(at: CGPoint(x: 4, y: 0))
    #expect(tabs.selectedIndex == 0)
    screen.input.tap(at: CGPoint(x: 6, y: 0))
    #expect(tabs.selectedIndex == 1)
    screen.trace.settle()
    #expect(screen.trace.take().contains("Two viewDidAppear(false)"))
    #expect(window.rootViewController === tabs)
  }

  @Test func `a touch on the answer of an alert chooses it`() throws {
    let screen = TouchedScreen()
    let root = screen.named("A")
    let window = screen.trace.launch(root)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var answers: [String] = []
    for title in ["Yes", "No"] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { answers.append($0.title ?? "") })
    }
    root.present(alert, animated: true)
    screen.trace.settle()
    let button = try #require(window.firstButton(titled: "No"))
    screen.input.tap(at: button.convert(CGPoint(x: 2, y: 0), to: nil))
    screen.trace.settle()
    #expect(answers == ["No"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a touch on a text field or a text view begins editing`() {
    let screen = TouchedScreen()
    let root = screen.named("A")
    let window = screen.trace.launch(root)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 20, height: 1))
    let view = UITextView(frame: CGRect(x: 0, y: 5, width: 20, height: 5))
    root.view.addSubview(field)
    root.view.addSubview(view)
    screen.input.tap(at: CGPoint(x: 5, y: 0))
    #expect(field.isFirstResponder)
    screen.input.tap(at: CGPoint(x: 5, y: 6))
    #expect(view.isFirstResponder && !field.isFirstResponder)
    #expect(window.isHidden == false)
  }

  // MARK: Transitions

  // Source: UIKIT-CASES.md nav-swipe-back-completed.
  @Test func `nav-swipe-back-completed: by a pan from the left edge`() throws {
    let screen = TouchedScreen()
    let navigation = UINavigationController(rootViewController: screen.named("A"))
    let window = screen.trace.launch(navigation)
    navigation.pushViewController(screen.named("B"), animated: false)
    screen.trace.settle()
    screen.trace.forget()
    let recognizer = try #require(navigation.interactivePopGestureRecognizer)
    #expect(recognizer.view === navigation.view)
    screen.drag(CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10), CGPoint(x: 60, y: 10), staysDown: true)
    #expect(recognizer.state == .changed)
    #expect(navigation.viewControllers.count == 1)
    #expect(screen.trace.take().last == "A viewIsAppearing(true)")
    screen.input.end()
    screen.trace.settle()
    #expect(
      screen.trace.take().filter { $0.contains("Did") } == [
        "B viewDidDisappear(true)", "A viewDidAppear(true)",
      ])
    #expect(window.rootViewController === navigation)
  }

  // Source: UIKIT-CASES.md nav-swipe-back-cancelled.
  @Test(arguments: [false, true])
  func `nav-swipe-back-cancelled: a pan that goes back or is cancelled`(isCancelled: Bool) {
    let screen = TouchedScreen()
    let navigation = UINavigationController(rootViewController: screen.named("A"))
    let window = screen.trace.launch(navigation)
    navigation.pushViewController(screen.named("B"), animated: false)
    screen.trace.settle()
    screen.trace.forget()
    screen.drag(CGPoint(x: 0, y: 10), CGPoint(x: 60, y: 10), CGPoint(x: 20, y: 10), staysDown: true)
    if isCancelled { screen.input.cancelAll() } else { screen.input.end() }
    screen.trace.settle()
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(screen.trace.take().last == "B viewDidAppear(true)")
    #expect(window.rootViewController === navigation)
  }

  @Test func `a swipe back begins nowhere else, not at the root, and not when it is switched off`()
  {
    let screen = TouchedScreen()
    let navigation = UINavigationController(rootViewController: screen.named("A"))
    let window = screen.trace.launch(navigation)
    screen.trace.forget()
    screen.drag(CGPoint(x: 0, y: 10), CGPoint(x: 60, y: 10))
    #expect(screen.trace.take() == [])
    navigation.pushViewController(screen.named("B"), animated: false)
    screen.trace.settle()
    screen.trace.forget()
    screen.drag(CGPoint(x: 20, y: 10), CGPoint(x: 79, y: 10))
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    screen.drag(CGPoint(x: 0, y: 10), CGPoint(x: 60, y: 10))
    #expect(screen.trace.take() == [])
    #expect(navigation.viewControllers.count == 2)
    #expect(window.rootViewController === navigation)
  }

  @Test func `a flick back is enough`() {
    let screen = TouchedScreen()
    let navigation = UINavigationController(rootViewController: screen.named("A"))
    let window = screen.trace.launch(navigation)
    navigation.pushViewController(screen.named("B"), animated: false)
    screen.trace.settle()
    screen.input.begin(at: CGPoint(x: 0, y: 10))
    for x in 1...20 {
      screen.trace.scheduler.advance(by: .milliseconds(5))
      screen.input.move(to: CGPoint(x: x, y: 10))
    }
    screen.input.end()
    screen.trace.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(window.rootViewController === navigation)
  }

  /// A book of the pages 1 through 3, open at 2.
  private final class Pages: UIPageViewControllerDataSource {
    let book: UIPageViewController

    init(
      _ style: UIPageViewController.TransitionStyle,
      _ orientation: UIPageViewController.NavigationOrientation
    ) {
      book = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
      book.dataSource = self
      book.setViewControllers([NamedViewController("2")], direction: .forward, animated: false)
    }

    private func page(_ number: Int) -> NamedViewController? {
      (1...3).contains(number) ? NamedViewController("\(number)") : nil
    }
    private func number(_ page: UIViewController) -> Int {
      (page as? NamedViewController).flatMap { Int($0.name) } ?? 0
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(number(viewController) - 1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(number(viewController) + 1) }
  }

  // Source: UIKIT-CASES.md page-scroll-swipe-completed, page-scroll-swipe-cancelled.
  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func `page-scroll-swipe-completed: pans turn pages both ways, if they go far enough`(
    style: UIPageViewController.TransitionStyle
  ) {
    let screen = TouchedScreen()
    let pages = Pages(style, .horizontal)
    let book = pages.book
    let window = screen.trace.launch(book)
    func name() -> String? { (book.viewControllers?.first as? NamedViewController)?.name }
    screen.drag(CGPoint(x: 60, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 10, y: 10))
    #expect(name() == "3")
    screen.drag(CGPoint(x: 60, y: 10), CGPoint(x: 10, y: 10))
    #expect(name() == "3")
    screen.drag(CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 70, y: 10))
    #expect(name() == "2")
    screen.drag(CGPoint(x: 10, y: 10), CGPoint(x: 60, y: 10), CGPoint(x: 30, y: 10))
    #expect(name() == "2")
    screen.drag(CGPoint(x: 10, y: 2), CGPoint(x: 12, y: 22))
    #expect(name() == "2")
    #expect(book.gestureRecognizers.count == (style == .pageCurl ? 1 : 0))
    #expect(window.rootViewController === book)
  }

  @Test func `pages that lie one below the other are turned upwards and downwards, not sideways`() {
    let screen = TouchedScreen()
    let pages = Pages(.scroll, .vertical)
    let book = pages.book
    let window = screen.trace.launch(book)
    func name() -> String? { (book.viewControllers?.first as? NamedViewController)?.name }
    screen.drag(CGPoint(x: 60, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 5, y: 11))
    #expect(name() == "2")
    screen.drag(CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 16), CGPoint(x: 10, y: 2))
    #expect(name() == "3")
    screen.drag(CGPoint(x: 10, y: 2), CGPoint(x: 10, y: 6), CGPoint(x: 10, y: 20))
    #expect(name() == "2")
    #expect(window.rootViewController === book)
  }

  // Source: UIKIT-CASES.md modal-sheet-swipe-cancelled.
  @Test func `modal-sheet-swipe-cancelled: a pan pulls a sheet down if it goes far enough`() {
    let screen = TouchedScreen()
    let root = screen.named("A")
    let window = screen.trace.launch(root)
    let sheet = screen.named("B")
    sheet.modalPresentationStyle = .pageSheet
    root.present(sheet, animated: false)
    screen.trace.settle()
    screen.trace.forget()
    screen.drag(CGPoint(x: 10, y: 2), CGPoint(x: 10, y: 4), CGPoint(x: 10, y: 8))
    #expect(root.presentedViewController === sheet)
    #expect(screen.trace.take().last == "B viewDidAppear(true)")
    screen.drag(CGPoint(x: 10, y: 2), CGPoint(x: 10, y: 4), CGPoint(x: 10, y: 22))
    #expect(root.presentedViewController == nil)
    #expect(screen.trace.take().last == "B viewDidDisappear(true)")
    #expect(window.rootViewController === root)
  }
}

/// A terminal of 80x24 with a trace, and touches in it.
@MainActor
private final class TouchedScreen {
  let trace = TraceRecorder()
  var input: UIKitRuntime.TouchInput { trace.application.touchInput }

  func named(_ name: String) -> NamedViewController {
    let controller = NamedViewController(name)
    controller.title = name
    return controller
  }

  /// Drags, a step each hundredth of a second, and rests half a second at the end.
  func drag(_ points: CGPoint..., staysDown: Bool = false) {
    for (index, point) in points.enumerated() {
      if index == 0 { input.begin(at: point) } else { input.move(to: point) }
      trace.scheduler.advance(by: .milliseconds(index == points.count - 1 ? 500 : 10))
    }
    guard !staysDown else { return }
    input.end()
    trace.settle()
  }
}

extension UIView {
  fileprivate func firstButton(titled title: String) -> UIButton? {
    if let button = self as? UIButton, button.currentTitle == title { return button }
    return subviews.lazy.compactMap { $0.firstButton(titled: title) }.first
  }
}
