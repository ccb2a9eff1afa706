import UIKit

extension Navigator {
  /// The commands that turn a page from here.
  var pageTurns: [String] {
    guard hasPages, let place = screen?.pagePlace else { return [] }
    return (place.number < place.count ? ["page next"] : [])
      + (place.number > 1 ? ["page prev"] : [])
  }

  /// True if there are pages: those of a page view controller, or of a scroll view with paging.
  var hasPages: Bool { app.pages != nil || app.pagingView != nil }

  /// Turns one page; false if there is none on that side.
  func turnPage(forward: Bool) -> Bool {
    if let pages = app.pages { return turnPage(of: pages, forward: forward) != nil }
    defer { time.settle() }
    return app.pagingView?.turnPage(forward: forward) ?? false
  }

  /// Turns one page as a swipe does; nil if there is none on that side.
  func turnPage(of pages: UIPageViewController, forward: Bool) -> Outcome? {
    guard let swipe = pages.beginSwipe(forward ? .forward : .reverse) else { return nil }
    swipe.finish()
    time.settle()
    return pageOutcome()
  }

  /// Says which page is seen now.
  func pageOutcome() -> Outcome {
    let place = screen?.pagePlace.map { "Page \($0.number) of \($0.count)." }
    return .arrival(place ?? "\(frontTitle) is in front.", drawing: .always)
  }

  /// Turns back one page; nil if there are no pages or this is the first.
  func previousPage() -> Outcome? {
    guard let pages = app.pages else { return nil }
    return turnPage(of: pages, forward: false)
  }
}

extension UIPageViewController {
  /// More pages than these are not counted.
  private static var mostPages: Int { 1000 }

  /// The page in front, from 1, and the number of pages, by asking the data source for each; nil where
  /// they have no end.
  var countedPlace: (number: Int, count: Int)? {
    guard let dataSource, let shown = viewControllers?.first,
      let before = Self.count(
        from: shown,
        by: {
          dataSource.pageViewController(self, viewControllerBefore: $0)
        }),
      let after = Self.count(
        from: shown,
        by: {
          dataSource.pageViewController(self, viewControllerAfter: $0)
        })
    else { return nil }
    return (before + 1, before + 1 + after)
  }

  private static func count(
    from shown: UIViewController, by next: (UIViewController) -> UIViewController?
  ) -> Int? {
    var (count, page) = (0, shown)
    while let other = next(page) {
      guard count < mostPages else { return nil }
      (count, page) = (count + 1, other)
    }
    return count
  }
}
