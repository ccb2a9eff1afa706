import UIKit

/// The root: it holds the page view controller as its child and says where the spine is.
class RootViewController: UIViewController, UIPageViewControllerDelegate {
  private var pageViewController: UIPageViewController?
  private lazy var modelController = ModelController()

  override func viewDidLoad() {
    super.viewDidLoad()
    let pageViewController = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
    pageViewController.delegate = self
    if let startingViewController = modelController.viewControllerAtIndex(0) {
      pageViewController.setViewControllers(
        [startingViewController], direction: .forward, animated: false, completion: nil)
    }
    pageViewController.dataSource = modelController

    addChild(pageViewController)
    view.addSubview(pageViewController.view)
    pageViewController.view.frame = view.bounds.insetBy(dx: 16, dy: 16)
    pageViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pageViewController.didMove(toParent: self)
    self.pageViewController = pageViewController
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    let firstPage = pageViewController.viewControllers?.first
    guard let currentViewController = firstPage as? DataViewController else { return .min }
    if orientation.isPortrait || UIDevice.current.userInterfaceIdiom == .phone {
      // One page. It is set again, for the spine may have been in the middle between two.
      pageViewController.setViewControllers(
        [currentViewController], direction: .forward, animated: true, completion: nil)
      pageViewController.isDoubleSided = false
      return .min
    }

    // Two pages: the current one, and its neighbour on the other side of the spine.
    let index = modelController.indexOfViewController(currentViewController)
    let viewControllers: [UIViewController?]
    if index % 2 == 0 {
      let next = modelController.pageViewController(
        pageViewController, viewControllerAfter: currentViewController)
      viewControllers = [currentViewController, next]
    } else {
      let previous = modelController.pageViewController(
        pageViewController, viewControllerBefore: currentViewController)
      viewControllers = [previous, currentViewController]
    }
    pageViewController.setViewControllers(
      viewControllers.compactMap { $0 }, direction: .forward, animated: true, completion: nil)
    return .mid
  }
}
