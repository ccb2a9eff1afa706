import Foundation

extension UIScrollView {
  /// Scrolls by the visible size, within the limits.
  ///
  /// - Returns: Whether the offset changed.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let visible = bounds.inset(by: adjustedContentInset).size
    let way: CGPoint =
      switch direction {
      case .up, .previous: CGPoint(x: 0, y: -visible.height)
      case .down, .next: CGPoint(x: 0, y: visible.height)
      case .left: CGPoint(x: -visible.width, y: 0)
      case .right: CGPoint(x: visible.width, y: 0)
      }
    let target = limits.confine(CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y))
    guard target != contentOffset, visible.width > 0, visible.height > 0 else { return false }
    setContentOffset(target, animated: false)
    let (offset, length, page) =
      way.x == 0
      ? (target.y, contentSize.height, visible.height)
      : (target.x, contentSize.width, visible.width)
    UIAccessibility.post(
      notification: .pageScrolled,
      argument:
        "Page \(Int((offset / page).rounded(.up)) + 1) of \(Int((length / page).rounded(.up)))")
    return true
  }
}
