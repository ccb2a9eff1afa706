import Foundation

/// What is touched in a table.
struct TouchedRow {
  weak var cell: UITableViewCell?
  let part: UITableViewCell.Part
}

extension UITableViewCell {
  /// A part of a cell that does something of its own when it is tapped.
  enum Part {
    case row
    case editingControl
    case accessoryButton
    case handle
  }

  /// The part at a point of the cell.
  func part(at point: CGPoint) -> Part {
    if point.x < contentView.frame.minX, !editingControl.isEmpty { return .editingControl }
    if !handle.isEmpty, point.x >= bounds.maxX - SystemLength.cellSide - handleWidth {
      return .handle
    }
    if point.x >= contentView.frame.maxX, shownAccessory.hasButton { return .accessoryButton }
    return .row
  }
}

extension UITableView {
  /// Highlights the row that is touched; where a swipe has opened a row, it only closes that.
  ///
  /// Source: UIKIT-CASES.md table-touch.
  func touchRow(by touches: Set<UITouch>) {
    guard swipedPath == nil else { return closeSwipe() }
    guard touchedRow == nil, let touch = touches.first,
      let path = indexPathForRow(at: touch.location(in: self)), let cell = cellForRow(at: path)
    else { return }
    let part = cell.part(at: touch.location(in: cell))
    guard part != .row || highlightRow(at: path) else { return }
    touchedRow = TouchedRow(cell: cell, part: part)
  }

  /// Does what a tap does, if the touch ends on the part on which it began.
  func releaseRow(by touches: Set<UITouch>) {
    guard let touched = touchedRow, let touch = touches.first else { return }
    let path = untouchRow()
    guard let path, let cell = touched.cell, cell.bounds.contains(touch.location(in: cell)),
      cell.part(at: touch.location(in: cell)) == touched.part
    else { return }
    switch touched.part {
    case .row: useRow(at: path)
    case .editingControl: tapEditingControl(at: path)
    case .accessoryButton: tapAccessory(at: path)
    case .handle: break
    }
  }

  /// Ends the highlight of the row that is touched, and says where it is now.
  @discardableResult
  func untouchRow() -> IndexPath? {
    let touched = touchedRow
    touchedRow = nil
    guard let touched, let path = touched.cell.flatMap({ indexPath(for: $0) }) else { return nil }
    if touched.part == .row { unhighlightRow(at: path) }
    return path
  }
}
