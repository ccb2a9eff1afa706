import Foundation

/// The two scroll indicators, and the timer that hides them.
@MainActor
struct ScrollIndicators {
  var horizontal: ScrollIndicator?
  var vertical: ScrollIndicator?
  var areShown = false
  var hiding: UIKitRuntime.Cancellation?
}

/// A scroll indicator, which shows the visible part of the content.
@MainActor
final class ScrollIndicator: UIView {
  var style = UIScrollView.IndicatorStyle.default { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    let isUpright = bounds.height > bounds.width
    let glyph = isUpright ? "┃" : "━"
    let length =
      isUpright ? ScreenCell.rows(in: bounds.height) : ScreenCell.columns(in: bounds.width)
    for cell in 0..<min(length, 10_000) {
      let point = CGPoint(
        x: isUpright ? 0 : CGFloat(cell) * ScreenCell.width,
        y: isUpright ? CGFloat(cell) * ScreenCell.height : 0)
      UIGraphicsGetCurrentContext()?.drawText(
        glyph, at: point, attributes: .init(foreground: color))
    }
  }

  private var color: UIColor? {
    switch style {
    case .default: nil
    case .black: .black
    case .white: .white
    }
  }
}

extension UIScrollView {
  /// Shows the indicators briefly, if the content can be scrolled.
  public func flashScrollIndicators() {
    showIndicators()
    hideIndicatorsSoon()
  }

  /// Whether the indicators are visible.
  package var areScrollIndicatorsShown: Bool { indicators.areShown }

  func showIndicators() {
    indicators.hiding?.cancel()
    indicators.hiding = nil
    indicators.areShown = true
    placeIndicators()
  }

  func hideIndicatorsSoon() {
    guard indicators.areShown else { return }
    indicators.hiding?.cancel()
    indicators.hiding = homeApplication.scheduler.after(1) { [weak self] in
      self?.hideIndicators()
    }
  }

  private func hideIndicators() {
    guard !isDragging, motion == nil else { return }
    indicators.hiding = nil
    indicators.areShown = false
    placeIndicators()
  }

  /// Places the indicators along the edges of the visible part, in front of the content.
  func placeIndicators() {
    let tall = indicators.areShown && showsVerticalScrollIndicator && limits.low.y < limits.high.y
    let wide =
      indicators.areShown && showsHorizontalScrollIndicator && limits.low.x < limits.high.x
    let cell = ScreenCell.size
    let tallRoom = bounds.inset(by: verticalScrollIndicatorInsets)
    let upright = mark(
      visible: bounds.height, content: contentSize.height, offset: contentOffset.y,
      room: tallRoom.height, cell: cell.height)
    place(
      &indicators.vertical, isShown: tall,
      frame: CGRect(
        x: tallRoom.maxX - cell.width, y: tallRoom.minY + upright.start, width: cell.width,
        height: upright.length))
    let wideRoom = bounds.inset(by: horizontalScrollIndicatorInsets)
    let level = mark(
      visible: bounds.width, content: contentSize.width, offset: contentOffset.x,
      room: wideRoom.width, cell: cell.width)
    place(
      &indicators.horizontal, isShown: wide,
      frame: CGRect(
        x: wideRoom.minX + level.start, y: wideRoom.maxY - cell.height, width: level.length,
        height: cell.height))
  }

  private func place(_ indicator: inout ScrollIndicator?, isShown: Bool, frame: CGRect) {
    guard isShown else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let view = indicator ?? ScrollIndicator(frame: frame)
    view.isUserInteractionEnabled = false
    view.style = indicatorStyle
    view.frame = frame
    if indicator == nil { addSubview(view) } else { bringSubviewToFront(view) }
    indicator = view
  }

  /// The start and length of an indicator, in whole cells of the room for it.
  private func mark(
    visible: CGFloat, content: CGFloat, offset: CGFloat, room: CGFloat, cell: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    guard content > visible, room >= cell else { return (0, max(0, room)) }
    let length = max(cell, (room * visible / content).rounded())
    let part = min(max(offset / (content - visible), 0), 1)
    return (((room - length) * part).rounded(), length)
  }
}
