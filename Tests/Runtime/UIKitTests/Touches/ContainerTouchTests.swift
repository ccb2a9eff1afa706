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
