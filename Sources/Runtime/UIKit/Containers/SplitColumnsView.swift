import Foundation

/// The root view of a split view controller: one column, or two side by side.
@MainActor
final class SplitColumnsView: ContainerRootView {
  private var left: UIView?
  private var right: UIView?
  private var leftWidth: @MainActor (CGFloat) -> CGFloat = { _ in 0 }

  /// Shows one view, or two side by side.
  func show(
    _ left: UIView?, _ right: UIView?, leftWidth: @escaping @MainActor (CGFloat) -> CGFloat
  ) {
    self.left = left
    self.right = right
    self.leftWidth = leftWidth
    placeChildren()
    for view in [left, right].compactMap({ $0 }) where view.storedSuperview !== self {
      addSubview(view)
    }
  }

  override func placeChildren() {
    let size = storedBounds.size
    guard let right else {
      left?.frame = CGRect(origin: .zero, size: size)
      return
    }
    let width = left == nil ? 0 : leftWidth(size.width)
    left?.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    right.frame = CGRect(x: width, y: 0, width: max(0, size.width - width), height: size.height)
  }
}
