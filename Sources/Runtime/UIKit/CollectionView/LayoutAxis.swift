import Foundation

/// A direction of a layout: what is along it, and what is across it.
struct LayoutAxis {
  let isVertical: Bool

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func across(_ point: CGPoint) -> CGFloat { isVertical ? point.x : point.y }
  func end(of rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }

  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  /// The insets at the beginning and at the end.
  func along(_ insets: NSDirectionalEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    isVertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
  }

  /// The insets at the sides.
  func across(_ insets: NSDirectionalEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  /// A size without the insets at its sides.
  func inset(_ size: CGSize, atSidesBy insets: NSDirectionalEdgeInsets) -> CGSize {
    let (before, after) = across(insets)
    return self.size(along(size), max(0, across(size) - before - after))
  }
}

extension CGRect {
  /// The rectangle inside of insets, which is empty where they are larger than it.
  func inside(_ insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
