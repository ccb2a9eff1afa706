import Foundation
import LifecycleTrace
import UIKit

extension WalkWorld {
  /// The most controllers that a walk keeps alive; beyond it only plain ones are made.
  private static var mostControllers: Int { 80 }

  /// Makes the controller that a step shows, and records it.
  func make(_ content: WalkContent) -> UIViewController {
    let controller = unnoted(live.count < Self.mostControllers ? content : .plain)
    note(controller)
    return controller
  }

  private func unnoted(_ content: WalkContent) -> UIViewController {
    switch content {
    case .plain: return WalkController(in: self)
    case .stack:
      let stack = UINavigationController(rootViewController: make(.plain))
      stack.delegate = self
      return stack
    case .tabs:
      let tabs = UITabBarController()
      tabs.delegate = self
      tabs.viewControllers = [make(.plain), make(.stack), make(.scroll), make(.host)]
      return tabs
    case .split:
      let split = UISplitViewController()
      split.delegate = self
      split.viewControllers = [make(.stack), make(.plain)]
      return split
    case .scroll: return book(.scroll)
    case .curl: return book(.pageCurl)
    case .host: return host(WalkHost(in: self))
    case .manual: return host(WalkManual(in: self))
    case .list: return WalkList(in: self)
    case .controls: return WalkControls(in: self)
    case .columns:
      let isTriple = live.count.isMultiple(of: 2)
      let split = UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
      split.delegate = self
      split.setViewController(make(.plain), for: .primary)
      if isTriple { split.setViewController(make(.plain), for: .supplementary) }
      split.setViewController(make(.stack), for: .secondary)
      // Half of them have something of its own for a narrow screen.
      if split.lifecycleID.ordinal.isMultiple(of: 2) {
        split.setViewController(make(.tabs), for: .compact)
      }
      return split
    }
  }

  private func book(_ style: UIPageViewController.TransitionStyle) -> UIViewController {
    let book = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    book.dataSource = self
    book.delegate = self
    book.setViewControllers([page(1)], direction: .forward, animated: false)
    return book
  }

  private func host(_ host: WalkHost) -> WalkHost {
    host.embed(make(.plain))
    return host
  }

  /// Makes a page of a book.
  func page(_ number: Int) -> UIViewController {
    let page = WalkController(in: self)
    page.pageNumber = number
    note(page)
    return page
  }
}

extension WalkWorld: UIPageViewControllerDataSource {
  private func number(of page: UIViewController) -> Int {
    (page as? WalkController)?.pageNumber ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    let number = number(of: viewController) - 1
    return number >= 1 ? page(number) : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    let number = number(of: viewController) + 1
    return number <= 6 ? page(number) : nil
  }
}

extension WalkWorld: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    openTurns += 1
    hasSetPages = false
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    openTurns -= 1
    if openTurns < 0 { fail("I58 didFinishAnimating without willTransitionTo") }
    if !completed, !hasSetPages, pageViewController.viewControllers ?? [] != previousViewControllers
    {
      fail("I58 a swipe that was taken back changed the pages")
    }
  }

  /// Asks for two pages where the screen is wide, as Xcode's template does.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    isAnsweringForSpine = true
    defer { isAnsweringForSpine = false }
    let current = pageViewController.viewControllers?.first ?? page(1)
    guard orientation.isLandscape else {
      pageViewController.setViewControllers([current], direction: .forward, animated: true)
      pageViewController.isDoubleSided = false
      return .min
    }
    let next = pageViewController.viewControllers?.dropFirst().first ?? page(2)
    pageViewController.setViewControllers([current, next], direction: .forward, animated: true)
    return .mid
  }
}

extension WalkWorld: UISplitViewControllerDelegate {
  /// Discards the detail in every other call, so that both ways are walked.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    secondaryViewController.lifecycleID.ordinal.isMultiple(of: 2)
  }
}
