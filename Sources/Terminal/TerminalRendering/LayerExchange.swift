import QuartzCore
import TerminalCanvas
import UIKit

/// A change of a whole layer from what was seen to what it is now, as cells allow.
///
/// A flip squeezes the old face to an edge and widens the new one from it; slides move whole cells; what
/// curls away is uncovered, and everything else fades.
struct LayerExchange {
  /// The two ways across a layer.
  private enum Axis { case columns, rows }

  let old: Canvas
  let new: Canvas
  /// The cells of the layer.
  let region: Region
  let kind: CATransitionType
  let side: CATransitionSubtype?

  /// Draws a state on what lies behind the layer.
  ///
  /// - Parameters:
  ///   - progress: how far the change has come, from 0 to 1.
  ///   - canvas: what is seen without the layer.
  func draw(at progress: Double, on canvas: inout Canvas) {
    let progress = min(1, max(0, progress))
    switch kind.rawValue {
    case "oglFlip", "flip": flip(progress, on: &canvas)
    case CATransitionType.moveIn.rawValue:
      copy(old, to: &canvas)
      slide(new, by: 1 - progress, to: &canvas)
    case CATransitionType.push.rawValue:
      slide(old, by: -progress, to: &canvas)
      slide(new, by: 1 - progress, to: &canvas)
    case CATransitionType.reveal.rawValue:
      copy(new, to: &canvas)
      slide(old, by: -progress, to: &canvas)
    case "pageCurl":
      copy(new, to: &canvas)
      slide(old, by: progress, to: &canvas)
    case "pageUnCurl":
      copy(old, to: &canvas)
      slide(new, by: 1 - progress, to: &canvas)
    default:
      var mixed = canvas
      copy(old, to: &mixed)
      copy(new, to: &canvas)
      let whole = canvas
      canvas = mixed
      canvas.mix(whole, in: region, opacity: progress)
    }
  }

  private func copy(_ picture: Canvas, to canvas: inout Canvas) {
    canvas.copyCells(of: picture, to: region) { ($0, $1) }
  }

  /// Whether it is a page that is turned over the upper edge.
  private var isPage: Bool { kind.rawValue.hasPrefix("page") }

  private var axis: Axis {
    side == .fromTop || side == .fromBottom || isPage ? .rows : .columns
  }

  /// Draws a picture moved towards the side from which the new one comes, by a part of its extent.
  private func slide(_ picture: Canvas, by part: Double, to canvas: inout Canvas) {
    let isNegative = side == .fromLeft || side == .fromTop || side == nil
    let extent = axis == .columns ? region.width : region.height
    let offset = Int((Double(extent) * part).rounded()) * (isNegative ? -1 : 1)
    canvas.copyCells(of: picture, to: region) { column, row in
      let source = axis == .columns ? (column - offset, row) : (column, row - offset)
      let isInside = region.columns.contains(source.0) && region.rows.contains(source.1)
      return isInside ? source : nil
    }
  }

  // MARK: Flips

  /// Fewer cells than this show nothing of a turn.
  private static let fewest = 4

  private func flip(_ progress: Double, on canvas: inout Canvas) {
    let picture = progress < 0.5 ? old : new
    let extent = axis == .columns ? region.width : region.height
    guard extent >= Self.fewest else { return copy(picture, to: &canvas) }
    // As many cells are left out on either side.
    let hidden = Double(extent) * (1 - abs(cos(.pi * progress)))
    let margin = min(Int((hidden / 2).rounded()), (extent - 1) / 2)
    let first = (axis == .columns ? region.column : region.row) + margin
    let count = extent - 2 * margin
    canvas.copyCells(of: picture, to: region) { column, row in
      let place = (axis == .columns ? column : row) - first
      guard (0..<count).contains(place) else { return nil }
      // The edges of the picture stay its edges.
      let source = count == 1 ? extent / 2 : (place * (extent - 1) + (count - 1) / 2) / (count - 1)
      return axis == .columns ? (region.column + source, row) : (column, region.row + source)
    }
  }
}

/// What was seen of the layers that are being exchanged, before they were.
@MainActor
struct LayerExchanges {
  private var pictures: [ObjectIdentifier: Canvas] = [:]
  private var isRunning: Set<ObjectIdentifier> = []
  private var previous = Canvas(width: 0, height: 0)

  /// Begins a frame that follows another one.
  mutating func begin(after frame: Canvas) {
    (previous, isRunning) = (frame, [])
  }

  /// Ends a frame: of exchanges that did not occur in it nothing is kept.
  mutating func end() {
    pictures = pictures.filter { isRunning.contains($0.key) }
    previous = Canvas(width: 0, height: 0)
  }

  /// The frame before a transition began.
  mutating func frame(before transition: CATransition) -> Canvas {
    let id = ObjectIdentifier(transition)
    isRunning.insert(id)
    let frame = pictures[id] ?? previous
    pictures[id] = frame
    return frame
  }
}
