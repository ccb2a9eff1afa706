import ArgumentParser
import UIKit

/// A device whose screen an app may be shown on, with 8x16 points a cell.
package enum Device: String, CaseIterable, ExpressibleByArgument {
  /// 390x844 points, 49 columns by 53 rows.
  case phone
  /// 1024x768 points, 128 columns by 48 rows.
  case pad

  /// The points of a cell.
  package static let cellSize = CGSize(width: 8, height: 16)

  private var points: CGSize {
    switch self {
    case .phone: CGSize(width: 390, height: 844)
    case .pad: CGSize(width: 1024, height: 768)
    }
  }

  /// The size in cells; one that is begun counts.
  var size: (columns: Int, rows: Int) {
    (
      Int((points.width / Self.cellSize.width).rounded(.up)),
      Int((points.height / Self.cellSize.height).rounded(.up))
    )
  }

  /// A screen of this device.
  @MainActor func makeScreen() -> UIScreen {
    UIScreen(size: points, cellSize: Self.cellSize)
  }
}
