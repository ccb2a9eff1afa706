import Foundation

extension UITableViewCell {
  /// The accessory that is shown.
  var shownAccessory: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  /// The control before the content while the table is edited.
  var editingControl: String {
    guard isEditing else { return "" }
    if selectsByMark { return isSelected ? "(*)" : "( )" }
    return switch editingStyle {
    case .none: ""
    case .delete: "(-)"
    case .insert: "(+)"
    }
  }

  /// The reorder control of an edited row.
  var handle: String { isEditing && isMovable && showsReorderControl ? "=" : "" }

  private var accessoryWidth: CGFloat {
    if let view = shownAccessoryView {
      return (view.bounds.width > 0 ? view.bounds.width : view.intrinsicContentSize.width)
        + SystemLength.cellGap
    }
    let width = shownAccessory.sign.size().width
    return width > 0 ? width + SystemLength.cellGap : 0
  }

  var handleWidth: CGFloat {
    handle.isEmpty ? 0 : handle.size().width + SystemLength.cellGap
  }

  /// The frame of the content, between controls and accessories.
  var contentFrame: CGRect {
    let control = editingControl.size().width
    let indents = control > 0 && shouldIndentWhileEditing
    let left =
      SystemLength.cellMark + (indents ? control + SystemLength.cellGap : 0)
      + CGFloat(indentationLevel) * indentationWidth
    let controls = accessoryWidth + handleWidth + (slidesAside ? 0 : revealedWidth)
    let right = controls > 0 ? SystemLength.cellSide + controls : SystemLength.cellMark
    let moved = revealsLeading ? revealedWidth : slidesAside ? -revealedWidth : 0
    return CGRect(
      x: left + moved, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
  }

  /// Whether the content keeps its width while actions are shown, and is partly out of sight, as on a phone; where
  /// a point is a cell it makes room, so that one still reads what the actions are for.
  private var slidesAside: Bool { !ScreenCell.isPoint }

  func layOutCell() {
    background.place(in: self)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    contentView.frame = contentFrame
    content.place(in: contentView)
    if contentConfiguration == nil {
      labels.layOut(in: contentView.bounds.insetBy(dx: labelInset, dy: 0))
    }
    placeAccessory()
    placeRevealed()
  }

  private func placeAccessory() {
    for view in [accessoryView, editingAccessoryView].compactMap(\.self) {
      view.isHidden = view !== shownAccessoryView
    }
    guard let view = shownAccessoryView else { return }
    let size = view.bounds.isEmpty ? view.intrinsicContentSize : view.bounds.size
    view.frame = CGRect(
      x: bounds.maxX - SystemLength.cellSide - size.width - handleWidth,
      y: ScreenCell.half(bounds.height - size.height), width: size.width, height: size.height)
  }

  /// From the sides of the content view to the labels of the style.
  private var labelInset: CGFloat { SystemLength.cellSide - SystemLength.cellMark }

  /// The height that fits all of the content.
  ///
  /// Constraints decide alone; the labels of a style and a configuration have at least a standard row.
  /// Source: UIKIT-CASES.md table-fitting-rows.
  func fittingHeight(width: CGFloat) -> CGFloat {
    if bounds.width != width { bounds.size.width = width }
    let room = contentFrame.width
    if let height = content.height(width: room) { return max(SystemLength.row, height) }
    if let height = contentView.constrainedHeight(atWidth: room) {
      return height > 0 ? height : collapsedHeight
    }
    let text = labels.height(width: room - 2 * labelInset)
    return max(SystemLength.row, text, ownContentHeight(width: room))
  }

  /// The height in place of none, to which constraints that leave one end free come.
  private var collapsedHeight: CGFloat {
    UIApplication.shared.log(
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a "
        + "table view cell's content view. We're considering the collapse unintentional and using "
        + "standard height instead. Cell: <\(type(of: self))>", once: true)
    return SystemLength.row
  }

  /// The height of the app's own views in the content view, to the lower edge of their frames.
  private func ownContentHeight(width: CGFloat) -> CGFloat {
    let own = contentView.subviews.filter { !labels.owns($0) && !$0.isHidden }
    return own.map(\.frame.maxY).max() ?? 0
  }

  // MARK: Actions of a swipe

  var hasRevealedActions: Bool { !revealed.isEmpty }

  private var revealedWidth: CGFloat {
    revealed.reduce(0) { $0 + width(ofRevealed: $1) + SystemLength.cellGap }
  }

  private func width(ofRevealed button: UIButton) -> CGFloat {
    max(SystemLength.swipeButton, button.sizeThatFits(bounds.size).width)
  }

  /// Shows buttons at a side of the content, the first one at the edge; an empty array hides them.
  func reveal(_ buttons: [UIButton], isLeading: Bool = false) {
    for button in revealed { button.removeFromSuperview() }
    revealed = buttons
    revealsLeading = isLeading
    for button in buttons { addSubview(button) }
    contentDidChange()
  }

  private func placeRevealed() {
    var edge = SystemLength.cellMark
    for button in revealed {
      let width = width(ofRevealed: button)
      let x = revealsLeading ? edge : bounds.maxX - edge - width
      let height = ScreenCell.isPoint ? ScreenCell.height : bounds.height
      button.frame = CGRect(
        x: x, y: ScreenCell.half(bounds.height - height), width: width, height: height)
      edge += width + SystemLength.cellGap
    }
  }

  // MARK: Drawing

  /// Draws editing control, accessory, reorder control and, if the last line is free, the
  /// separator.
  func drawMarks() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let y = Self.middleLine(in: bounds)
    let side = SystemLength.cellSide
    let look = UIKitRuntime.TextAttributes([.foregroundColor: UIColor.secondaryLabel])
    if !editingControl.isEmpty {
      context.drawText(editingControl, at: CGPoint(x: side, y: y), attributes: .init())
    }
    if !handle.isEmpty {
      let x = bounds.maxX - side - handle.size().width
      context.drawText(handle, at: CGPoint(x: x, y: y), attributes: look)
    }
    if shownAccessoryView == nil, !shownAccessory.sign.isEmpty, revealed.isEmpty || revealsLeading {
      let sign = shownAccessory.sign
      let x = bounds.maxX - side - handleWidth - sign.size().width
      context.drawText(sign, at: CGPoint(x: x, y: y), attributes: look)
    }
    drawSeparator(on: context)
  }

  /// The row of cells for a line in the middle of a height; if two rows are as near, the upper one.
  static func middleLine(in rect: CGRect) -> CGFloat {
    guard ScreenCell.isPoint else { return ScreenCell.middleLine(in: rect) }
    return ((rect.height - ScreenCell.height) / 2).rounded(.down)
  }

  /// Draws the line at the end of the cell.
  ///
  /// Where a row of cells has several points it lies on the row that is free between the last line of this
  /// cell and the first one of the next, which is in either of them: each draws what it has of it. The boxes of an
  /// inset table end without one.
  private func drawSeparator(on context: any UIKitRuntime.DrawingContext) {
    guard let table, table.separatorStyle == .singleLine, hasRoomForSeparator else { return }
    guard !ScreenCell.isPoint else {
      return drawLine(at: bounds.maxY - ScreenCell.height, of: table, on: context)
    }
    // A margin and a descender above the end there is a baseline, a margin and an ascender below it the next:
    // the rows of neither are met, even by the smallest margin and font.
    let above = ScreenCell.height / 5
    guard let path = table.indexPath(for: self) else { return }
    let isLast = path.row == table.numberOfRows(inSection: path.section) - 1
    if !isLast || table.style != .insetGrouped {
      drawLine(at: bounds.maxY - above, of: table, on: context)
    }
    if path.row > 0 { drawLine(at: bounds.minY - above, of: table, on: context) }
  }

  private func drawLine(
    at y: CGFloat, of table: UITableView, on context: any UIKitRuntime.DrawingContext
  ) {
    let inset = separatorInset
    let columns = ScreenCell.columns(in: max(0, bounds.width - inset.left - inset.right))
    context.drawText(
      String(repeating: "─", count: columns), at: CGPoint(x: inset.left, y: y),
      attributes: .init([.foregroundColor: table.separatorColor ?? .separator]))
  }

  private var hasRoomForSeparator: Bool {
    guard ScreenCell.isPoint else { return true }
    return bounds.height >= 2 && bounds.height > fittingHeight(width: bounds.width)
  }
}

/// Draws the marks of a cell's state in front of its content.
@MainActor
final class TableCellMarks: UIView {
  weak var cell: UITableViewCell?

  override func draw(_ rect: CGRect) {
    guard let cell, cell.isSelected || cell.isHighlighted, cell.selectionStyle != .none,
      !cell.selectsByMark, bounds.width >= 2
    else { return }
    let glyphs = cell.isHighlighted ? (">", "<") : ("[", "]")
    let look = UIKitRuntime.TextAttributes(isBold: true)
    let y = UITableViewCell.middleLine(in: bounds)
    let context = UIGraphicsGetCurrentContext()
    context?.drawText(glyphs.0, at: CGPoint(x: bounds.minX, y: y), attributes: look)
    context?.drawText(
      glyphs.1, at: CGPoint(x: bounds.maxX - ScreenCell.width, y: y),
      attributes: look)
  }
}
