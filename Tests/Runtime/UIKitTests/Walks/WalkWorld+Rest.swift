import Foundation
import LifecycleTrace

@testable import UIKit

// Conditions while no transition runs: of the structure, not only of the calls.
extension WalkWorld {
  /// Checks all conditions that hold at rest.
  func checkRest() {
    for violation in violationsAtRest { fail("\(violation)") }
    for controller in live {
      checkAppearance(of: controller)
      checkConstraints(of: controller)
    }
    for controller in reachable {
      checkLinks(of: controller)
      switch controller {
      case let stack as UINavigationController: check(stack)
      case let tabs as UITabBarController: check(tabs)
      case let book as UIPageViewController: check(book)
      case let split as UISplitViewController: check(split)
      default: break
      }
    }
    checkFront()
    checkLists()
    checkControls()
    // A gesture that has not ended, or a touch that is down, holds what it moves.
    if gestures.isEmpty, input.fingers.isEmpty { checkReachability() }
    checkMotion()
    if openTurns != 0 { fail("I58 \(openTurns) turns of pages have not ended at rest") }
  }

  private func isOnScreen(_ controller: UIViewController) -> Bool {
    controller.viewIfLoaded?.window === window
  }

  /// I14: appeared exactly when the view is in a window; I57: no movement at rest.
  private func checkAppearance(of controller: UIViewController) {
    let phase = phase(of: controller)
    let expected = isOnScreen(controller) ? WalkPhase.appeared : .disappeared
    if phase != expected {
      let place = isOnScreen(controller) ? "in" : "outside"
      fail("I14 \(controller.lifecycleID) is \(phase) with its view \(place) the window")
    }
    if controller.isBeingPresented || controller.isBeingDismissed || controller.isMovingToParent
      || controller.isMovingFromParent
    {
      fail("I57 \(controller.lifecycleID) is still moving at rest")
    }
  }

  /// A stack that constraints keep over a whole view on screen covers it, in two halves.
  private func checkConstraints(of controller: UIViewController) {
    guard isOnScreen(controller), let halves = (controller as? WalkController)?.halves,
      let view = controller.viewIfLoaded
    else { return }
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let ends = halves.arrangedSubviews.map { view.convert($0.bounds, from: $0).maxX }
    if halves.frame != room || ends != [room.midX.rounded(), room.maxX] {
      fail("\(controller.lifecycleID): constraints put \(halves.frame), \(ends) into \(room)")
    }
  }

  /// What was animated has come to rest, and its completions were called once each.
  private func checkMotion() {
    if openMotions != 0 { fail("MOTION \(openMotions) animations have not ended at rest") }
    for controller in live {
      for view in controller.viewIfLoaded?.subviews ?? [] where view.layer.animationKeys() != nil {
        fail("MOTION a view of \(controller.lifecycleID) is animated at rest")
      }
    }
  }

  /// I56, and that each child is among its parent's children.
  private func checkLinks(of controller: UIViewController) {
    if let presented = controller.presentedViewController,
      presented.presentingViewController?.presentedViewController !== presented
    {
      fail("I56 \(presented.lifecycleID) does not know who presents it")
    }
    for child in controller.children where child.parent !== controller {
      fail("I49 \(child.lifecycleID) does not know its parent \(controller.lifecycleID)")
    }
  }

  private func check(_ stack: UINavigationController) {
    checkChildren(of: stack, are: stack.viewControllers)
    guard isOnScreen(stack) else { return }
    for member in stack.viewControllers {
      expectOnScreen(member, member === stack.topViewController, in: stack)
    }
  }

  private func check(_ tabs: UITabBarController) {
    let more = tabs.choices.count > tabs.viewControllers?.count ?? 0
    // A tab that is open behind More is a child there.
    let open = more ? tabs.moreNavigationController.viewControllers : []
    checkChildren(of: tabs, are: tabs.choices.filter { !open.contains($0) })
    if more { check(tabs.moreNavigationController) }
    guard isOnScreen(tabs) else { return }
    for tab in tabs.viewControllers ?? [] {
      // What is pushed onto the stack behind More covers the tab that is open there.
      let isCovered = open.contains(tab) && open.last !== tab
      expectOnScreen(tab, tab === tabs.selectedViewController && !isCovered, in: tabs)
    }
  }

  private func check(_ book: UIPageViewController) {
    guard isOnScreen(book) else { return }
    checkChildren(of: book, are: book.viewControllers ?? [])
    for page in book.viewControllers ?? [] { expectOnScreen(page, true, in: book) }
    let wanted = book.spineLocation == .mid ? 2 : 1
    if book.viewControllers?.count != wanted {
      fail("I61 \(book.lifecycleID) shows \(book.viewControllers?.count ?? 0) pages, not \(wanted)")
    }
  }

  private func check(_ split: UISplitViewController) {
    guard isOnScreen(split) else { return }
    let sidebars = split.columnSet.sidebars(in: split.displayMode)
    let showsAll = split.isCollapsed || split.secondary == nil
    for (column, isShown) in [
      (split.primary, showsAll || sidebars.contains(.primary)),
      (split.supplementary, showsAll || sidebars.contains(.supplementary)), (split.secondary, true),
    ] {
      if let column { expectOnScreen(column, isShown, in: split) }
    }
    let isCompact = split.traitCollection.horizontalSizeClass == .compact
    if split.isCollapsed != isCompact {
      fail("SPLIT \(split.lifecycleID) is collapsed: \(split.isCollapsed), compact: \(isCompact)")
    }
  }

  private func expectOnScreen(
    _ controller: UIViewController, _ expected: Bool, in container: UIViewController
  ) {
    guard container.presentedViewController == nil || !expected else { return }
    if isOnScreen(controller) != expected {
      fail(
        "SHOWN \(controller.lifecycleID) in \(container.lifecycleID) "
          + (expected ? "is not on the screen" : "is on the screen"))
    }
  }

  private func checkChildren(of container: UIViewController, are expected: [UIViewController]) {
    guard Set(container.children.map(\.lifecycleID)) != Set(expected.map(\.lifecycleID)) else {
      return
    }
    fail(
      "I50 the children of \(container.lifecycleID) are "
        + "\(container.children.map(\.lifecycleID)), it shows \(expected.map(\.lifecycleID))")
  }

  /// Whether a controller is a popover, or covers one as its context.
  private func isInPopover(_ controller: UIViewController) -> Bool {
    switch controller.modalPresentationStyle {
    case .popover: true
    case .currentContext, .overCurrentContext:
      controller.presentingViewController.map(isInPopover) ?? false
    default: false
    }
  }

  /// The frontmost controller is on the screen and fills it, unless it is a popover.
  private func checkFront() {
    guard let root = window.rootViewController else { return }
    let front = reachable.last { $0.parent == nil } ?? root
    guard let view = front.viewIfLoaded, view.window === window else {
      return fail("SHOWN \(front.lifecycleID) in front is not on the screen")
    }
    if view.frame.size != window.bounds.size, !isInPopover(front) {
      fail("SIZE \(front.lifecycleID) in front is \(view.frame.size), not \(window.bounds.size)")
    }
  }

  /// Every live controller is reachable from the window; the neighbours that a book keeps are
  /// bounded.
  private func checkReachability() {
    // The stack behind More is its tab controller's, also while there is no More.
    let behindMore = reachable.compactMap { ($0 as? UITabBarController)?.storedMore?.tree }
    // A split view keeps the controllers of its columns, also those that are not shown.
    let splits = reachable.compactMap { $0 as? UISplitViewController }
    let columns = splits.filter { $0.style != .unspecified }.flatMap { split in
      [UISplitViewController.Column.primary, .supplementary, .secondary, .compact]
        .flatMap { [split.columnSet[$0], split.columnSet.child(in: $0)] }
        .compactMap { $0?.tree }
    }
    let all = reachable + (behindMore + columns).joined()
    let known = Set(all.map(ObjectIdentifier.init))
    var unreachable = live.filter { !known.contains(ObjectIdentifier($0)) }
    let books = Set(all.filter { $0 is UIPageViewController }.map(ObjectIdentifier.init)).count
    let neighbours = unreachable.filter {
      ($0 as? WalkController).map { $0.pageNumber > 0 } ?? false
    }
    if neighbours.count <= 2 * books {
      unreachable.removeAll { ($0 as? WalkController).map { $0.pageNumber > 0 } ?? false }
    }
    if !unreachable.isEmpty {
      fail("LEAK \(unreachable.map(\.lifecycleID)) are reachable from no window at rest")
    }
  }
}
