import UIKit

extension UIView {
  /// The outermost scroll view of a hierarchy that has pages and more than one of them.
  var firstPagingView: UIScrollView? {
    shownViews(of: UIScrollView.self).first { $0.isPagingEnabled && $0.hasMoreThanItShows }
  }
}

extension UIScrollView {
  private var isPagedSideways: Bool { contentSize.width > bounds.width }

  /// The page in view, from 1, and the number of pages; nil for a view without a size.
  var pageNumbers: (number: Int, count: Int)? {
    let length = isPagedSideways ? bounds.width : bounds.height
    let all = isPagedSideways ? contentSize.width : contentSize.height
    let offset = isPagedSideways ? contentOffset.x : contentOffset.y
    guard length >= 1, all.isFinite else { return nil }
    let count = max(1, Int((all / length).rounded(.up)))
    return (min(max(1, Int((offset / length).rounded()) + 1), count), count)
  }

  /// Drags to the next or the previous page; false if there is none.
  func turnPage(forward: Bool) -> Bool {
    guard let place = pageNumbers, forward ? place.number < place.count : place.number > 1 else {
      return false
    }
    let move: ScrollMove =
      if isPagedSideways { forward ? .right : .left } else { forward ? .down : .up }
    return scroll(move, by: nil) != nil
  }
}

extension RunningApp {
  /// The scroll view in front that has pages.
  var pagingView: UIScrollView? { viewInFront?.firstPagingView }
}
