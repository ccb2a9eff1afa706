import Foundation

/// One component of a picker: its rows, of which a drag or a tap selects one once the wheel has come to rest.
@MainActor
package final class PickerColumn: UIControl {
  private unowned let picker: UIPickerView
  private let component: Int
  private var rowViews: [Int: UIView] = [:]
  /// What is in the middle, in rows; between two rows while the wheel turns.
  private var place: CGFloat = -1 { didSet { if place != oldValue { setNeedsLayout() } } }
  private var drag: (y: CGFloat, place: CGFloat)?
  private var turn: FrameRider?
  /// How long the wheel turns to a row, in seconds.
  private static let turnDuration = 0.3

  /// The number of rows.
  package private(set) var rowCount = 0
  /// The selected row, or -1 if there are no rows.
  package private(set) var selectedRow = -1
  /// The size of a row, in points.
  private(set) var rowSize = CGSize.zero

  init(of picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// The room of the two marks beside the selected row.
  static var marksWidth: CGFloat { 4 * ScreenCell.width }

  /// Asks for the rows again; the selected row stays where there is one.
  func reload() {
    rowCount =
      notify(picker.numbers, "pickerView(_:numberOfRowsInComponent:)") {
        $0.pickerView(picker, numberOfRowsInComponent: component)
      } ?? 0
    selectedRow = rowCount == 0 ? -1 : min(max(0, selectedRow), rowCount - 1)
    rest(at: selectedRow)
    for view in rowViews.values { view.removeFromSuperview() }
    rowViews = [:]
    let width = notify(picker.delegate, "pickerView(_:widthForComponent:)") {
      $0.pickerView(picker, widthForComponent: component)
    }
    let height = notify(picker.delegate, "pickerView(_:rowHeightForComponent:)") {
      $0.pickerView(picker, rowHeightForComponent: component)
    }
    rowSize = CGSize(width: width ?? Self.marksWidth, height: height ?? SystemLength.pickerRow)
    setNeedsLayout()
  }

  /// Selects a row without calling the delegate; the wheel turns to it if that is animated.
  func select(_ row: Int, animated: Bool = false) {
    guard (0..<rowCount).contains(row) else { return }
    selectedRow = row
    if animated { turnWheel(to: row) } else { rest(at: row) }
    setNeedsDisplay()
  }

  /// Selects a row as a person does.
  ///
  /// - Returns: Whether another row is selected now.
  @discardableResult
  package func choose(_ row: Int) -> Bool {
    guard isEnabled, (0..<rowCount).contains(row), row != selectedRow else {
      rest(at: selectedRow)
      return false
    }
    select(row)
    notify(picker.delegate, "pickerView(_:didSelectRow:inComponent:)") {
      $0.pickerView(picker, didSelectRow: row, inComponent: component)
    }
    return true
  }

  /// What a row says.
  package func title(ofRow row: Int) -> String {
    if let text = picker.text(ofRow: row, inComponent: component)?.string { return text }
    let view = rowViews[row] ?? delegateView(forRow: row, reusing: nil)
    return view?.accessibilityLabel ?? (view as? UILabel)?.text ?? "\(row + 1)"
  }

  /// The view of a row, if it is visible.
  func view(forRow row: Int) -> UIView? { rowViews[row] }

  // MARK: The wheel

  private func rest(at row: Int) {
    turn?.stop()
    turn = nil
    place = CGFloat(row)
  }

  /// Turns the wheel to a row, frame by frame on the application's clock.
  private func turnWheel(to row: Int, then finish: @escaping @MainActor () -> Void = {}) {
    turn?.stop()
    let way = AxisTrajectory.linear(from: place, to: CGFloat(row), seconds: Self.turnDuration)
    guard window != nil, UIView.areAnimationsEnabled, place != way.end else {
      rest(at: row)
      return finish()
    }
    turn = UIApplication.shared.frameClock.ride(every: 1.0 / 30) { [weak self] seconds in
      guard let self else { return false }
      if let place = way.position(at: seconds) {
        self.place = place
        return true
      }
      rest(at: row)
      finish()
      return false
    }
  }

  // MARK: Layout

  package override func layoutSubviews() {
    super.layoutSubviews()
    let reach = rowSize.height > 0 ? Int(bounds.height / rowSize.height) / 2 : 0
    let (first, last) = (Int(place.rounded(.down)), Int(place.rounded(.up)))
    let shown = (first - reach...last + reach).filter { (0..<rowCount).contains($0) }
    var unused = rowViews.filter { !shown.contains($0.key) }.sorted { $0.key < $1.key }
    for row in shown where rowViews[row] == nil {
      let old = unused.popLast()
      if let old { rowViews[old.key] = nil }
      rowViews[row] = makeView(forRow: row, reusing: old?.value)
    }
    for (row, view) in unused {
      view.removeFromSuperview()
      rowViews[row] = nil
    }
    for (row, view) in rowViews { view.frame = frame(ofRow: row) }
    setNeedsDisplay()
  }

  private func makeView(forRow row: Int, reusing old: UIView?) -> UIView? {
    let view = delegateView(forRow: row, reusing: old)
    if old !== view { old?.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
    return view
  }

  private func delegateView(forRow row: Int, reusing old: UIView?) -> UIView? {
    notify(picker.delegate, "pickerView(_:viewForRow:forComponent:reusing:)") {
      $0.pickerView(picker, viewForRow: row, forComponent: component, reusing: old)
    }
  }

  private func frame(ofRow row: Int) -> CGRect {
    let mark = Self.marksWidth / 2
    let distance = (CGFloat(row) - place) * rowSize.height
    return CGRect(
      x: mark, y: middle + (ScreenCell.isPoint ? distance.rounded() : distance),
      width: max(0, bounds.width - 2 * mark), height: rowSize.height)
  }

  /// The upper edge of what is in the middle.
  private var middle: CGFloat { ScreenCell.half(bounds.height - rowSize.height) }

  package override func draw(_ rect: CGRect) {
    guard place >= 0, let context = UIGraphicsGetCurrentContext() else { return }
    let y = ScreenCell.lineOrigin(
      in: CGRect(x: 0, y: middle, width: bounds.width, height: rowSize.height)
    ).y
    let right = bounds.width - ScreenCell.width
    for (mark, x) in [(">", 0), ("<", right)] where right > 0 {
      context.drawText(
        mark, at: CGPoint(x: x, y: y),
        attributes: .init(foreground: shownTintColor, isBold: true, isDim: !isEnabled))
    }
  }

  // MARK: Accessibility

  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    standard.isElement = true
    let column = picker.numberOfComponents > 1 ? "column \(component + 1)" : nil
    standard.label = [picker.accessibilityLabel ?? "Picker", column].compactMap { $0 }
      .joined(separator: ", ")
    standard.identifier = picker.accessibilityIdentifier
    standard.value = selectedRow < 0 ? nil : title(ofRow: selectedRow)
    standard.traits?.insert(.adjustable)
    return standard
  }

  package override func accessibilityIncrement() { choose(selectedRow + 1) }

  package override func accessibilityDecrement() { choose(selectedRow - 1) }

  // MARK: Touches

  /// The views of the rows receive no touches: they turn with the wheel.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    turn?.stop()
    drag = (touch.location(in: self).y, place)
    return rowCount > 0
  }

  package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let drag, rowSize.height > 0 else { return true }
    let rows = (drag.y - touch.location(in: self).y) / rowSize.height
    place = min(max(0, drag.place + rows), CGFloat(rowCount - 1))
    return true
  }

  package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let turned = drag.map { $0.place != place } ?? false
    drag = nil
    if turned {
      settle(at: Int(place.rounded()))
    } else if let touch {
      tap(at: touch.location(in: self))
    }
  }

  package override func cancelTracking(with event: UIEvent?) {
    drag = nil
    rest(at: selectedRow)
  }

  /// A tap selects the row that it touches.
  private func tap(at point: CGPoint) {
    guard let row = rowViews.first(where: { $0.value.frame.minY...$0.value.frame.maxY ~= point.y })
    else { return }
    settle(at: row.key)
  }

  /// Lets the wheel come to rest at a row, which is selected then.
  private func settle(at row: Int) { turnWheel(to: row) { [weak self] in _ = self?.choose(row) } }

  /// A drag of the wheel is the picker's own.
  package override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isEnabled, gestureRecognizer.view !== self, gestureRecognizer is UIPanGestureRecognizer {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
