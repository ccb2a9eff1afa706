import CoreGraphics
import TerminalCanvas

/// Which eighths of each cell a shape covers: two dots across and four down.
///
/// The bits are those of braille patterns, so a cell's byte is the offset of its glyph.
/// Source: Unicode Standard, chapter 21.1, "Braille Patterns".
struct DotMask {
  /// The cells of the mask; nothing outside is covered.
  let region: Region
  private(set) var cells: [UInt8]

  /// A mask that covers nothing.
  init(region: Region) {
    self.region = region
    cells = Array(repeating: 0, count: region.width * region.height)
  }

  /// The covered dots of a cell.
  subscript(column: Int, row: Int) -> UInt8 {
    guard region.columns.contains(column), region.rows.contains(row) else { return 0 }
    return cells[(row - region.row) * region.width + column - region.column]
  }

  /// Removes the dots that another mask does not cover.
  mutating func formIntersection(_ other: DotMask) {
    for row in region.rows {
      for column in region.columns {
        cells[(row - region.row) * region.width + column - region.column] &= other[column, row]
      }
    }
  }

  /// Covers the dots whose centres are inside of the lines, which count as closed.
  ///
  /// - Parameters:
  ///   - lines: corners in cells.
  ///   - rule: what counts as inside.
  ///   - grain: the resolution, 2 or 4 rows in a cell.
  /// - Complexity: O(n·r) in the lines and the rows of dots that each crosses in the region.
  mutating func fill(_ lines: [Polyline], rule: CGPathFillRule, grain: Grain) {
    var crossings: [[(x: CGFloat, turn: Int)]] = Array(
      repeating: [], count: region.height * grain.rows)
    for line in lines where line.isFinite {
      for (from, to) in Polyline(line.points, isClosed: true).segments where from.y != to.y {
        addCrossings(from, to, grain, to: &crossings)
      }
    }
    for (row, crossings) in crossings.enumerated() {
      fill(crossings.sorted { $0.x < $1.x }, ofRow: row, rule, grain)
    }
    for line in lines where line.isFinite && grain.misses(line) { trace(line, grain) }
  }

  /// Covers the dots that lines pass through, so that the thinnest one is unbroken.
  mutating func trace(_ line: Polyline, _ grain: Grain = .dots) {
    guard line.isFinite else { return }
    for (from, to) in line.segments {
      guard let part = region.part(ofLineFrom: from, to: to) else { continue }
      let across = (part.to.x - part.from.x) * 2
      let down = (part.to.y - part.from.y) * CGFloat(grain.rows)
      let steps = max(1, Int(max(abs(across), abs(down)).rounded(.up)))
      // The end point belongs to the next segment.
      for step in 0..<steps {
        let way = CGFloat(step) / CGFloat(steps)
        let x = (part.from.x * 2 + across * way).rounded(.down)
        let y = (part.from.y * CGFloat(grain.rows) + down * way).rounded(.down)
        cover(
          Int(x) - region.column * 2, row: Int(y) - region.row * grain.rows, grain)
      }
    }
  }

  private func addCrossings(
    _ from: CGPoint, _ to: CGPoint, _ grain: Grain,
    to crossings: inout [[(x: CGFloat, turn: Int)]]
  ) {
    let scale = CGFloat(grain.rows)
    let top = CGFloat(region.row)
    let first = index((min(from.y, to.y) - top) * scale, below: crossings.count)
    let end = index((max(from.y, to.y) - top) * scale, below: crossings.count)
    let slope = (to.x - from.x) / (to.y - from.y)
    for row in first..<max(first, end) {
      let y = top + (CGFloat(row) + 0.5) / scale
      crossings[row].append((from.x + (y - from.y) * slope, to.y > from.y ? 1 : -1))
    }
  }

  private mutating func fill(
    _ crossings: [(x: CGFloat, turn: Int)], ofRow row: Int, _ rule: CGPathFillRule,
    _ grain: Grain
  ) {
    var winding = 0
    for (left, right) in zip(crossings, crossings.dropFirst()) {
      winding += left.turn
      guard rule.isInside(winding: winding) else { continue }
      let origin = CGFloat(region.column)
      let first = index((left.x - origin) * 2, below: region.width * 2)
      let end = index((right.x - origin) * 2, below: region.width * 2)
      for column in first..<max(first, end) { cover(column, row: row, grain) }
    }
  }

  /// The first dot whose centre is not before a coordinate, clamped to 0 through the number of
  /// dots.
  private func index(_ coordinate: CGFloat, below count: Int) -> Int {
    Int(min(max((coordinate - 0.5).rounded(.up), 0), CGFloat(count)))
  }

  /// Covers a dot, counted from the region's top left, if it lies in the region.
  private mutating func cover(_ column: Int, row: Int, _ grain: Grain) {
    guard column >= 0, row >= 0, column < region.width * 2, row < region.height * grain.rows
    else { return }
    cells[row / grain.rows * region.width + column / 2] |=
      grain.bits(column: column % 2, row: row % grain.rows)
  }
}

/// The resolution of a mask in a cell.
enum Grain {
  /// Four: single dots.
  case dots
  /// Two: quarters of a cell, each of two dots.
  case quarters

  /// The number of rows.
  var rows: Int { self == .dots ? 4 : 2 }

  /// The bits of one part of a cell.
  func bits(column: Int, row: Int) -> UInt8 {
    switch self {
    case .dots: Self.bits[column][row]
    case .quarters: Self.bits[column][row * 2] | Self.bits[column][row * 2 + 1]
    }
  }

  /// Whether a shape is so thin that it can miss the centres of all parts.
  func misses(_ line: Polyline) -> Bool {
    let xs = line.points.map(\.x)
    let ys = line.points.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return false }
    return right - left < 0.5 || bottom - top < 1 / CGFloat(rows)
  }

  /// The bits by column, then row.
  private static let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
}

extension Polyline {
  /// Whether every corner is a number within a million cells.
  fileprivate var isFinite: Bool {
    points.allSatisfy { abs($0.x) <= 1_000_000 && abs($0.y) <= 1_000_000 }
  }
}

extension Region {
  /// The part of a line that lies in the region, edges included, or nil if there is none.
  ///
  /// Source: Y. Liang and B. Barsky, "A New Concept and Method for Line Clipping", 1984.
  fileprivate func part(
    ofLineFrom from: CGPoint, to: CGPoint
  ) -> (from: CGPoint, to: CGPoint)? {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    var (enter, leave): (CGFloat, CGFloat) = (0, 1)
    let sides = [
      (-dx, from.x - CGFloat(column)), (dx, CGFloat(columns.upperBound) - from.x),
      (-dy, from.y - CGFloat(row)), (dy, CGFloat(rows.upperBound) - from.y),
    ]
    for (speed, distance) in sides {
      if speed == 0 {
        guard distance >= 0 else { return nil }
      } else if speed < 0 {
        enter = max(enter, distance / speed)
      } else {
        leave = min(leave, distance / speed)
      }
    }
    guard enter <= leave else { return nil }
    return (
      CGPoint(x: from.x + dx * enter, y: from.y + dy * enter),
      CGPoint(x: from.x + dx * leave, y: from.y + dy * leave)
    )
  }
}
