import CoreGraphics
import Foundation

/// A transform as translation, scale, skew, rotation and perspective, each of which is mixed for itself.
///
/// A point is scaled, skewed, rotated and moved, in this order. The rotation is a quaternion, so the
/// shorter way is taken; a half turn has none. Source: UIKIT-CASES.md motion-values.
struct TransformParts {
  typealias Vector = [Double]

  static let identity = TransformParts(.identity)

  var translation: Vector
  var scale: Vector
  /// Of y along x, of z along x, of z along y.
  private var skew: Vector
  /// w, x, y, z.
  private var rotation: Vector
  private var perspective: Vector

  init(_ transform: CATransform3D) {
    let rows = transform.rows.map { $0.map(Double.init) }
    translation = Array(rows[3][0..<3])
    perspective = rows.map { $0[3] }
    var (x, y, z) = (Array(rows[0][0..<3]), Array(rows[1][0..<3]), Array(rows[2][0..<3]))
    let width = Self.length(x)
    x = Self.unit(x, width, else: [1, 0, 0])
    let xy = Self.dot(x, y)
    y = Self.sum(y, x, times: -xy)
    let height = Self.length(y)
    y = Self.unit(y, height, else: [0, 1, 0])
    let (xz, yz) = (Self.dot(x, z), Self.dot(y, z))
    z = Self.sum(Self.sum(z, x, times: -xz), y, times: -yz)
    let depth = Self.length(z)
    z = Self.unit(z, depth, else: [0, 0, 1])
    scale = [width, height, depth]
    skew = [xy, xz, yz]
    // A reflection is a negative scale, since a rotation cannot show it.
    if Self.dot(x, Self.cross(y, z)) < 0 {
      scale[0] = -width
      x = x.map { -$0 }
      skew[0] = -xy
      skew[1] = -xz
    }
    rotation = Self.quaternion(x, y, z)
  }

  /// The parts at a part of the way to others.
  func mixed(with other: TransformParts, _ part: Double) -> TransformParts {
    var mixed = self
    mixed.translation = Self.mix(translation, other.translation, part)
    mixed.scale = Self.mix(scale, other.scale, part)
    mixed.skew = Self.mix(skew, other.skew, part)
    mixed.perspective = Self.mix(perspective, other.perspective, part)
    mixed.rotation = Self.turn(rotation, other.rotation, part)
    return mixed
  }

  var transform: CATransform3D {
    let (w, x, y, z) = (rotation[0], rotation[1], rotation[2], rotation[3])
    let axes: [Vector] = [
      [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
      [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
      [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
    ]
    let first = Self.times(axes[0], scale[0])
    let second = Self.sum(Self.times(axes[1], scale[1]), axes[0], times: skew[0])
    let third = Self.sum(
      Self.sum(Self.times(axes[2], scale[2]), axes[0], times: skew[1]), axes[1], times: skew[2])
    let rows = [first, second, third, translation].enumerated().map { $1 + [perspective[$0]] }
    return CATransform3D(rows: rows.map { $0.map { CGFloat($0) } })
  }

  /// The rotations about x, y and z in radians, made in this order.
  var angles: Vector {
    get {
      let (w, x, y, z) = (rotation[0], rotation[1], rotation[2], rotation[3])
      return [
        atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)),
        asin(min(1, max(-1, 2 * (w * y - z * x)))),
        atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)),
      ]
    }
    set {
      let (c, s) = (newValue.map { cos($0 / 2) }, newValue.map { sin($0 / 2) })
      rotation = [
        c[0] * c[1] * c[2] + s[0] * s[1] * s[2], s[0] * c[1] * c[2] - c[0] * s[1] * s[2],
        c[0] * s[1] * c[2] + s[0] * c[1] * s[2], c[0] * c[1] * s[2] - s[0] * s[1] * c[2],
      ]
    }
  }

  /// The quaternion of a rotation that takes the axes to three vectors.
  private static func quaternion(_ x: Vector, _ y: Vector, _ z: Vector) -> Vector {
    let w = max(0, 1 + x[0] + y[1] + z[2]).squareRoot() / 2
    let i = copysign(max(0, 1 + x[0] - y[1] - z[2]).squareRoot() / 2, y[2] - z[1])
    let j = copysign(max(0, 1 - x[0] + y[1] - z[2]).squareRoot() / 2, z[0] - x[2])
    let k = copysign(max(0, 1 - x[0] - y[1] + z[2]).squareRoot() / 2, x[1] - y[0])
    return [w, i, j, k]
  }

  private static func turn(_ from: Vector, _ to: Vector, _ part: Double) -> Vector {
    let cosine = dot(from, to)
    let target = cosine < 0 ? to.map { -$0 } : to
    let angle = acos(min(1, abs(cosine)))
    guard angle > 1e-9 else { return from }
    return sum(times(from, sin((1 - part) * angle)), target, times: sin(part * angle))
      .map { $0 / sin(angle) }
  }

  private static func mix(_ a: Vector, _ b: Vector, _ part: Double) -> Vector {
    zip(a, b).map { $0 * (1 - part) + $1 * part }
  }

  private static func dot(_ a: Vector, _ b: Vector) -> Double {
    zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private static func length(_ a: Vector) -> Double { dot(a, a).squareRoot() }

  private static func times(_ a: Vector, _ factor: Double) -> Vector { a.map { $0 * factor } }

  /// The direction of a vector; what was scaled to nothing keeps its axis.
  private static func unit(_ a: Vector, _ length: Double, else axis: Vector) -> Vector {
    length > 0 ? times(a, 1 / length) : axis
  }

  private static func sum(_ a: Vector, _ b: Vector, times factor: Double) -> Vector {
    zip(a, b).map { $0 + $1 * factor }
  }

  private static func cross(_ a: Vector, _ b: Vector) -> Vector {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
  }
}
