import Testing
import UIKit

/// Transitions whose container leaves the window meanwhile.
@MainActor @Suite struct AbandonedTransitionTests {
  /// A stack in a window, which is about to push.
  @MainActor
  private final class World {
    let recorder = TraceRecorder()
    let first = NamedViewController("A")
    let pushed = NamedViewController("B")
    let navigation: UINavigationController
    /// What the test and the coordinator have told.
    var told: [String] = []

    init() throws {
      let root = NamedViewController("R")
      navigation = UINavigationController(rootViewController: first)
      embed(navigation, in: root)
      recorder.launch(root)
      navigation.pushViewController(pushed, animated: true)
      try #require(navigation.transitionCoordinator).animate(alongsideTransition: nil) {
        [weak self] in self?.told.append("over, cancelled \($0.isCancelled)")
      }
    }

    func leave() { navigation.view.removeFromSuperview() }

    /// Expects that the transition is over.
    func expectRest() {
      #expect(navigation.transitionCoordinator == nil)
      recorder.settle()
      #expect(recorder.take() == [] && recorder.warnings == [])
      #expect(told.last == "over, cancelled false")
    }
  }

  @Test func `one that has begun ends as its container leaves`() throws {
    let world = try World()
    world.recorder.turn()
    #expect(
      world.recorder.take() == [
        "B viewDidLoad()", "A viewWillDisappear(true)", "B viewWillAppear(true)",
        "B viewIsAppearing(true)",
      ])
    world.leave()
    #expect(
      world.recorder.take() == [
        "B viewWillDisappear(false)", "A viewDidDisappear(true)", "B viewDidDisappear(false)",
      ])
    world.expectRest()
  }

  @Test func `one whose own call takes its container away ends when its calls are over`() throws {
    let world = try World()
    world.first.inside["viewWillDisappear"] = { [unowned world] in
      world.leave()
      world.told.append("left")
    }
    world.recorder.turn()
    #expect(world.told == ["left", "over, cancelled false"])
    #expect(
      world.recorder.take() == [
        "B viewDidLoad()", "A viewWillDisappear(true)", "A viewDidDisappear(true)",
      ])
    world.expectRest()
  }

  @Test func `one whose new controller takes its container away ends when its calls are over`()
    throws
  {
    let world = try World()
    world.pushed.inside["viewWillAppear"] = { [unowned world] in world.leave() }
    world.recorder.turn()
    #expect(
      world.recorder.take() == [
        "B viewDidLoad()", "A viewWillDisappear(true)", "B viewWillAppear(true)",
        "B viewWillDisappear(false)", "A viewDidDisappear(true)", "B viewDidDisappear(false)",
      ])
    world.expectRest()
  }

  @Test func `a tab that takes the tabs away leaves the calls to the one before it alone`() {
    let recorder = TraceRecorder()
    let (root, second) = (NamedViewController("R"), NamedViewController("B"))
    let tabs = UITabBarController()
    tabs.viewControllers = [NamedViewController("A"), second]
    embed(tabs, in: root)
    recorder.launch(root)
    second.inside["viewWillAppear"] = { [unowned tabs] in tabs.view.removeFromSuperview() }
    tabs.selectedIndex = 1
    recorder.settle()
    #expect(
      recorder.take() == [
        "B viewDidLoad()", "B viewWillAppear(false)", "A viewWillDisappear(false)",
        "B viewWillDisappear(false)", "A viewDidDisappear(false)", "B viewDidDisappear(false)",
      ])
    #expect(recorder.warnings == [])
  }
}
