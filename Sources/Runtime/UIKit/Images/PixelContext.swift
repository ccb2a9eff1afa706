import CoreGraphics
import Foundation

/// A drawing context that draws on pixels, for the files of images that were drawn.
///
/// Edges are smoothed: a pixel is covered as much as a path covers of four lines across it. There is no
/// font: each character is a bar as high as a small letter, as in a greeked page.
@MainActor
final class PixelContext: UIKitRuntime.DrawingContext {
  /// What `saveState()` saves.
  private struct State {
    var transform: CGAffineTransform
    /// The rectangle of pixels that holds the clip.
    var bounds: CGRect
    /// How much of each pixel lies inside the clip, or nil for all that is in the rectangle.
    var mask: [Float]?
  }

  private let width: Int
  private let height: Int
  /// Red, green, blue and opacity of each pixel, the colours multiplied by the opacity.
  private var pixels: [SIMD4<Float>]
  private var state: State
  private var savedStates: [State] = []

  /// A clear picture.
  ///
  /// - Parameters:
  ///   - width: its width in pixels.
  ///   - height: its height in pixels.
  ///   - transform: from points to pixels.
  init(width: Int, height: Int, transform: CGAffineTransform) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: .zero, count: width * height)
    state = State(
      transform: transform, bounds: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// What has been drawn.
  var bitmap: UIKitRuntime.Bitmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for pixel in pixels {
      let straight = pixel.w > 0 ? pixel / pixel.w : .zero
      for part in [straight.x, straight.y, straight.z, pixel.w] {
        bytes.append(UInt8((min(1, max(0, part)) * 255).rounded()))
      }
    }
    return UIKitRuntime.Bitmap(width: width, height: height, pixels: bytes)
  }

  // MARK: Drawing

  func fill(_ rect: CGRect, color: UIColor) { fill(UIBezierPath(rect: rect), color: color) }

  func strokeFrame(_ rect: CGRect, color: UIColor) {
    let inset = rect.insetBy(dx: 0.5, dy: 0.5)
    guard !inset.isNull else { return fill(rect, color: color) }
    stroke(UIBezierPath(rect: inset), color: color)
  }

  func fill(_ path: UIBezierPath, color: UIColor) {
    let lines = path.cgPath.path.applying(state.transform).flattened(tolerance: Self.tolerance)
    paint(Coverage(lines, rule: path.fillRule, in: state.bounds), color: color)
  }

  func stroke(_ path: UIBezierPath, color: UIColor) {
    let outline = path.cgPath.path.stroked(path.pen, tolerance: Self.tolerance / scale)
    let lines = outline.applying(state.transform).flattened(tolerance: Self.tolerance)
    paint(Coverage(lines, rule: .winding, in: state.bounds), color: color)
  }

  func drawText(_ text: String, at point: CGPoint, attributes: UIKitRuntime.TextAttributes) {
    let measure = UIApplication.shared.viewEnvironment.textMeasure
    var x = point.x
    for character in text {
      let advance = CGFloat(measure.columns(character)) * ScreenCell.width
      let cell = CGRect(x: x, y: point.y, width: advance, height: ScreenCell.height)
      x += advance
      if let background = attributes.background { fill(cell, color: background) }
      guard !character.isWhitespace else { continue }
      let bar = CGRect(
        x: cell.minX + advance * 0.1, y: cell.minY + cell.height * 0.35, width: advance * 0.8,
        height: cell.height * 0.45)
      fill(bar, color: attributes.foreground ?? .black)
    }
  }

  func drawImage(_ image: UIImage, in rect: CGRect) {
    guard !image.drawSteps(in: rect, on: self) else { return }
    if let art = image.cellArt {
      saveState()
      clip(to: rect)
      translate(by: rect.origin)
      let size = image.size
      scale(x: rect.width / max(size.width, 1e-6), y: rect.height / max(size.height, 1e-6))
      for row in 0..<art.rows {
        for column in 0..<art.columns {
          let cell = art[column: column, row: row]
          drawText(
            String(cell.character),
            at: CGPoint(
              x: CGFloat(column) * ScreenCell.width, y: CGFloat(row) * ScreenCell.height),
            attributes: .init(foreground: cell.color))
        }
      }
      restoreState()
    } else {
      drawPixels(of: image, over: rect.applying(state.transform))
    }
  }

  /// Draws a bitmap with the nearest of its pixels, upright.
  private func drawPixels(of image: UIImage, over target: CGRect) {
    guard let bitmap = try? image.bitmap(coveringWidth: .max, height: .max) else { return }
    let seen = target.intersection(state.bounds)
    guard !seen.isEmpty else { return }
    for row in Int(seen.minY.rounded())..<Int(seen.maxY.rounded()) {
      let y = Int((CGFloat(row) + 0.5 - target.minY) / target.height * CGFloat(bitmap.height))
      for column in Int(seen.minX.rounded())..<Int(seen.maxX.rounded()) {
        let x = Int((CGFloat(column) + 0.5 - target.minX) / target.width * CGFloat(bitmap.width))
        blend(
          bitmap.premultiplied(min(x, bitmap.width - 1), min(y, bitmap.height - 1)),
          coverage: 1, column: column, row: row)
      }
    }
  }

  private func paint(_ coverage: Coverage, color: UIColor) {
    let alpha = Float(color.alphaValue)
    guard alpha > 0 else { return }
    let ink =
      SIMD4(Float(color.redValue), Float(color.greenValue), Float(color.blueValue), 1) * alpha
    for row in coverage.rows {
      for column in coverage.columns {
        blend(ink, coverage: coverage[column, row], column: column, row: row)
      }
    }
  }

  private func blend(_ ink: SIMD4<Float>, coverage: Float, column: Int, row: Int) {
    let index = row * width + column
    let covered = coverage * (state.mask?[index] ?? 1)
    guard covered > 0 else { return }
    pixels[index] = ink * covered + pixels[index] * (1 - ink.w * covered)
  }

  /// How far lines may be from the curves that they replace, in pixels.
  private static let tolerance: CGFloat = 1 / 8

  private var scale: CGFloat {
    let transform = state.transform
    return max(hypot(transform.a, transform.b), hypot(transform.c, transform.d), 1e-6)
  }

  // MARK: State

  func saveState() { savedStates.append(state) }

  func restoreState() {
    if let saved = savedStates.popLast() { state = saved }
  }

  func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  var clipBounds: CGRect {
    let transform = state.transform
    guard transform.a * transform.d != transform.b * transform.c else { return .null }
    return state.bounds.applying(transform.inverted())
  }

  func clip(to rect: CGRect) {
    let pixels = rect.applying(state.transform)
    guard state.transform.b == 0, state.transform.c == 0, pixels == pixels.integral else {
      return clip(to: UIBezierPath(rect: rect))
    }
    state.bounds = state.bounds.intersection(pixels)
    if state.bounds.isNull { state.bounds = .zero }
  }

  func clip(to path: UIBezierPath) {
    let lines = path.cgPath.path.applying(state.transform).flattened(tolerance: Self.tolerance)
    let coverage = Coverage(lines, rule: path.fillRule, in: state.bounds)
    var mask = Array(repeating: Float.zero, count: width * height)
    for row in coverage.rows {
      for column in coverage.columns {
        let index = row * width + column
        mask[index] = coverage[column, row] * (state.mask?[index] ?? 1)
      }
    }
    state.mask = mask
  }
}

/// How much of each pixel a path covers.
private struct Coverage {
  /// The lines at which each row of pixels is looked at.
  private static let lines = 4

  let columns: Range<Int>
  let rows: Range<Int>
  private var values: [Float]

  /// The coverage of closed lines in pixels.
  ///
  /// - Complexity: O(n·r + p) in the lines, the rows that each crosses, and the pixels around them.
  init(_ lines: [Polyline], rule: CGPathFillRule, in clip: CGRect) {
    let points = lines.flatMap(\.points)
    let box = CGRect(
      from: (points.map(\.x).min() ?? 0, points.map(\.y).min() ?? 0),
      to: (points.map(\.x).max() ?? 0, points.map(\.y).max() ?? 0)
    ).intersection(clip)
    guard !box.isNull, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      (columns, rows, values) = (0..<0, 0..<0, [])
      return
    }
    columns = Int(box.minX.rounded(.down))..<Int(box.maxX.rounded(.up))
    rows = Int(box.minY.rounded(.down))..<Int(box.maxY.rounded(.up))
    values = Array(repeating: 0, count: columns.count * rows.count)
    let segments = lines.flatMap { Polyline($0.points, isClosed: true).segments }
    var crossings: [[(x: CGFloat, turn: Int)]] = Array(
      repeating: [], count: rows.count * Self.lines)
    for (from, to) in segments where from.y != to.y { add(from, to, to: &crossings) }
    for (line, crossings) in crossings.enumerated() {
      cover(crossings.sorted { $0.x < $1.x }, row: line / Self.lines, rule)
    }
  }

  subscript(column: Int, row: Int) -> Float {
    values[(row - rows.lowerBound) * columns.count + column - columns.lowerBound]
  }

  private func add(
    _ from: CGPoint, _ to: CGPoint, to crossings: inout [[(x: CGFloat, turn: Int)]]
  ) {
    let (count, top) = (CGFloat(Self.lines), CGFloat(rows.lowerBound))
    func index(_ y: CGFloat) -> Int {
      Int(min(max(((y - top) * count - 0.5).rounded(.up), 0), CGFloat(crossings.count)))
    }
    let (first, end) = (index(min(from.y, to.y)), index(max(from.y, to.y)))
    guard first < end else { return }
    let slope = (to.x - from.x) / (to.y - from.y)
    for line in first..<end {
      let y = top + (CGFloat(line) + 0.5) / count
      crossings[line].append((from.x + (y - from.y) * slope, to.y > from.y ? 1 : -1))
    }
  }

  private mutating func cover(
    _ crossings: [(x: CGFloat, turn: Int)], row: Int, _ rule: CGPathFillRule
  ) {
    var winding = 0
    for (left, right) in zip(crossings, crossings.dropFirst()) {
      winding += left.turn
      guard rule.isInside(winding: winding) else { continue }
      let from = max(left.x, CGFloat(columns.lowerBound))
      let to = min(right.x, CGFloat(columns.upperBound))
      guard from < to else { continue }
      for column in Int(from.rounded(.down))..<Int(to.rounded(.up)) {
        let part = min(to, CGFloat(column + 1)) - max(from, CGFloat(column))
        values[row * columns.count + column - columns.lowerBound] +=
          Float(part) / Float(Self.lines)
      }
    }
  }
}

extension CGRect {
  fileprivate init(from: (x: CGFloat, y: CGFloat), to: (x: CGFloat, y: CGFloat)) {
    self.init(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
  }
}

extension UIKitRuntime.Bitmap {
  /// A pixel's colour multiplied by its opacity, and the opacity.
  fileprivate func premultiplied(_ column: Int, _ row: Int) -> SIMD4<Float> {
    let index = (row * width + column) * 4
    let alpha = Float(pixels[index + 3]) / 255
    return SIMD4(
      Float(pixels[index]) / 255 * alpha, Float(pixels[index + 1]) / 255 * alpha,
      Float(pixels[index + 2]) / 255 * alpha, alpha)
  }
}
