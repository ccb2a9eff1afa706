import CoreGraphics
import Foundation

/// How the progress of an animation follows its time.
///
/// Source: Apple, CAMediaTimingFunction; UIKIT-CASES.md motion-curves.
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  package let curve: TimingCurve

  /// Makes one of the curves that have names.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(curve: name.curve)
  }

  /// Makes a curve from its two control points, whose x lies between 0 and 1.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(curve: TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
  }

  package init(curve: TimingCurve) {
    self.curve = curve
  }

  /// Stores x and y of one of the four points: the start, the two control points, the end.
  ///
  /// - Precondition: The index lies between 0 and 3; there is room for two numbers.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    precondition(points.indices.contains(idx), "a curve has the points 0 to 3, and no \(idx)")
    (ptr[0], ptr[1]) = (Float(points[idx].0), Float(points[idx].1))
  }
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// That of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  /// The curve; an unknown name is linear.
  fileprivate var curve: TimingCurve {
    switch self {
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInEaseOut
    case .default: .standard
    default: .linear
    }
  }
}
