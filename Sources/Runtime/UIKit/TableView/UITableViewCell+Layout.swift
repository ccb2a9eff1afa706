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
      return (view.bounds.width > 0 ? view.bounds.width : view.intrinsicContentSize.width) + 1
    }
    let width = shownAccessory.sign.size().width
    return width > 0 ? width + 1 : 0
  }

  /// The frame of the content, inside a column for marks at each side, controls and accessories.
  private var contentFrame: CGRect {
    let control = editingControl.size().width
    let indents = control > 0 && shouldIndentWhileEditing
    let left = 1 + (indents ? control + 1 : 0) + CGFloat(indentationLevel) * indentationWidth
    let grip = handle.isEmpty ? 0 : handle.size().width + 1
    let right = 1 + accessoryWidth + grip + revealedWidth
    return CGRect(
      x: left + (revealsLeading ? revealedWidth : 0), y: 0,
      width: max(0, bounds.width - left - right), height: bounds.height)
  }

  func layOutCell() {
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    contentView.frame = contentFrame
    content.place(in: contentView)
    if contentConfiguration == nil { labels.layOut(in: contentView.bounds) }
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
      x: bounds.maxX - 1 - size.width - (handle.isEmpty ? 0 : handle.size().width + 1),
      y: ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
      height: size.height)
  }

  /// The height that fits all of the content, at least one line.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let old = bounds.width
    if old != width { bounds.size.width = width }
    let room = contentFrame.width
    let line = UIFont.systemFont(ofSize: UIFont.labelFontSize).lineHeight
    if let height = content.height(width: room) { return max(line, height) }
    return max(line, labels.height(width: room), ownContentHeight(width: room))
  }

  /// The height of the app's own views in the content view, to the lower edge of their frames.
  private func ownContentHeight(width: CGFloat) -> CGFloat {
    let own = contentView.subviews.filter { !labels.owns($0) && !$0.isHidden }
    return own.map(\.frame.maxY).max() ?? 0
  }

  // MARK: Actions of a swipe

  var hasRevealedActions: Bool { !revealed.isEmpty }

  private var revealedWidth: CGFloat {
    revealed.reduce(0) { $0 + $1.sizeThatFits(bounds.size).width + 1 }
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
    var edge: CGFloat = 1
    for button in revealed {
      let width = button.sizeThatFits(bounds.size).width
      let x = revealsLeading ? edge : bounds.maxX - edge - width
      button.frame = CGRect(
        x: x, y: ((bounds.height - 1) / 2).rounded(.down), width: width, height: 1)
      edge += width + 1
    }
  }

  // MARK: Drawing

  /// Draws editing control, accessory, reorder control and, if the last line is free, the
  /// separator.
  func drawMarks() {
    let y = ((bounds.height - 1) / 2).rounded(.down)
    let tint: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.secondaryLabel]
    if !editingControl.isEmpty {
      editingControl.draw(at: CGPoint(x: 1, y: y), withAttributes: [:])
    }
    var edge = bounds.maxX - 1
    if !handle.isEmpty {
      edge -= handle.size().width
      handle.draw(at: CGPoint(x: edge, y: y), withAttributes: tint)
      edge -= 1
    }
    if shownAccessoryView == nil, !shownAccessory.sign.isEmpty, revealed.isEmpty || revealsLeading {
      let sign = shownAccessory.sign
      sign.draw(at: CGPoint(x: edge - sign.size().width, y: y), withAttributes: tint)
    }
    drawSeparator()
  }

  private func drawSeparator() {
    guard let table, table.separatorStyle == .singleLine, hasRoomForSeparator else { return }
    let inset = separatorInset
    let width = Int(max(0, bounds.width - inset.left - inset.right))
    String(repeating: "─", count: width).draw(
      at: CGPoint(x: inset.left, y: bounds.maxY - 1),
      withAttributes: [.foregroundColor: table.separatorColor ?? .separator])
  }

  private var hasRoomForSeparator: Bool {
    bounds.height >= 2 && bounds.height > fittingHeight(width: bounds.width)
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
    let y = ((bounds.height - 1) / 2).rounded(.down)
    let context = UIGraphicsGetCurrentContext()
    context?.drawText(glyphs.0, at: CGPoint(x: bounds.minX, y: y), attributes: look)
    context?.drawText(glyphs.1, at: CGPoint(x: bounds.maxX - 1, y: y), attributes: look)
  }
}
