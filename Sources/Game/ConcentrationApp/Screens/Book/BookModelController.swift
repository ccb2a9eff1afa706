import UIKit

/// The book's model: holds the pages, and makes a controller for each on demand.
///
/// It is the data source of the page view controller, as in Xcode's page-based template.
@MainActor
final class BookModelController {
  private let pages: [BookPage]
  private let wording: any Wording

  init(wording: any Wording) {
    self.wording = wording
    pages = BookText(wording: wording).pages
  }

  /// The number of pages; even, so that a spine in the middle always has two to show.
  var count: Int { pages.count + pages.count % 2 }

  /// A controller for a page, or nil if there is no such page.
  func controller(at index: Int) -> BookPageViewController? {
    guard index >= 0, index < count else { return nil }
    let page = index < pages.count ? pages[index] : BookPage(title: "", paragraphs: [])
    return BookPageViewController(
      page: page, index: index, count: count, wayOn: wording.clause(.scroll(.down)))
  }

  /// The two controllers side by side that include a page; the left one has an even index.
  func spread(containing index: Int) -> [BookPageViewController] {
    let left = index - index % 2
    return [controller(at: left), controller(at: left + 1)].compactMap { $0 }
  }
}

extension BookModelController: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    (viewController as? BookPageViewController).flatMap { controller(at: $0.index - 1) }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    (viewController as? BookPageViewController).flatMap { controller(at: $0.index + 1) }
  }
}
