import ConcentrationApp
import LifecycleTrace
import UIKit

extension RunningApp {
  /// The containers from the root to the controller in front, that one last.
  package var chain: [UIViewController] { FrontController.chain(from: window?.rootViewController) }

  /// The controller in front.
  package var front: UIViewController? {
    refreshGlance()
    return glance.front
  }

  /// Who is in front, to be compared with who was.
  package var frontIdentity: ObjectIdentifier? {
    refreshGlance()
    return glance.frontIdentity
  }

  /// The screen in front; a container in front speaks for itself if it is one.
  package var screen: (any Screen)? {
    refreshGlance()
    return glance.screen
  }

  /// The card table in front, if cards are there.
  package var table: (any CardTable)? {
    refreshGlance()
    return glance.table
  }

  /// Looks again only after a lifecycle call: nobody comes to the front without one.
  private func refreshGlance() {
    let sequence = trace.endSequence
    guard sequence != glance.sequence else { return }
    let chain = chain
    glance.frontIdentity = chain.last.map(ObjectIdentifier.init)
    glance.front = chain.last
    glance.screen = chain.reversed().lazy.compactMap { $0 as? any Screen }.first
    glance.table = glance.screen as? any CardTable
    glance.sequence = application.hasPendingTransitions ? -1 : sequence
  }

  /// The tabs, if they are there.
  package var tabs: UITabBarController? { window?.rootViewController as? UITabBarController }

  /// The innermost stack in front.
  package var stack: UINavigationController? {
    chain.last { $0 is UINavigationController } as? UINavigationController
  }

  /// The innermost pages in front, also as a part of the screen in front.
  package var pages: UIPageViewController? {
    for controller in chain.reversed() {
      if let pages = controller as? UIPageViewController { return pages }
      for child in controller.children {
        if let pages = child as? UIPageViewController { return pages }
      }
    }
    return nil
  }

  /// The innermost split screen in front.
  package var split: UISplitViewController? {
    chain.last { $0 is UISplitViewController } as? UISplitViewController
  }

  /// The controls in front that can be pressed, in view order.
  ///
  /// Side by side, both sides of a split screen are in front.
  package var controls: [PressableControl] {
    let view = isSideBySide ? split?.viewIfLoaded : front?.viewIfLoaded
    return PressableControl.all(in: view)
  }

  private var isSideBySide: Bool {
    guard let split, !split.isCollapsed else { return false }
    return !chain.contains { $0.presentingViewController != nil }
  }

  // MARK: Names

  /// The titles of the tabs, in order.
  package var tabTitles: [String] {
    (tabs?.viewControllers ?? []).map {
      $0.tabBarItem.title ?? $0.title ?? "\($0.lifecycleID.name)"
    }
  }

  /// The title of the selected tab.
  package var tabTitle: String {
    let titles = tabTitles
    guard let index = tabs?.selectedIndex, titles.indices.contains(index) else { return "" }
    return titles[index]
  }

  /// The selected tab as state prints it.
  package var tabName: String { tabTitle.lowercased() }

  /// What a controller is called in a sentence.
  package func name(of controller: UIViewController) -> String {
    (FrontController.chain(from: controller).last ?? controller).lifecycleID.name
  }

  /// What the screen in front is called in a sentence.
  package var frontTitle: String { front.map(name(of:)) ?? "" }

  /// The controllers that can be seen, by name and number, screens only.
  package var visibleNames: [String] {
    chain.filter { $0 is any Screen }
      .map { "\($0.lifecycleID)" }
  }

  /// Where one is: `play/board`, and `+options` for each presented screen.
  package var path: String {
    let root = window?.rootViewController
    var path = tabName
    let base = FrontController.chain(from: root, withPresented: false)
    if let stack = base.last(where: { $0 is UINavigationController }) as? UINavigationController {
      path += stack.viewControllers.compactMap(component).joined()
    } else {
      path += base.last.flatMap(component) ?? ""
    }
    var presented = root?.presentedViewController
    while let controller = presented, !controller.isBeingDismissed {
      path += "+" + screenName(of: controller)
      presented = controller.presentedViewController
    }
    return path
  }

  private func component(of controller: UIViewController) -> String? {
    (controller as? any Screen)?.pathComponent.map { "/" + $0 }
  }

  private func screenName(of presented: UIViewController) -> String {
    let chain = FrontController.chain(from: presented, withPresented: false)
    let screen = chain.reversed().lazy.compactMap { $0 as? any Screen }.first
    return screen?.screenName ?? presented.lifecycleID.name.lowercased()
  }

  /// The outermost controller of what was presented together.
  package func presentedRoot(of controller: UIViewController) -> UIViewController {
    var root = controller
    while let parent = root.parent { root = parent }
    return root
  }

  /// How to get to cards from here.
  package var wayToBoard: String {
    guard session.table != nil else { return "Type new to start a game." }
    if let way = screen?.destinations.first(where: { $0.name == "board" }) {
      return "Type \(way.style.command) \(way.name) to go back to the game."
    }
    return tabTitle == "Play"
      ? "Type new to start a game." : "Type tab play to go back to the board."
  }
}
