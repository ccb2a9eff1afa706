import TerminalCanvas
import UIKit

/// The part of a canvas context that `saveState()` saves.
struct CanvasState {
  /// From the current coordinates to cells.
  var transform = CGAffineTransform.identity
  /// The only cells that change.
  var clip: Region
  /// The only dots that change, or nil for all of the clip.
  var mask: DotMask?

  init(clip: Region) {
    self.clip = clip
  }

  /// Whether the transform keeps rectangles parallel to the axes.
  var isUpright: Bool { transform.b == 0 && transform.c == 0 }

  /// From cells to the current coordinates; nil if the transform is not invertible.
  var inverse: CGAffineTransform? {
    transform.a * transform.d == transform.b * transform.c ? nil : transform.inverted()
  }

  /// The parts of a region whose cells are drawn: those of which the mask includes at least half.
  func visibleRegions(in region: Region) -> [Region] {
    let region = region.intersection(clip)
    guard !region.isEmpty else { return [] }
    guard let mask else { return [region] }
    var regions: [Region] = []
    for row in region.rows {
      var start: Int?
      for column in region.column...region.columns.upperBound {
        let isVisible =
          column < region.columns.upperBound && mask[column, row].nonzeroBitCount >= 4
        if isVisible, start == nil { start = column }
        if !isVisible, let first = start {
          regions.append(Region(column: first, row: row, width: column - first, height: 1))
          start = nil
        }
      }
    }
    return regions
  }
}
