import LifecycleTrace
import UIKit

extension RunningApp {
  /// The containers from the root to the frontmost controller, that one last.
  public var chain: [UIViewController] { window?.rootViewController?.frontmostChain() ?? [] }

  /// The frontmost controller.
  public var front: UIViewController? {
    refreshFrontmost()
    return frontmost.controller
  }

  /// The identity of the frontmost controller, to compare with an earlier one.
  package var frontIdentity: ObjectIdentifier? {
    refreshFrontmost()
    return frontmost.identity
  }

  /// Changes whenever the frontmost controller was found anew.
  public var frontGeneration: Int {
    refreshFrontmost()
    return frontmost.generation
  }

  private func refreshFrontmost() {
    let sequence = trace.endSequence
    guard sequence != frontmost.sequence || application.hasPendingTransitions else { return }
    let front = chain.last
    frontmost.identity = front.map(ObjectIdentifier.init)
    frontmost.controller = front
    frontmost.generation += 1
    frontmost.sequence = application.hasPendingTransitions ? -1 : sequence
  }

  /// The innermost tabs in front.
  package var tabs: UITabBarController? {
    chain.last { $0 is UITabBarController } as? UITabBarController
  }

  /// The innermost stack in front; the one around it, if only that has something to go back to.
  ///
  /// A collapsed split view puts a stack on a stack.
  package var stack: UINavigationController? {
    var stack = chain.last { $0 is UINavigationController } as? UINavigationController
    while let inner = stack, inner.viewControllers.count < 2,
      let outer = inner.navigationController
    {
      stack = outer
    }
    return stack
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

  /// The outermost controller of what was presented together.
  package func presentedRoot(of controller: UIViewController) -> UIViewController {
    var root = controller
    while let parent = root.parent { root = parent }
    return root
  }

  // MARK: Names

  /// The titles of the tabs, in order; More at the end where the bar has it.
  package var tabTitles: [String] { tabs.map(titles(ofTabsIn:)) ?? [] }

  private func titles(ofTabsIn tabs: UITabBarController) -> [String] {
    tabs.choices.map {
      $0.tabBarItem.title ?? $0.title ?? "\($0.lifecycleID.name)"
    }
  }

  /// The title of the selected tab.
  package var tabTitle: String { tabs.map(title(ofTabIn:)) ?? "" }

  /// The title of the tab that some tabs show.
  func title(ofTabIn tabs: UITabBarController) -> String {
    tabs.choice.map { titles(ofTabsIn: tabs)[$0] } ?? ""
  }

  /// The selected tab as state prints it.
  package var tabName: String { tabTitle.lowercased() }
}
