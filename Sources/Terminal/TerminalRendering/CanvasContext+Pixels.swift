import TerminalCanvas
import UIKit

/// Pixels are drawn as half blocks, one in the upper and one in the lower half of a cell.
extension CanvasContext {
  /// Draws the visible part of a bitmap image.
  ///
  /// A file that cannot be decoded draws nothing; the reason is logged.
  func drawPixels(of image: UIImage, over target: Region, in seen: Region) {
    do {
      let bitmap = try image.bitmap(coveringWidth: target.width, height: target.height * 2)
      guard let bitmap else { return }
      let top = seen.row - target.row
      let left = seen.column - target.column
      let part = bitmap.scaled(
        to: (target.width, target.height * 2), columns: left..<(left + seen.width),
        rows: (top * 2)..<((top + seen.height) * 2))
      for row in seen.rows {
        for column in seen.columns {
          let (x, y) = (column - seen.column, (row - seen.row) * 2)
          drawHalves(part.color(x, y), part.color(x, y + 1), column: column, row: row)
        }
      }
    } catch {
      UIApplication.shared.logHandler?("UIImage: \(error)")
    }
  }

  /// Draws a cell's two pixels; where one is clear, the cell keeps its background.
  private func drawHalves(_ upper: Color?, _ lower: Color?, column: Int, row: Int) {
    guard upper != nil || lower != nil else { return }
    let ground = canvas[column, row].style.background
    let isUpper = upper != nil
    let style = Style(
      foreground: isUpper ? upper : lower, background: isUpper ? lower ?? ground : ground)
    canvas.fill(
      Region(column: column, row: row, width: 1, height: 1), with: isUpper ? "▀" : "▄",
      style: style)
  }
}

extension UIKitRuntime.Bitmap {
  /// A pixel's colour, or nil if it is more than half transparent.
  fileprivate func color(_ column: Int, _ row: Int) -> Color? {
    let index = (row * width + column) * 4
    guard pixels[index + 3] >= 128 else { return nil }
    return Color(red: pixels[index], green: pixels[index + 1], blue: pixels[index + 2])
  }
}
