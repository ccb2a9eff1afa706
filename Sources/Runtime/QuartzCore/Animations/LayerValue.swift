import CoreGraphics
import Foundation

/// A value of a property that can be between two others: numbers, the components of a colour, a transform.
///
/// Source: UIKIT-CASES.md motion-values.
package struct LayerValue {
  /// What the numbers are.
  package enum Kind {
    case number, opacity, point, size, rect, color, transform
    /// Something that jumps, such as contents.
    case object

    /// What each number is where nothing is added.
    fileprivate var zero: [Double] {
      switch self {
      case .number, .opacity: [0]
      case .point, .size: [0, 0]
      case .rect, .color: [0, 0, 0, 0]
      case .transform: CATransform3D.identity.numbers
      case .object: []
      }
    }
  }

  let kind: Kind
  /// No numbers for no colour, or for an object.
  let numbers: [Double]
  /// What is boxed, for an object.
  let object: Any?

  init(_ kind: Kind, _ numbers: [Double], object: Any? = nil) {
    (self.kind, self.numbers, self.object) = (kind, numbers, object)
  }

  /// The value that adds nothing.
  package static func zero(_ kind: Kind) -> LayerValue { LayerValue(kind, kind.zero) }

  /// Reads what an app has set for a property; nil if that is of another type.
  init?(_ value: Any?, as kind: Kind) {
    guard let value else { return nil }
    switch kind {
    case .number, .opacity:
      guard let number = Self.number(value) else { return nil }
      self.init(kind, [number])
    case .point:
      guard let point = value as? CGPoint else { return nil }
      self.init(kind, [point.x, point.y])
    case .size:
      guard let size = value as? CGSize else { return nil }
      self.init(kind, [size.width, size.height])
    case .rect:
      guard let rect = value as? CGRect else { return nil }
      self.init(rect)
    case .color:
      guard let color = (value as? any LayerColor)?.cgColor else { return nil }
      self.init(color)
    case .transform:
      guard let transform = value as? CATransform3D else { return nil }
      self.init(kind, transform.numbers)
    case .object: self.init(kind, [], object: value)
    }
  }

  init(_ rect: CGRect) {
    self.init(.rect, [rect.minX, rect.minY, rect.width, rect.height])
  }

  init(_ color: CGColor?) {
    let parts = (color?.components ?? []).map(Double.init)
    self.init(.color, parts.count == 2 ? [parts[0], parts[0], parts[0], parts[1]] : parts)
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  // MARK: As the types of Core Graphics

  var point: CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
  var size: CGSize { CGSize(width: numbers[0], height: numbers[1]) }
  var rect: CGRect { CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
  var transform: CATransform3D { CATransform3D(numbers: numbers) }
  var color: CGColor? {
    guard numbers.count == 4 else { return nil }
    return CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }

  /// The value as an app would have set it.
  package var boxed: Any? {
    switch kind {
    case .number: CGFloat(numbers[0])
    case .opacity: Float(numbers[0])
    case .point: point
    case .size: size
    case .rect: rect
    case .color: color
    case .transform: transform
    case .object: object
    }
  }

  // MARK: Arithmetic

  /// The value at a part of the way to another one; what cannot be mixed is the other one at once.
  func mixed(with other: LayerValue, _ part: Double) -> LayerValue {
    guard numbers.count == other.numbers.count, kind != .object else { return other }
    if kind == .transform {
      let mixed = TransformParts(transform).mixed(with: TransformParts(other.transform), part)
      return LayerValue(kind, mixed.transform.numbers)
    }
    // Two products, so that both ends are met exactly.
    return LayerValue(kind, zip(numbers, other.numbers).map { $0 * (1 - part) + $1 * part })
  }

  /// The sum of both; a transform is applied before the other one.
  package func adding(_ other: LayerValue) -> LayerValue {
    guard numbers.count == other.numbers.count, kind != .object else { return other }
    if kind == .transform {
      return LayerValue(kind, CATransform3DConcat(other.transform, transform).numbers)
    }
    return LayerValue(kind, zip(numbers, other.numbers).map { $0 + $1 })
  }

  /// What added to another value gives this one; nil where nothing does.
  package func subtracting(_ other: LayerValue) -> LayerValue? {
    guard numbers.count == other.numbers.count, kind != .object else { return nil }
    if kind == .transform {
      guard let inverse = other.transform.inverse else { return nil }
      return LayerValue(kind, CATransform3DConcat(transform, inverse).numbers)
    }
    return LayerValue(kind, zip(numbers, other.numbers).map { $0 - $1 })
  }

  /// This value some times over, for runs that go on where the last one ended.
  func repeated(_ count: Int) -> LayerValue {
    guard kind == .transform else { return LayerValue(kind, numbers.map { $0 * Double(count) }) }
    return (0..<count).reduce(.zero(kind)) { sum, _ in sum.adding(self) }
  }

  /// How far apart two values are.
  func distance(to other: LayerValue) -> Double {
    zip(numbers, other.numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  package func equals(_ other: LayerValue) -> Bool {
    kind != .object && numbers == other.numbers
  }
}

extension CATransform3D {
  fileprivate var numbers: [Double] { rows.flatMap { $0.map(Double.init) } }

  fileprivate init(numbers: [Double]) {
    self.init(rows: (0..<4).map { row in numbers[4 * row..<4 * row + 4].map { CGFloat($0) } })
  }

  /// The inverse; nil for a transform that makes everything flat.
  fileprivate var inverse: CATransform3D? {
    let inverse = CATransform3DInvert(self)
    return CATransform3DIsIdentity(CATransform3DConcat(self, inverse).rounded) ? inverse : nil
  }

  private var rounded: CATransform3D {
    CATransform3D(rows: rows.map { $0.map { ($0 * 1e6).rounded() / 1e6 } })
  }
}
