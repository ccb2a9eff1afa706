import UIKit

/// The last games on boards of one size, as bars below their result.
final class ProgressView: UIView {
  /// What is drawn; nil for nothing.
  var chart: ProgressChart? {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// The colours of the table; nil without any.
  var palette: Palette? { didSet { if palette != oldValue { setNeedsDisplay() } } }
  var isASCII = false { didSet { if isASCII != oldValue { setNeedsDisplay() } } }

  override var intrinsicContentSize: CGSize {
    guard let chart else { return .zero }
    return CGSize(width: max(chart.columns, chart.title.count), height: 1 + ProgressChart.height)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let chart else { return }
    var grid = CellGrid(columns: Int(bounds.width), rows: Int(bounds.height))
    grid.put(chart.title, 0, 0, isBold: true)
    chart.draw(on: &grid, row: 1, palette: palette, isASCII: isASCII)
    grid.draw(at: .zero, in: context)
  }

  override var isAccessibilityElement: Bool {
    get { chart != nil }
    set {}
  }

  override var accessibilityLabel: String? {
    get { chart?.sentence }
    set {}
  }
}
