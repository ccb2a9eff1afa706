import Foundation

/// What a finger that moves across a row does.
enum RowDrag {
  /// It uncovers the actions of a side.
  case swipe(IndexPath)
  /// It moves the row, by its handle.
  case reorder(IndexPath)
}

extension UITableView {
  /// How much of its width a row is swiped until its first action is performed.
  private static var fullSwipe: CGFloat { 0.65 }

  /// Adds the recognizer of swipes and of handles, once the table can be touched.
  func makeRowPan() {
    guard rowPan == nil else { return }
    let pan = UIPanGestureRecognizer(target: self, action: UITableView.rowPanDidChange)
    rowPan = pan
    addGestureRecognizer(pan)
  }

  /// What a pan that is about to begin does with the row under it; nil if it is none of the table's.
  ///
  /// Source: UIKIT-CASES.md table-swipe-touch, table-reorder-touch.
  func rowDrag(of pan: UIPanGestureRecognizer) -> RowDrag? {
    guard let touch = pan.observedTouches.first, pan.observedTouches.count == 1 else { return nil }
    let start = touch.convert(touch.origin, to: self)
    guard let path = indexPathForRow(at: start), let cell = shownCells[path] else { return nil }
    if isEditing {
      return cell.part(at: convert(start, to: cell)) == .handle ? .reorder(path) : nil
    }
    let movement = touchLimits.phonePoints(pan.rawTranslation)
    guard abs(movement.x) > abs(movement.y), movement.x != 0,
      hasSwipeActions(at: path, isLeading: movement.x > 0)
    else { return nil }
    return .swipe(path)
  }

  private func rowPanDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: draggedRow = rowDrag(of: pan)
    case .ended:
      let drag = draggedRow
      draggedRow = nil
      switch drag {
      case .swipe(let path): endSwipe(of: path, by: pan.translation(in: self).x)
      case .reorder(let path): drop(path, at: pan.location(in: self))
      case nil: break
      }
    case .cancelled, .failed: draggedRow = nil
    case .possible, .changed: break
    }
  }

  /// A swipe of most of the row performs the first action, a shorter one shows the buttons, the shortest nothing.
  private func endSwipe(of path: IndexPath, by distance: CGFloat) {
    guard abs(distance) > SystemLength.swipeButton / 2 else { return }
    let isFull = abs(distance) > Self.fullSwipe * rowWidth
    swipeRow(at: path, fromLeading: distance > 0, fully: isFull)
  }

  /// Moves a row to the one under the finger, or to the end below all.
  private func drop(_ path: IndexPath, at point: CGPoint) {
    let middle = CGPoint(x: bounds.midX, y: point.y)
    let last = geometry.sections.indices.last { geometry.sections[$0].rows.count > 0 }
    let end = last.map { IndexPath(row: geometry.sections[$0].rows.count - 1, section: $0) }
    let below = point.y >= geometry.end ? end : nil
    guard let target = indexPathForRow(at: middle) ?? below, target != path else { return }
    dragRow(at: path, to: target)
  }

  // MARK: Without a finger

  /// Whether a row has a handle and another row, or a section, lies above it.
  package func canMoveRowUp(at path: IndexPath) -> Bool {
    shownCells[path]?.handle.isEmpty == false && (path.row > 0 || path.section > 0)
  }

  /// Moves a row up by its handle, to the end of the section above where it is the first of its own.
  @discardableResult
  package func moveRowUp(at path: IndexPath) -> Bool {
    guard canMoveRowUp(at: path) else { return false }
    let above =
      path.row > 0
      ? IndexPath(row: path.row - 1, section: path.section)
      : IndexPath(row: numberOfRows(inSection: path.section - 1), section: path.section - 1)
    return dragRow(at: path, to: above)
  }
}
