import Foundation

extension UIView {
  /// Moves and resizes the subviews by their masks after the size changed.
  func resizeSubviews(from oldSize: CGSize) {
    let size = storedBounds.size
    for subview in storedSubviews where !subview.autoresizingMask.isEmpty {
      let mask = subview.autoresizingMask
      let frame = subview.frame
      let horizontal = Self.stretched(
        start: frame.minX, length: frame.width, by: size.width - oldSize.width, in: oldSize.width,
        before: mask.contains(.flexibleLeftMargin), itself: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      let vertical = Self.stretched(
        start: frame.minY, length: frame.height, by: size.height - oldSize.height,
        in: oldSize.height, before: mask.contains(.flexibleTopMargin),
        itself: mask.contains(.flexibleHeight), after: mask.contains(.flexibleBottomMargin))
      subview.frame = CGRect(
        x: horizontal.start, y: vertical.start, width: horizontal.length,
        height: vertical.length)
    }
  }

  /// Distributes a change of length among the flexible parts, in proportion to their lengths.
  ///
  /// Parts of zero length share equally. Source: Apple, UIView.AutoresizingMask.
  private static func stretched(
    start: CGFloat, length: CGFloat, by change: CGFloat, in oldTotal: CGFloat,
    before: Bool, itself: Bool, after: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    guard change != 0, before || itself || after else { return (start, length) }
    let end = oldTotal - start - length
    let parts = (before ? start : 0) + (itself ? length : 0) + (after ? end : 0)
    let count = CGFloat((before ? 1 : 0) + (itself ? 1 : 0) + (after ? 1 : 0))
    func share(_ isFlexible: Bool, _ had: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return parts > 0 ? change * had / parts : change / count
    }
    return (start + share(before, start), max(0, length + share(itself, length)))
  }
}
