import Testing
import UIKit

/// Appearance is forwarded to children whatever the calls of their parent do meanwhile.
@MainActor @Suite struct AppearanceForwardingTests {
  @Test func `a child appears and disappears with a parent whose call ends its own at once`() {
    let recorder = TraceRecorder()
    let (parent, child) = (NamedViewController("P"), NamedViewController("C"))
    embed(child, in: parent)
    for call in ["viewWillAppear", "viewWillDisappear"] {
      parent.inside[call] = { [unowned parent] in parent.endAppearanceTransition() }
    }
    recorder.forget()
    parent.beginAppearanceTransition(true, animated: true)
    #expect(
      recorder.take() == [
        "P viewWillAppear(true)", "P viewIsAppearing(true)", "P viewDidAppear(true)",
        "C viewWillAppear(true)", "C viewIsAppearing(true)", "C viewDidAppear(true)",
      ])
    parent.beginAppearanceTransition(false, animated: false)
    #expect(
      recorder.take() == [
        "P viewWillDisappear(false)", "P viewDidDisappear(false)", "C viewWillDisappear(false)",
        "C viewDidDisappear(false)",
      ])
    #expect(recorder.warnings == [])
  }

  @Test func `a child that is added while another one is told appears with its parent`() {
    let recorder = TraceRecorder()
    let (parent, first) = (NamedViewController("P"), NamedViewController("C"))
    let later = NamedViewController("L")
    embed(first, in: parent)
    first.inside["viewWillAppear"] = { [unowned parent] in embed(later, in: parent) }
    recorder.forget()
    parent.beginAppearanceTransition(true, animated: false)
    #expect(
      recorder.take() == ["P viewWillAppear(false)", "C viewWillAppear(false)", "L viewDidLoad()"])
    parent.endAppearanceTransition()
    #expect(
      recorder.take() == [
        "P viewIsAppearing(false)", "P viewDidAppear(false)", "C viewIsAppearing(false)",
        "C viewDidAppear(false)", "L viewWillAppear(false)", "L viewIsAppearing(false)",
        "L viewDidAppear(false)",
      ])
    #expect(recorder.warnings == [])
  }

  @Test func `a child that appears again before it has gone keeps up with its parent`() {
    let recorder = TraceRecorder()
    let (parent, child) = (NamedViewController("P"), NamedViewController("C"))
    embed(child, in: parent)
    for isAppearing in [true, false] {
      parent.beginAppearanceTransition(isAppearing, animated: false)
      if isAppearing { parent.endAppearanceTransition() }
    }
    recorder.forget()
    parent.beginAppearanceTransition(true, animated: true)
    parent.endAppearanceTransition()
    #expect(
      recorder.take() == [
        "P viewWillAppear(true)", "C viewWillAppear(true)", "P viewIsAppearing(true)",
        "P viewDidAppear(true)", "C viewIsAppearing(true)", "C viewDidAppear(true)",
      ])
  }

  @Test func `what an app has called by hand is not called again by a change of tabs`() {
    let recorder = TraceRecorder()
    let (first, second) = (NamedViewController("A"), NamedViewController("B"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    recorder.launch(tabs)
    second.inside["viewWillAppear"] = {
      first.beginAppearanceTransition(false, animated: false)
      first.endAppearanceTransition()
    }
    tabs.selectedIndex = 1
    recorder.settle()
    #expect(
      recorder.take() == [
        "B viewDidLoad()", "B viewWillAppear(false)", "A viewWillDisappear(false)",
        "A viewDidDisappear(false)", "B viewIsAppearing(false)", "B viewDidAppear(false)",
      ])
    #expect(recorder.warnings == [])
  }

  @Test func `what an app has called by hand is not called again as a swipe is cancelled`() throws {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    let top = NamedViewController("B")
    navigation.pushViewController(top, animated: false)
    recorder.launch(navigation)
    let swipe = try #require(navigation.beginInteractivePop())
    recorder.turn()
    recorder.forget()
    top.beginAppearanceTransition(true, animated: true)
    swipe.cancel()
    recorder.settle()
    #expect(
      recorder.take() == [
        "B viewWillAppear(true)", "A viewWillDisappear(true)", "A viewDidDisappear(true)",
        "B viewIsAppearing(true)", "B viewDidAppear(true)",
      ])
    #expect(recorder.warnings == [])
  }

  @Test func `a controller without a parent that stays in a covered view is called as before`() {
    let recorder = TraceRecorder()
    let (first, guest) = (NamedViewController("A"), NamedViewController("G"))
    let navigation = UINavigationController(rootViewController: first)
    recorder.launch(navigation)
    first.view.addSubview(guest.view)
    recorder.settle()
    recorder.forget()
    navigation.pushViewController(NamedViewController("B"), animated: false)
    recorder.settle()
    navigation.popViewController(animated: false)
    recorder.settle()
    #expect(!recorder.take().contains { $0.hasPrefix("G") })
    #expect(recorder.warnings == [])
  }
}
