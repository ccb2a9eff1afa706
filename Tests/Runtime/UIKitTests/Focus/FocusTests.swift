import Foundation
import Testing
import UIKit

/// Which item has the focus, and who is asked and told.
@MainActor @Suite struct FocusTests {
  @Test func `nothing has the focus until it is shown, and nothing after it is hidden`() {
    let world = FocusWorld()
    let button = world.addButton("A", 2, 2)
    #expect(world.input.item == nil && !button.isFocused)
    #expect(!world.input.move(.down))
    #expect(world.input.show())
    #expect(button.isFocused && world.input.frame == CGRect(x: 2, y: 2, width: 8, height: 1))
    world.input.hide()
    #expect(!button.isFocused && world.input.frame == nil)
  }

  @Test func `focus-items: controls, cells and parts of bars, and nothing that cannot be used`() {
    let world = FocusWorld()
    world.root.view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 5, height: 1)))
    #expect(!world.input.show())
    let disabled = world.addButton("disabled", 0, 1)
    disabled.isEnabled = false
    world.addButton("hidden", 0, 2).isHidden = true
    world.addButton("untouchable", 0, 3).isUserInteractionEnabled = false
    let cover = world.addButton("covered", 0, 4)
    world.root.view.addSubview(UIView(frame: cover.frame))
    #expect(!world.input.show())
    world.addButton("usable", 0, 5)
    #expect(world.input.show())
    #expect(world.focused == "usable")
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.frame.origin = CGPoint(x: 0, y: 7)
    world.root.view.addSubview(segments)
    world.input.move(.down)
    #expect((world.input.item as? UIKitRuntime.FocusPart)?.id == 0)
    world.input.move(.right)
    #expect((world.input.item as? UIKitRuntime.FocusPart)?.id == 1)
    #expect(!world.input.move(.right))
  }

  @Test func `focus-items: what a presented controller covers cannot have the focus`() {
    let world = FocusWorld()
    world.addButton("behind", 0, 20)
    #expect(world.input.show())
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    for title in ["Yes", "No"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
    world.root.present(alert, animated: false)
    world.touch.settle()
    #expect(world.focused == "Yes")
    #expect(world.after(.down, .down, .down) == "No")
    world.root.dismiss(animated: false)
    world.touch.settle()
    #expect(world.focused == "behind")
  }

  @Test func `a child in front with nothing for the focus leaves it to those beside it`() {
    let world = FocusWorld()
    let (list, empty) = (UIViewController(), UIViewController())
    let split = UISplitViewController()
    split.viewControllers = [list, empty]
    let tabs = UITabBarController()
    tabs.viewControllers = [split]
    world.touch.window.rootViewController = tabs
    world.touch.settle()
    world.addButton("first", 2, 3, to: list.view)
    world.addButton("second", 2, 4, to: list.view)
    #expect(world.input.show())
    #expect(world.focused == "first")
  }

  @Test func `focus returns to the screen below where it was`() {
    let world = FocusWorld()
    let list = UIViewController()
    let stack = UINavigationController(rootViewController: list)
    world.touch.window.rootViewController = stack
    world.touch.settle()
    world.addButton("A", 0, 5, to: list.view)
    world.addButton("B", 0, 7, to: list.view)
    world.input.show()
    #expect(world.after(.down) == "B")
    let next = UIViewController()
    stack.pushViewController(next, animated: true)
    world.touch.settle()
    world.addButton("C", 0, 9, to: next.view)
    world.touch.settle()
    world.input.move(.down)
    #expect(world.focused == "C")
    stack.popViewController(animated: true)
    world.touch.settle()
    #expect(world.focused == "B")
  }

  @Test func `focus-preferred: the list is searched depth first, then the top left item is taken`()
  {
    let world = FocusWorld()
    world.addButton("far", 20, 10)
    world.addButton("near", 2, 2)
    let group = Preferring(frame: CGRect(x: 0, y: 12, width: 80, height: 8))
    world.root.view.addSubview(group)
    let inner = Preferring(frame: CGRect(x: 0, y: 2, width: 80, height: 4))
    group.addSubview(inner)
    let wanted = world.addButton("wanted", 30, 1, to: inner)
    world.addButton("first in group", 0, 0, to: group)
    #expect(world.input.show())
    #expect(world.focused == "near")
    inner.preferred = [wanted]
    group.preferred = [inner]
    world.system?.requestFocusUpdate(to: group)
    world.touch.settle()
    #expect(world.focused == "wanted")
    wanted.isEnabled = false
    group.preferred = []
    world.system?.requestFocusUpdate(to: group)
    world.system?.updateFocusIfNeeded()
    #expect(world.focused == "first in group")
  }

  @Test func `focus-update: environments are asked and told from the inside out`() {
    let world = FocusWorld()
    let views = ["left", "right"].enumerated().map { index, name in
      let view = Logging(name, world, x: CGFloat(40 * index))
      world.root.view.addSubview(view)
      world.addButton(name, 2, 2, to: view)
      return view
    }
    world.input.show()
    world.lines = []
    #expect(world.after(.right) == "right")
    #expect(
      world.lines == ["left should", "right should", "left did", "right did", "right animated"])
    #expect(UIFocusSystem.environment(views[1], contains: views[1].subviews[0]))
    #expect(!UIFocusSystem.environment(views[0], contains: views[1]))
  }

  @Test func `focus-update: one refusal keeps the focus`() {
    let world = FocusWorld()
    let view = Logging("left", world, x: 0)
    world.root.view.addSubview(view)
    world.addButton("A", 2, 2, to: view)
    world.addButton("B", 50, 2)
    world.input.show()
    view.allows = false
    #expect(world.after(.right) == "A")
    view.allows = true
    #expect(world.after(.right) == "B")
  }

  @Test
  func `focus-needs-update: only an environment with the focus, and of several the outermost`() {
    let world = FocusWorld()
    let outer = Preferring(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    world.root.view.addSubview(outer)
    let inner = Preferring(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    outer.addSubview(inner)
    world.addButton("A", 0, 0, to: inner)
    inner.preferred = [world.addButton("B", 0, 2, to: inner)]
    outer.preferred = [world.addButton("C", 0, 12, to: outer)]
    let other = Preferring(frame: CGRect(x: 40, y: 0, width: 40, height: 20))
    world.root.view.addSubview(other)
    world.addButton("D", 0, 0, to: other)
    world.input.show()
    world.system?.requestFocusUpdate(to: world.root.view)
    world.system?.updateFocusIfNeeded()
    other.setNeedsFocusUpdate()
    world.touch.settle()
    let before = world.focused
    #expect(before != "D")
    inner.setNeedsFocusUpdate()
    inner.updateFocusIfNeeded()
    #expect(world.focused == "B")
    inner.setNeedsFocusUpdate()
    outer.setNeedsFocusUpdate()
    world.touch.settle()
    #expect(world.focused == "C")
  }
}

/// A view with preferences of its own.
private final class Preferring: UIView {
  var preferred: [any UIFocusEnvironment] = []

  override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
}

/// A view that logs what it is asked and told.
private final class Logging: UIView {
  let name: String
  unowned let world: FocusWorld
  var allows = true

  init(_ name: String, _ world: FocusWorld, x: CGFloat) {
    self.name = name
    self.world = world
    super.init(frame: CGRect(x: x, y: 0, width: 40, height: 20))
  }

  required init?(coder: NSCoder) { nil }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    world.lines.append("\(name) should")
    return allows
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    world.lines.append("\(name) did")
    guard context.nextFocusedView?.isDescendant(of: self) == true else { return }
    coordinator.addCoordinatedAnimations { [world, name] in world.lines.append("\(name) animated") }
  }
}
