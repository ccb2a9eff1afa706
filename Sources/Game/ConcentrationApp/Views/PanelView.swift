import UIKit

/// The panel beside cards that fill the window: what is played, its figures, and below them the place of
/// the lifecycle calls, which others draw.
final class PanelView: UIView {
  /// Makes what is shown; it is made when it is drawn, not at each move.
  var makeFigures: (() -> PanelFigures?)?
  /// How long the time stays right, in seconds; nil if the figures change with moves only.
  var secondsUntilChange: (() -> Double?)?
  /// The colours of the table; nil without any.
  var palette: Palette? {
    didSet {
      guard palette != oldValue else { return }
      for button in buttons { button.palette = palette }
      setNeedsDisplay()
    }
  }
  /// What can be done, the most useful first.
  var buttons: [PanelButton] = [] {
    didSet {
      for button in buttons { addSubview(button) }
      for guide in guides { guide.preferredFocusEnvironments = Array(buttons.prefix(1)) }
    }
  }
  /// Lead from cards that lie higher or lower than the buttons to the first one.
  private let guides = [PanelGuide(), PanelGuide()]
  private let nextDrawing = NextDrawing()

  /// Where the calls stand, in the view's coordinates; nil where it is too narrow or too low for them.
  ///
  /// The last row stays free for a message of two rows.
  var placeOfCalls: CGRect? {
    let top = headingRow + 1
    let rows = Int(bounds.height) - 1 - top
    guard isWide, rows >= Self.fewestCalls else { return nil }
    return CGRect(x: 0, y: top, width: Int(bounds.width), height: rows)
  }

  /// Fewer rows of calls show nothing.
  private static var fewestCalls: Int { 3 }

  /// Whether figures have a name and a value in columns of their own.
  private var isWide: Bool { bounds.width >= 30 }

  /// The row of the heading of the calls: the same whatever the figures are, so that no call moves.
  private var headingRow: Int { Self.buttonsRow + buttonRows + 1 }

  /// The row of the first buttons, below five figures.
  private static var buttonsRow: Int { 8 }

  /// The same where the panel is narrow.
  private static var narrowButtonsRow: Int { 6 }

  /// The rows of buttons in two columns: the calls have room, too.
  private var buttonRows: Int { bounds.height >= 20 ? 4 : 2 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for guide in guides { addLayoutGuide(guide) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = placesOfButtons
    // Beside the buttons, so that no key goes from one of them to the first one.
    let x: CGFloat = isWide ? 14 : bounds.width - 1
    let width: CGFloat = isWide ? 1 : 3
    let (top, bottom): (CGFloat, CGFloat) = (
      places.first?.minY ?? 0, places.last?.maxY ?? bounds.height
    )
    guides[0].frame = CGRect(x: x, y: 0, width: width, height: top)
    guides[1].frame = CGRect(x: x, y: bottom, width: width, height: bounds.height - bottom)
    for (index, button) in buttons.enumerated() {
      button.isHidden = index >= places.count
      if index < places.count { button.frame = places[index] }
    }
  }

  /// Two columns, or one below the figures, or the first one alone.
  private var placesOfButtons: [CGRect] {
    let height = Int(bounds.height)
    if bounds.width <= CGFloat(CardTable.strip) {
      return height > 2 ? [CGRect(x: 0, y: 2, width: bounds.width, height: 1)] : []
    }
    if !isWide {
      return (Self.narrowButtonsRow..<max(Self.narrowButtonsRow, height - 1)).map {
        CGRect(x: 0, y: CGFloat($0), width: bounds.width, height: 1)
      }
    }
    return (0..<(buttonRows * 2)).map {
      CGRect(x: CGFloat($0 % 2 * 15), y: CGFloat(Self.buttonsRow + $0 / 2), width: 14, height: 1)
    }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let figures = makeFigures?() else { return }
    var grid = CellGrid(columns: Int(bounds.width), rows: Int(bounds.height))
    if isWide {
      draw(figures, on: &grid)
    } else if bounds.width > CGFloat(CardTable.strip) {
      drawNarrow(figures, on: &grid)
    }
    grid.draw(at: .zero, in: context)
    nextDrawing.wait(secondsUntilChange?(), for: self)
  }

  private func draw(_ figures: PanelFigures, on grid: inout CellGrid) {
    let quiet = palette?[.quiet]
    grid.put(figures.title, 0, 0, isBold: true)
    grid.put(figures.seed, figures.title.count + 2, 0, ink: quiet)
    for (index, figure) in figures.rows.prefix(Self.buttonsRow - 3).enumerated() {
      if figure.isTurn { markTurn(row: 2 + index, on: &grid) }
      let ink = figure.isTurn ? palette?[.accentText] : nil
      grid.put(String(figure.name.prefix(10)), 0, 2 + index, ink: ink ?? quiet)
      grid.put(figure.value, 11, 2 + index, ink: ink, isBold: true)
      grid.put(figure.rest, 12 + figure.value.count, 2 + index, ink: ink ?? quiet)
    }
    let start = 12 + (figures.rows.first.map { $0.value.count + $0.rest.count + 1 } ?? 0)
    drawMeter(figures.share, from: start, to: min(grid.columns, 38) - 1, row: 2, on: &grid)
    if placeOfCalls != nil { grid.put("Lifecycle calls", 0, headingRow, ink: quiet) }
  }

  /// Whose turn it is is seen across the table: the row has the colour of the focus.
  private func markTurn(row: Int, on grid: inout CellGrid) {
    guard let accent = palette?[.accent] else { return }
    grid.fill(0, row, columns: min(grid.columns, 29), rows: 1, ground: accent)
  }

  private func drawNarrow(_ figures: PanelFigures, on grid: inout CellGrid) {
    // Below the way back, unless there are too many.
    let first = figures.rows.count < Self.narrowButtonsRow ? 1 : 0
    for (index, figure) in figures.rows.enumerated() {
      let row = first + index
      if figure.isTurn { markTurn(row: row, on: &grid) }
      let ink = figure.isTurn ? palette?[.accentText] : nil
      // Of a long name as much as its number leaves.
      let value = figure.value + figure.shortRest
      let name = figure.name.prefix(max(5, grid.columns - value.count - 1))
      grid.put(String(name), 0, row, ink: ink ?? palette?[.quiet])
      grid.put(value, max(6, name.count + 1), row, ink: ink, isBold: true)
    }
  }

  /// A line of which a share is heavy: the form says it without colour, too.
  private func drawMeter(
    _ share: Double, from start: Int, to end: Int, row: Int, on grid: inout CellGrid
  ) {
    let width = end - start
    guard width > 3 else { return }
    let full = Int((Double(width) * share).rounded(.down))
    grid.put(
      String(repeating: "━", count: full), start, row, ink: palette?[.meter])
    grid.put(
      String(repeating: "─", count: width - full), start + full, row, ink: palette?[.rail])
  }
}

/// A guide whose place is set.
private final class PanelGuide: UIFocusGuide {
  var frame = CGRect.zero

  override var layoutFrame: CGRect { frame }
}
