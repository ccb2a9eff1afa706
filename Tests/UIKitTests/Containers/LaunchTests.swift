import Foundation
import LifecycleTrace
import Testing
import UIKit

/// CASES.md sections 1, 11 and 13.
@MainActor
@Suite("Launch and loading")
struct LaunchTests {
  @Test("launch-storyboard-root, create-code-only: the root's calls, less the storyboard's")
  func launch() {
    let recorder = TraceRecorder()
    // Source: CASES.md launch-storyboard-root, launch-layout-pair-count (one pair is allowed).
    let root = NamedViewController("A")
    let window = recorder.show(root)
    #expect(root.isViewLoaded)
    #expect(root.view.window === window)
    recorder.settle()
    #expect(
      recorder.take(.all) == [
        "A loadView()", "A viewDidLoad()", "A viewWillAppear(false)", "A viewIsAppearing(false)",
        "A viewWillLayoutSubviews() 80x24", "A viewDidLayoutSubviews() 80x24",
        "A viewDidAppear(false)",
      ])
  }

  @Test("lazy-view-access: loaded once, and only when asked for")
  func lazyView() {
    let recorder = TraceRecorder()
    // Source: CASES.md lazy-view-access, I6, I7, I8.
    let controller = NamedViewController("A")
    recorder.forget()
    _ = (controller.isViewLoaded, controller.viewIfLoaded, controller.parent, controller.children)
    _ = (controller.tabBarItem, controller.navigationItem)
    #expect(recorder.take(.all).isEmpty)
    controller.loadViewIfNeeded()
    _ = controller.view
    #expect(recorder.take(.all) == ["A loadView()", "A viewDidLoad()"])
  }

  @Test("lazy-view-set-nil: loading again calls again")
  func setNil() {
    let recorder = TraceRecorder()
    // Source: CASES.md lazy-view-set-nil.
    let controller = NamedViewController("A")
    controller.loadViewIfNeeded()
    recorder.forget()
    controller.view = nil
    #expect(!controller.isViewLoaded)
    _ = controller.view
    #expect(recorder.take(.all) == ["A loadView()", "A viewDidLoad()"])
  }

  @Test("window-at-each-callback: none before the view is placed and after it is gone")
  func windowAtEachCallback() {
    let recorder = TraceRecorder()
    // Source: CASES.md window-at-each-callback.
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    let pushed = NamedViewController("B")
    var windows: [String: Bool] = [:]
    for name in [
      "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ] {
      pushed.inside[name] = { [unowned pushed] in windows[name] = pushed.view.window != nil }
    }
    navigation.pushViewController(pushed, animated: true)
    recorder.settle()
    navigation.popViewController(animated: true)
    recorder.settle()
    #expect(
      windows == [
        "viewDidLoad": false, "viewWillAppear": false, "viewDidAppear": true,
        "viewWillDisappear": true, "viewDidDisappear": false,
      ])
  }
}
