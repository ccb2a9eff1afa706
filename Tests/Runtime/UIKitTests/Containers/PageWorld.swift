import LifecycleTrace
import UIKit

/// A book of six pages that is on the screen with one of them.
@MainActor
final class PageWorld {
  let recorder: TraceRecorder
  let source = PageSource()
  let book: UIPageViewController

  init(
    _ style: UIPageViewController.TransitionStyle,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, page: Int = 1,
    size: CGSize = CGSize(width: 80, height: 24)
  ) {
    recorder = TraceRecorder(size: size)
    book = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
    book.dataSource = source
    book.delegate = source
    book.setViewControllers([source.page(page)], direction: .forward, animated: false)
    recorder.launch(book)
    _ = source.take()
  }
}

/// Pages P1 to P6, and a list of the calls of data source and delegate.
@MainActor
final class PageSource: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private(set) var calls: [String] = []
  var spine: ((UIPageViewController) -> UIPageViewController.SpineLocation)?

  func page(_ number: Int) -> UIViewController { NamedViewController("P\(number)") }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func number(of controller: UIViewController) -> Int {
    Int(controller.lifecycleID.name.dropFirst()) ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    calls.append("before \(viewController.lifecycleID.name)")
    let number = number(of: viewController) - 1
    return number >= 1 ? page(number) : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    calls.append("after \(viewController.lifecycleID.name)")
    let number = number(of: viewController) + 1
    return number <= 6 ? page(number) : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    let names = pendingViewControllers.map(\.lifecycleID.name).joined(separator: ",")
    calls.append("willTransition \(names)")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let names = previousViewControllers.map(\.lifecycleID.name).joined(separator: ",")
    calls.append("didFinish \(names) completed: \(completed)" + (finished ? "" : ", unfinished"))
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    calls.append("spine \(orientation)")
    return spine?(pageViewController) ?? pageViewController.spineLocation
  }
}
