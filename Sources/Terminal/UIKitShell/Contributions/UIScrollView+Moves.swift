import UIKit

extension UIView {
  /// The outermost scroll view of a hierarchy that has more than it shows.
  var firstScrollView: UIScrollView? {
    guard !isHidden else { return nil }
    if let scrollView = self as? UIScrollView,
      scrollView.hasMoreThanItShows || scrollView.refreshControl != nil
    {
      return scrollView
    }
    return subviews.lazy.compactMap(\.firstScrollView).first
  }
}

extension UIScrollView {
  var hasMoreThanItShows: Bool {
    contentSize.width > bounds.width || contentSize.height > bounds.height
  }

  /// Scrolls by a drag, so that the delegate is told as by a person's, and says what is visible.
  ///
  /// - Returns: Nil if the view cannot be scrolled now.
  func scroll(_ move: ScrollMove, by amount: Int?) -> String? {
    if move == .up, contentOffset.y <= -adjustedContentInset.top, let refreshControl {
      return pull(refreshControl)
    }
    var offset = contentOffset
    let cell = UIScreen.main.cellSize
    // Where it rests on whole pages, less would spring back.
    let part: CGFloat = isPagingEnabled ? 1 : 3 / 4
    let across = amount.map { CGFloat($0) * cell.width } ?? max(cell.width, bounds.width * part)
    let along = amount.map { CGFloat($0) * cell.height } ?? max(cell.height, bounds.height * part)
    switch move {
    case .up: offset.y -= along
    case .down: offset.y += along
    case .left: offset.x -= across
    case .right: offset.x += across
    case .top: offset = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    case .end: offset = CGPoint(x: offset.x, y: CGFloat.infinity)
    }
    return drag(to: offset) ? visiblePart : nil
  }

  /// Pulls the content down until it is refreshed, and lets it go.
  private func pull(_ refreshControl: UIRefreshControl) -> String? {
    guard beginDragging() else { return nil }
    // Past its edge content follows a drag less and less.
    drag(by: CGPoint(x: 0, y: 3 * UIRefreshControl.triggerDistance))
    let isRefreshing = refreshControl.isRefreshing
    endDragging()
    return isRefreshing ? "Refreshing." : "Refreshed."
  }

  /// Drags the content to an offset that is held to its limits; false if it cannot be dragged.
  private func drag(to offset: CGPoint) -> Bool {
    let (inset, size) = (adjustedContentInset, contentSize)
    let end = CGPoint(
      x: max(-inset.left, size.width + inset.right - bounds.width),
      y: max(-inset.top, size.height + inset.bottom - bounds.height))
    let target = CGPoint(
      x: max(-inset.left, min(offset.x.rounded(), end.x)),
      y: max(-inset.top, min(offset.y.rounded(), end.y)))
    guard beginDragging() else { return false }
    let start = contentOffset
    drag(by: CGPoint(x: start.x - target.x, y: start.y - target.y))
    endDragging()
    return true
  }

  private var visiblePart: String {
    let cell = UIScreen.main.cellSize
    let rows = Self.part(
      contentOffset.y / cell.height, bounds.height / cell.height,
      of: (contentSize.height / cell.height).rounded(.up))
    let columns = Self.part(
      contentOffset.x / cell.width, bounds.width / cell.width,
      of: (contentSize.width / cell.width).rounded(.up))
    let isWide = contentSize.width > bounds.width
    return "Rows \(rows)" + (isWide ? ", columns \(columns)." : ".")
  }

  private static func part(_ start: CGFloat, _ length: CGFloat, of all: CGFloat) -> String {
    let end = min(all, start + length)
    return "\(Int(start) + 1) to \(Int(end)) of \(Int(all))"
  }
}
