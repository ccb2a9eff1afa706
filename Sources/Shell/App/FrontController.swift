import UIKit

/// Finds out who is in front: the controller whose screen a command means.
@MainActor
package enum FrontController {
  /// The containers from the root to the controller in front, that controller last.
  ///
  /// Covered ones are passed over unless presented controllers are to be left out.
  package static func chain(
    from root: UIViewController?, withPresented: Bool = true
  ) -> [UIViewController] {
    var chain: [UIViewController] = []
    var next = root
    while let controller = next, chain.count < 100 {
      chain.append(controller)
      next = inFront(of: controller, withPresented: withPresented)
    }
    return chain
  }

  /// Who stands before a controller, if anybody does.
  private static func inFront(
    of controller: UIViewController, withPresented: Bool
  ) -> UIViewController? {
    if withPresented, let presented = controller.presentedViewController,
      !presented.isBeingDismissed
    {
      return presented
    }
    switch controller {
    case let tabs as UITabBarController: return tabs.selectedViewController
    case let stack as UINavigationController: return stack.topViewController
    case let split as UISplitViewController: return split.viewControllers.last
    case let pages as UIPageViewController: return pages.viewControllers?.first
    default: return controller.children.first { $0 is UIPageViewController }
    }
  }
}
