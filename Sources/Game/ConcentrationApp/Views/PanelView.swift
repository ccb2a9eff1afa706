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
    didSet { if palette != oldValue { setNeedsDisplay() } }
  }
  private var waitsForChange = false

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
  private var headingRow: Int { 8 }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let figures = makeFigures?() else { return }
    var grid = CellGrid(columns: Int(bounds.width), rows: Int(bounds.height))
    if isWide { draw(figures, on: &grid) } else { drawNarrow(figures, on: &grid) }
    grid.draw(at: .zero, in: context)
    waitForChange()
  }

  private func draw(_ figures: PanelFigures, on grid: inout CellGrid) {
    let quiet = palette?[.quiet]
    grid.put(figures.title, 0, 0, isBold: true)
    grid.put(figures.seed, figures.title.count + 2, 0, ink: quiet)
    for (index, figure) in figures.rows.prefix(headingRow - 3).enumerated() {
      grid.put(String(figure.name.prefix(10)), 0, 2 + index, ink: quiet)
      grid.put(figure.value, 11, 2 + index, isBold: true)
      grid.put(figure.rest, 12 + figure.value.count, 2 + index, ink: quiet)
    }
    let start = 12 + (figures.rows.first.map { $0.value.count + $0.rest.count + 1 } ?? 0)
    drawMeter(figures.share, from: start, to: min(grid.columns, 38) - 1, row: 2, on: &grid)
    if placeOfCalls != nil { grid.put("Lifecycle calls", 0, headingRow, ink: quiet) }
  }

  private func drawNarrow(_ figures: PanelFigures, on grid: inout CellGrid) {
    for (row, figure) in figures.rows.enumerated() {
      grid.put(String(figure.name.prefix(6)), 0, row, ink: palette?[.quiet])
      grid.put(figure.value + figure.shortRest, 6, row, isBold: true)
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

  /// Each drawing asks for the next one, so that a clock that nobody sees costs nothing.
  private func waitForChange() {
    guard !waitsForChange, let seconds = secondsUntilChange?() else { return }
    waitsForChange = true
    _ = UIApplication.shared.scheduler.whenPassed(seconds) { [weak self] in
      self?.waitsForChange = false
      self?.setNeedsDisplay()
    }
  }
}
