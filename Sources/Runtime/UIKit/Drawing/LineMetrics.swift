import Foundation

/// The height of a line of text, and the row of cells on which it stands.
///
/// It is the font's, but at least a row of cells, so that no two lines stand on the same one.
/// Source: decisions/LAYOUT.md
/// "2026-11-23 Lengths are points"; UIKIT-CASES.md points-line-height.
@MainActor
struct LineMetrics {
  /// The height in points.
  let height: CGFloat
  /// From the upper edge to the baseline.
  let ascender: CGFloat

  /// The metrics of a font of a size.
  init(fontSize: CGFloat) {
    let cell = ScreenCell.height
    guard !ScreenCell.isPoint else {
      (height, ascender) = (cell, cell)
      return
    }
    let size = max(fontSize, cell / UIFont.lineHeightPerPoint)
    height = size * UIFont.lineHeightPerPoint
    // Whole pixels, so that lines of different fonts on one baseline are still on one when their frames are
    // put on pixels.
    let pixel = ScreenCell.pixel
    ascender = (size * UIFont.ascenderPerPoint / pixel).rounded() * pixel
  }

  /// The metrics of a font.
  init(_ font: UIFont) { self.init(fontSize: font.pointSize) }

  /// The metrics of the text of controls.
  static var control: LineMetrics { LineMetrics(fontSize: UIFont.labelFontSize) }

  /// From the baseline to the lower edge.
  var descender: CGFloat { height - ascender }

  /// The upper edge of the row of cells on which a line with an upper edge stands: the one in which its
  /// baseline lies, to be rounded to a row when it is drawn.
  func cellTop(ofLineAt top: CGFloat) -> CGFloat {
    // The edge is rounded to a row when it is drawn; baselines are on pixels, and the limit is between two.
    ScreenCell.isPoint ? top : top + ascender - ScreenCell.height / 2 + ScreenCell.pixel / 4
  }

  /// How many lines have their baselines in a height.
  func lines(in length: CGFloat) -> Int {
    guard !ScreenCell.isPoint else { return ScreenCell.rows(in: length) }
    guard length > 0 else { return 0 }
    return max(1, Int(min((length + descender + 0.5) / height, 1_000_000)))
  }
}

extension ScreenCell {
  /// The place of the first cell of a line in a rectangle, centred vertically if a row has several points.
  static func lineOrigin(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX, y: isPoint ? rect.minY : centredLine(in: rect))
  }

  /// The y coordinate of the cells of a line in the middle of a rectangle's height.
  static func middleLine(in rect: CGRect) -> CGFloat {
    isPoint ? rect.midY.rounded(.down) : centredLine(in: rect)
  }

  private static func centredLine(in rect: CGRect) -> CGFloat {
    let line = LineMetrics.control
    return line.cellTop(ofLineAt: rect.midY - line.height / 2)
  }
}
