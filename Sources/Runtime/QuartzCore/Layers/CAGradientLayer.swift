import CoreGraphics
import Foundation

/// A layer that shows a gradient over its background.
///
/// Source: Apple, CAGradientLayer; UIKIT-CASES.md layer-gradient.
open class CAGradientLayer: CALayer, DrawingLayer {
  struct Gradient {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  final var drawing = Gradient()

  package override var drawsItself: Bool { true }

  /// The colours, each a `CGColor`.
  open var colors: [Any]? {
    get { drawing.colors }
    set { change("colors") { $0.colors = newValue } }
  }
  /// Where the colours are, from 0 to 1, ascending; evenly spread for nil.
  open var locations: [NSNumber]? {
    get { drawing.locations }
    set { change("locations") { $0.locations = newValue } }
  }
  /// Where the gradient begins, in parts of the size.
  open var startPoint: CGPoint {
    get { drawing.startPoint }
    set { change("startPoint") { $0.startPoint = newValue } }
  }
  /// Where the gradient ends, in parts of the size.
  open var endPoint: CGPoint {
    get { drawing.endPoint }
    set { change("endPoint") { $0.endPoint = newValue } }
  }
  /// Along a line, unless set.
  open var type: CAGradientLayerType {
    get { drawing.type }
    set { change("type") { $0.type = newValue } }
  }

  override func copyOwnValues(of layer: CALayer) { copyDrawing(of: layer) }

  /// Draws the gradient, in at most 64 by 64 rectangles of one colour each, and the content over it.
  open override func draw(in ctx: CGContext) {
    if !stops.isEmpty { drawGradient(stops, in: ctx) }
    super.draw(in: ctx)
  }

  private func drawGradient(_ stops: [(place: CGFloat, color: CGColor)], in ctx: CGContext) {
    let isAxial = type == .axial
    let columns = isAxial && startPoint.x == endPoint.x ? 1 : Self.pieces(of: bounds.width)
    let rows = isAxial && startPoint.y == endPoint.y ? 1 : Self.pieces(of: bounds.height)
    for row in 0..<rows {
      for column in 0..<columns {
        let middle = CGPoint(
          x: (CGFloat(column) + 0.5) / CGFloat(columns), y: (CGFloat(row) + 0.5) / CGFloat(rows))
        ctx.setFillColor(Self.color(at: progress(at: middle), in: stops))
        ctx.fill(piece(column, row, of: columns, rows))
      }
    }
  }

  private static func pieces(of length: CGFloat) -> Int {
    max(1, min(64, Int(min(length, 64).rounded(.up))))
  }

  private func piece(_ column: Int, _ row: Int, of columns: Int, _ rows: Int) -> CGRect {
    let (width, height) = (bounds.width / CGFloat(columns), bounds.height / CGFloat(rows))
    return CGRect(
      x: bounds.minX + CGFloat(column) * width, y: bounds.minY + CGFloat(row) * height,
      width: width, height: height)
  }

  /// How far along the gradient a point lies, in parts of the size.
  private func progress(at point: CGPoint) -> CGFloat {
    let way = CGPoint(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
    let own = CGPoint(x: point.x - startPoint.x, y: point.y - startPoint.y)
    switch type {
    case .radial:
      return hypot(way.x == 0 ? 0 : own.x / way.x, way.y == 0 ? 0 : own.y / way.y)
    case .conic:
      let turn = (atan2(own.y, own.x) - atan2(way.y, way.x)) / (2 * .pi)
      return turn < 0 ? turn + 1 : turn
    default:
      let square = way.x * way.x + way.y * way.y
      return square > 0 ? (own.x * way.x + own.y * way.y) / square : 0
    }
  }

  /// The colours and where they are.
  private var stops: [(place: CGFloat, color: CGColor)] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    let last = CGFloat(max(1, colors.count - 1))
    let given = locations.flatMap { $0.count == colors.count ? $0 : nil }
    return colors.enumerated().map { index, color in
      (given.map { CGFloat($0[index].doubleValue) } ?? CGFloat(index) / last, color)
    }
  }

  private static func color(
    at progress: CGFloat, in stops: [(place: CGFloat, color: CGColor)]
  ) -> CGColor {
    guard let next = stops.firstIndex(where: { $0.place > progress }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    let part = Double((progress - low.place) / (high.place - low.place))
    return LayerValue(low.color).mixed(with: LayerValue(high.color), part).color ?? low.color
  }
}

/// How a gradient goes.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the line from the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Round the start.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
