import Foundation
import Testing
import UIKit

/// Rules for the children of every container.
@MainActor
@Suite("Children of containers")
struct ContainerChildrenTests {
  @Test func `a controller that is popped and pushed again in one turn stays on the stack`() {
    let recorder = TraceRecorder()
    let top = NamedViewController("B")
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    navigation.pushViewController(top, animated: false)
    recorder.launch(navigation)
    navigation.popViewController(animated: false)
    navigation.pushViewController(top, animated: false)
    recorder.settle()
    navigation.pushViewController(NamedViewController("C"), animated: false)
    recorder.settle()
    #expect(navigation.viewControllers.count == 3)
    #expect(top.parent === navigation)
    #expect(navigation.children == navigation.viewControllers)
  }

  @Test func `a controller that leaves its stack by itself is no member any more`() {
    let recorder = TraceRecorder()
    let middle = NamedViewController("B")
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    navigation.pushViewController(middle, animated: false)
    navigation.pushViewController(NamedViewController("C"), animated: false)
    recorder.launch(navigation)
    middle.removeFromParent()
    recorder.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(!navigation.viewControllers.contains(middle))
  }

  @Test func `a tab that another container takes is no tab any more, and the next one is shown`() {
    let recorder = TraceRecorder()
    let tabs = UITabBarController()
    let first = NamedViewController("A")
    let second = NamedViewController("B")
    tabs.viewControllers = [first, second]
    recorder.launch(tabs)
    let navigation = UINavigationController(rootViewController: first)
    recorder.settle()
    #expect(tabs.viewControllers == [second])
    #expect(tabs.selectedViewController === second)
    #expect(second.view.window != nil)
    #expect(first.parent === navigation)
  }

  @Test func `a child that an app added itself stays when the tabs change`() {
    let recorder = TraceRecorder()
    let tabs = UITabBarController()
    tabs.viewControllers = [NamedViewController("A")]
    recorder.launch(tabs)
    let added = NamedViewController("Overlay")
    tabs.addChild(added)
    tabs.view.addSubview(added.view)
    added.didMove(toParent: tabs)
    tabs.viewControllers = [NamedViewController("B")]
    recorder.settle()
    #expect(added.parent === tabs)
    #expect(added.view.window != nil)
  }

  @Test func `a root that is replaced before it has appeared leaves nothing in the window`() {
    let recorder = TraceRecorder()
    let first = NamedViewController("A")
    let second = NamedViewController("B")
    let window = recorder.show(first)
    window.rootViewController = second
    recorder.settle()
    #expect(first.viewIfLoaded?.superview == nil)
    #expect(second.view.superview === window)
    #expect(!recorder.take().contains { $0.hasPrefix("A viewWill") })
  }

  @Test func `a root that moves into the next root keeps its view there`() {
    let recorder = TraceRecorder()
    let first = NamedViewController("A")
    let window = recorder.launch(first)
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    recorder.settle()
    #expect(first.view.isDescendant(of: navigation.view))
    #expect(first.view.window === window)
  }
}
