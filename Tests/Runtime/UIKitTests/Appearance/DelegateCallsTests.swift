import LifecycleTrace
import Testing
import UIKit

/// The calls of the delegates of views and containers in the trace.
@MainActor
@Suite struct DelegateCallsTests {
  private func world(observesDelegates: Bool = true) -> TraceRecorder {
    let recorder = TraceRecorder()
    if observesDelegates { recorder.tracer.categories = [.controller, .delegate] }
    return recorder
  }

  private func delegateCalls(of recorder: TraceRecorder) -> [String] {
    recorder.takeEvents().filter { $0.callback.category == .delegate }
      .map { "\($0.controller) \($0.callback)" }
  }

  @Test func `a call is recorded with its whole name, and calls inside it are nested`() {
    let recorder = world()
    let tabs = UITabBarController()
    tabs.viewControllers = [NamedViewController("A"), NamedViewController("B")]
    let watcher = Watcher()
    tabs.delegate = watcher
    recorder.launch(tabs)
    watcher.inside = { _ = NamedViewController("Made") }
    #expect(tabs.pressTab(at: 1))
    recorder.settle()
    let events = recorder.takeEvents()
    let call = events.firstIndex { $0.callback == .delegate("tabBarController(_:didSelect:)") }
    let made = events.firstIndex { $0.controller.name == "Made" }
    #expect(call.map { events[$0].controller } == ControllerID(name: "Watcher", ordinal: 1))
    #expect(call != nil && call.map { $0 + 1 } == made)
    #expect(made.map { events[$0].depth } == call.map { events[$0].depth + 1 })
  }

  @Test func `a method that the delegate does not have is not called, so it is not recorded`() {
    let recorder = world()
    let host = ScrollingViewController()
    recorder.launch(host)
    for _ in 0..<2 {
      host.scroll.setContentOffset(
        CGPoint(x: 0, y: host.scroll.contentOffset.y + 3), animated: true)
      recorder.settle()
    }
    let calls = delegateCalls(of: recorder)
    #expect(Set(calls) == ["Scrolling#1 scrollViewDidEndScrollingAnimation(_:)"])
    #expect(calls.count == 2)
  }

  @Test func `a text field's default method leads to the plain one, which is recorded alone`() {
    let recorder = world()
    let host = ScrollingViewController()
    recorder.launch(host)
    let field = UITextField()
    host.view.addSubview(field)
    field.delegate = host
    for _ in 0..<2 {
      #expect(field.becomeFirstResponder())
      #expect(field.resignFirstResponder())
    }
    #expect(
      delegateCalls(of: recorder) == [
        "Scrolling#1 textFieldDidEndEditing(_:)", "Scrolling#1 textFieldDidEndEditing(_:)",
      ])
  }

  @Test func `nothing is recorded unless it is asked for`() {
    let recorder = world(observesDelegates: false)
    let host = ScrollingViewController()
    recorder.launch(host)
    host.scroll.setContentOffset(CGPoint(x: 0, y: 3), animated: true)
    recorder.settle()
    #expect(host.endCount == 1)
    #expect(delegateCalls(of: recorder).isEmpty)
    #expect(recorder.tracer.categories == [.controller])
  }

  @Test func `a deinit names the container or the presenter that held the controller last`() {
    let recorder = world()
    let navigation = UINavigationController(rootViewController: NamedViewController("Root"))
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("Pushed"), animated: true)
    recorder.settle()
    navigation.popViewController(animated: true)
    recorder.settle()
    navigation.present(NamedViewController("Sheet"), animated: false)
    recorder.settle()
    navigation.dismiss(animated: false)
    recorder.settle()
    _ = NamedViewController("Alone")
    let ends = recorder.takeEvents().filter { $0.callback.kind == .deinit }
      .map { ($0.controller.name, $0.callback) }
    #expect(ends.map(\.0) == ["Pushed", "Sheet", "Alone"])
    let holder = navigation.lifecycleID
    #expect(
      ends.map(\.1) == [
        .deinit(heldBy: holder), .deinit(heldBy: holder), .deinit(heldBy: nil),
      ])
  }
}

/// A delegate of tabs that does something inside.
@MainActor
private final class Watcher: UITabBarControllerDelegate {
  var inside: () -> Void = {}

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    inside()
  }
}

/// Has a scroll view, and implements one method of its delegate.
private final class ScrollingViewController: UIViewController, UIScrollViewDelegate,
  UITextFieldDelegate
{
  let scroll = UIScrollView()
  private(set) var endCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.contentSize = CGSize(width: 10, height: 500)
    scroll.delegate = self
    view.addSubview(scroll)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { endCount += 1 }

  func textFieldDidEndEditing(_ textField: UITextField) { endCount += 1 }
}
