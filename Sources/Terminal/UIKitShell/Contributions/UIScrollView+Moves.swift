import UIKit

extension UIView {
  /// The outermost scroll view of a hierarchy that has more than it shows.
  var firstScrollView: UIScrollView? {
    guard !isHidden else { return nil }
    if let scrollView = self as? UIScrollView, scrollView.hasMoreThanItShows { return scrollView }
    return subviews.lazy.compactMap(\.firstScrollView).first
  }
}

extension UIScrollView {
  fileprivate var hasMoreThanItShows: Bool {
    contentSize.width > bounds.width || contentSize.height > bounds.height
  }

  /// Scrolls, and says what is visible then.
  func scroll(_ move: ScrollMove, by amount: Int?) -> String {
    var offset = contentOffset
    let cell = UIScreen.main.cellSize
    let across = amount.map { CGFloat($0) * cell.width } ?? max(cell.width, bounds.width * 3 / 4)
    let along = amount.map { CGFloat($0) * cell.height } ?? max(cell.height, bounds.height * 3 / 4)
    switch move {
    case .up: offset.y -= along
    case .down: offset.y += along
    case .left: offset.x -= across
    case .right: offset.x += across
    case .top: offset = .zero
    case .end: offset = CGPoint(x: 0, y: contentSize.height)
    }
    offset.x = max(0, min(offset.x.rounded(), contentSize.width - bounds.width))
    offset.y = max(0, min(offset.y.rounded(), contentSize.height - bounds.height))
    setContentOffset(offset, animated: false)
    return visiblePart
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
