import Foundation
import LifecycleTrace
import Testing
import UIKit

/// UIKIT-CASES.md "UIPageViewController": known bugs of the phone that are not reproduced.
@MainActor
@Suite("Pages that a phone confuses")
struct PageCacheTests {
  @Test
  func `page-datasource-stale-cache: after a jump the neighbours are asked for anew`() throws {
    // Source: UIKIT-CASES.md page-datasource-stale-cache (published bug, not reproduced).
    let recorder = TraceRecorder()
    let source = NumberedPages()
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.dataSource = source
    book.setViewControllers([NamedViewController("1")], direction: .forward, animated: false)
    recorder.launch(book)
    try #require(book.beginSwipe(.forward)).finish()
    recorder.settle()
    book.setViewControllers([NamedViewController("7")], direction: .forward, animated: true)
    recorder.settle()
    try #require(book.beginSwipe(.reverse)).finish()
    recorder.settle()
    #expect(book.viewControllers?.map(\.lifecycleID.name) == ["6"])
  }

  @Test func `page-rapid-swipes: a second swipe waits for the end of the first`() throws {
    // Source: UIKIT-CASES.md page-rapid-swipes (published bug, not reproduced).
    let recorder = TraceRecorder()
    let source = NumberedPages()
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.dataSource = source
    book.setViewControllers([NamedViewController("1")], direction: .forward, animated: false)
    recorder.launch(book)
    let first = try #require(book.beginSwipe(.forward))
    first.update(0.5)
    first.cancel()
    #expect(book.beginSwipe(.forward) == nil)
    recorder.settle()
    try #require(book.beginSwipe(.forward)).finish()
    recorder.settle()
    #expect(book.viewControllers?.map(\.lifecycleID.name) == ["2"])
  }
}

/// Pages named by their numbers.
@MainActor
private final class NumberedPages: UIPageViewControllerDataSource {
  private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
    let number = (Int(controller.lifecycleID.name) ?? 0) + step
    return number >= 1 ? NamedViewController("\(number)") : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page(-1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page(1, from: viewController)
  }
}
