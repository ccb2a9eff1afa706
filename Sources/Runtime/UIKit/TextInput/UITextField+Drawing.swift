import Foundation

extension UITextField {
  /// The text to be drawn: dots for secure text.
  var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: editing.string.count) : editing.string
  }

  /// Whether a view with a mode is shown now.
  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  /// Whether the clear button is shown, which requires text and replaces the right view.
  var showsClearButton: Bool { hasText && isShown(clearButtonMode) }

  var showsRightView: Bool { isShown(rightViewMode) && !showsClearButton }

  var borderWidth: CGFloat { borderStyle == .none ? 0 : ScreenCell.width }

  /// The widths of the views beside the text.
  var sideWidths: (left: CGFloat, right: CGFloat) {
    let left = isShown(leftViewMode) ? width(of: leftView) : 0
    let right = showsClearButton ? ScreenCell.width : showsRightView ? width(of: rightView) : 0
    return (left, right)
  }

  private func width(of view: UIView?) -> CGFloat {
    guard let view else { return 0 }
    return view.bounds.width > 0 ? view.bounds.width : view.intrinsicContentSize.width
  }

  func contentRect(_ bounds: CGRect) -> CGRect {
    let sides = sideWidths
    let left = borderWidth + sides.left
    return CGRect(
      x: bounds.minX + left, y: bounds.minY,
      width: max(0, bounds.width - left - sides.right - borderWidth), height: bounds.height)
  }

  func sideRects(_ bounds: CGRect) -> (left: CGRect, right: CGRect, clear: CGRect) {
    let sides = sideWidths
    let end = bounds.maxX - borderWidth
    return (
      CGRect(
        x: bounds.minX + borderWidth, y: bounds.minY, width: sides.left, height: bounds.height),
      CGRect(x: end - sides.right, y: bounds.minY, width: sides.right, height: bounds.height),
      CGRect(
        x: end - ScreenCell.width, y: bounds.minY, width: ScreenCell.width, height: bounds.height)
    )
  }

  /// Draws the frame, then the text or the placeholder.
  func drawContent() {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width >= 1, bounds.height >= 1 else {
      return
    }
    if let picture = isEnabled ? background : disabledBackground ?? background,
      borderStyle != .roundedRect
    {
      picture.draw(in: bounds)
    }
    drawBorder(borderRect(forBounds: bounds), on: context)
    if hasText || placeholder == nil {
      drawText(on: context)
    } else {
      drawPlaceholder(on: context)
    }
  }

  /// Draws a box if there is space for one, or else a bracket at each end.
  private func drawBorder(_ rect: CGRect, on context: any UIKitRuntime.DrawingContext) {
    guard borderStyle != .none, rect.width >= 2 * ScreenCell.width else { return }
    if rect.height >= 3 * ScreenCell.height { return context.strokeFrame(rect, color: .separator) }
    let look = UIKitRuntime.TextAttributes(isBold: isEditing, isDim: !isEnabled)
    let y = ScreenCell.middleLine(in: rect)
    context.drawText("[", at: CGPoint(x: rect.minX, y: y), attributes: look)
    context.drawText("]", at: CGPoint(x: rect.maxX - ScreenCell.width, y: y), attributes: look)
  }

  private func drawPlaceholder(on context: any UIKitRuntime.DrawingContext) {
    let room = placeholderRect(forBounds: bounds)
    let line = TextLine(
      placeholder ?? "", in: room, caret: nil, alignment: textAlignment,
      look: UIKitRuntime.TextAttributes(foreground: .placeholderText, isDim: true))
    line.draw(on: context)
    if isEditing { TextCaret.draw(over: line.firstCharacter, at: line.origin, on: context) }
  }

  private func drawText(on context: any UIKitRuntime.DrawingContext) {
    let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let color = textColor ?? .label
    let line = TextLine(
      shownText, in: room, caret: isEditing ? editing.charactersBeforeSelection : nil,
      alignment: textAlignment,
      look: UIKitRuntime.TextAttributes(
        foreground: color, isBold: font?.isBold ?? false,
        isDim: !isEnabled || color.terminalRole == .dimText))
    line.draw(on: context)
    line.drawCaret(on: context)
  }
}

/// The clear button of a text field.
@MainActor
final class TextFieldClearButton: UIButton {
  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.drawText(
      "×", at: CGPoint(x: bounds.minX, y: ScreenCell.middleLine(in: bounds)),
      attributes: .init(isBold: true, isReversed: isHighlighted))
  }
}
