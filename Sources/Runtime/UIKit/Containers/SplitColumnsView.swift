import Foundation

/// The root view of a split view controller: its shown columns side by side.
@MainActor
final class SplitColumnsView: ContainerRootView {
  private var columns: [UIView] = []
  private var widths: @MainActor (CGFloat) -> [CGFloat] = { _ in [] }
  private var isMirrored: @MainActor () -> Bool = { false }

  /// Shows views side by side in the direction of reading, or against it.
  ///
  /// The widths are those for the width of all; the last one has what the others leave.
  func show(
    _ columns: [UIView], widths: @escaping @MainActor (CGFloat) -> [CGFloat],
    isMirrored: @escaping @MainActor () -> Bool
  ) {
    self.columns = columns
    (self.widths, self.isMirrored) = (widths, isMirrored)
    placeChildren()
    for view in columns where view.storedSuperview !== self { addSubview(view) }
  }

  override func placeChildren() {
    let size = storedBounds.size
    let isFromRight = isMirrored() != isRightToLeft
    var x: CGFloat = 0
    for (column, given) in zip(columns, widths(size.width) + [0, 0]) {
      let width = column === columns.last ? size.width - x : given
      column.frame = CGRect(
        x: isFromRight ? size.width - x - width : x, y: 0, width: width, height: size.height)
      x += width
    }
  }
}
