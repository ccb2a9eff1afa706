import Foundation
import LifecycleTrace
import Testing
import UIKit

/// UIKIT-CASES.md "Launch, view loading, segues", "Lazy view", "When the callbacks are delivered".
@MainActor
@Suite("Launch and loading")
struct LaunchTests {
  @Test func `launch-storyboard-root, create-code-only: the root's calls, less the storyboard's`() {
    let recorder = TraceRecorder()
    // Source: UIKIT-CASES.md launch-storyboard-root, launch-layout-pair-count (one pair is
    // allowed).
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

  @Test func `timing-launch-blocks: the root's calls come before a block of its viewDidLoad`() {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    var order: [String] = []
    for name in ["viewDidLoad", "viewWillAppear", "viewDidAppear"] {
      root.inside[name] = {
        order.append(name)
        UIApplication.shared.scheduler.async { order.append("block of \(name)") }
      }
    }
    _ = recorder.show(root)
    recorder.settle()
    #expect(
      order == [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "block of viewDidLoad",
        "block of viewWillAppear", "block of viewDidAppear",
      ])
  }

  @Test
  func `launch-storyboard-root: the initial controller of a storyboard, from init(coder:) on`()
    throws
  {
    // Source: UIKIT-CASES.md launch-storyboard-root (four logs; one layout pair is allowed).
    let recorder = TraceRecorder()
    let storyboard = UIStoryboard(name: "Launch", bundle: nil)
    storyboard.register([
      UIKitRuntime.StoryboardScene("A", NamedViewController.self, isInitial: true)
    ])
    let root = try #require(storyboard.instantiateInitialViewController())
    _ = recorder.show(root)
    recorder.settle()
    #expect(
      recorder.takeEvents().map(TraceRecorder.line) == [
        "Coded init(coder:)", "Coded awakeFromNib()", "Coded loadView()", "Coded viewDidLoad()",
        "Coded viewWillAppear(false)", "Coded viewIsAppearing(false)",
        "Coded viewWillLayoutSubviews() 80x24", "Coded viewDidLayoutSubviews() 80x24",
        "Coded viewDidAppear(false)",
      ])
  }

  @Test func `create-code-only: nothing happens between init and the push`() {
    // Source: UIKIT-CASES.md create-code-only (published log).
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    let made = NamedViewController("F")
    recorder.settle()
    #expect(recorder.takeEvents().map(\.callback) == [.initWithNibName])
    navigation.pushViewController(made, animated: true)
    recorder.settle()
    #expect(
      recorder.take(.all).filter { $0.hasPrefix("F ") && !$0.contains("Move") } == [
        "F loadView()", "F viewDidLoad()", "F viewWillAppear(true)", "F viewIsAppearing(true)",
        "F viewWillLayoutSubviews() 80x23", "F viewDidLayoutSubviews() 80x23",
        "F viewDidAppear(true)",
      ])
  }

  @Test func `lazy-view-access: loaded once, and only when asked for`() {
    let recorder = TraceRecorder()
    // Source: UIKIT-CASES.md lazy-view-access; UIKIT-RULES.md I6, I7, I8.
    let controller = NamedViewController("A")
    recorder.forget()
    _ = (controller.isViewLoaded, controller.viewIfLoaded, controller.parent, controller.children)
    _ = (controller.tabBarItem, controller.navigationItem)
    #expect(recorder.take(.all).isEmpty)
    var isLoadedInViewDidLoad = false
    controller.inside["viewDidLoad"] = { [unowned controller] in
      isLoadedInViewDidLoad = controller.isViewLoaded
    }
    controller.loadViewIfNeeded()
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(isLoadedInViewDidLoad)
    #expect(controller.viewIfLoaded === controller.view)
    #expect(recorder.take(.all) == ["A loadView()", "A viewDidLoad()"])
  }

  @Test func `lazy-view-set-nil: loading again calls again`() {
    let recorder = TraceRecorder()
    // Source: UIKIT-CASES.md lazy-view-set-nil.
    let controller = NamedViewController("A")
    controller.loadViewIfNeeded()
    recorder.forget()
    controller.view = nil
    #expect(!controller.isViewLoaded)
    _ = controller.view
    #expect(recorder.take(.all) == ["A loadView()", "A viewDidLoad()"])
  }

  @Test func `window-at-each-callback: none before the view is placed and after it is gone`() {
    let recorder = TraceRecorder()
    // Source: UIKIT-CASES.md window-at-each-callback.
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    let pushed = NamedViewController("B")
    var windows: [String: Bool] = [:]
    for name in [
      "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
      "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ] {
      pushed.inside[name] = { [unowned pushed] in windows[name] = pushed.view.window != nil }
    }
    navigation.pushViewController(pushed, animated: true)
    recorder.settle()
    navigation.popViewController(animated: true)
    recorder.settle()
    #expect(
      windows == [
        "viewDidLoad": false, "viewWillAppear": false, "viewIsAppearing": true,
        "viewWillLayoutSubviews": true, "viewDidAppear": true, "viewWillDisappear": true,
        "viewDidDisappear": false,
      ])
  }
}
