import UIKit

/// The model: the months, and the page controllers that show them.
///
/// Pages are made when the page view controller asks for them, and not before.
class ModelController: NSObject, UIPageViewControllerDataSource {
  let pageData: [String]

  override init() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    pageData = formatter.monthSymbols
    super.init()
  }

  func viewControllerAtIndex(_ index: Int) -> DataViewController? {
    guard pageData.indices.contains(index) else { return nil }
    return DataViewController.page(showing: pageData[index])
  }

  func indexOfViewController(_ viewController: DataViewController) -> Int {
    pageData.firstIndex(of: viewController.dataObject) ?? NSNotFound
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let page = viewController as? DataViewController else { return nil }
    let index = indexOfViewController(page)
    return index == NSNotFound ? nil : viewControllerAtIndex(index - 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let page = viewController as? DataViewController else { return nil }
    let index = indexOfViewController(page)
    return index == NSNotFound ? nil : viewControllerAtIndex(index + 1)
  }
}
