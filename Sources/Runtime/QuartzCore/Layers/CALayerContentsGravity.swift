import CoreGraphics
import Foundation

/// Where in its bounds a layer shows its contents, and how large.
///
/// Source: Apple, CALayerContentsGravity.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String

  /// Makes a place from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// At its size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At its size, at the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At its size, at the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At its size, at the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At its size, at the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At its size, in the upper left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At its size, in the upper right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At its size, in the lower left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At its size, in the lower right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")

  /// The rectangle in which contents of a size are shown.
  package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .resize: return bounds
    case .resizeAspect: return placed(size, scale: min(ratios.0, ratios.1), in: bounds)
    case .resizeAspectFill: return placed(size, scale: max(ratios.0, ratios.1), in: bounds)
    default: return placed(size, scale: 1, in: bounds)
    }
  }

  private func placed(_ size: CGSize, scale: CGFloat, in bounds: CGRect) -> CGRect {
    let size = CGSize(width: size.width * scale, height: size.height * scale)
    let name = rawValue.lowercased()
    let x =
      name.hasSuffix("left")
      ? bounds.minX
      : name.hasSuffix("right")
        ? bounds.maxX - size.width
        : bounds.midX - size.width / 2
    let y =
      name.hasPrefix("top")
      ? bounds.minY
      : name.hasPrefix("bottom")
        ? bounds.maxY - size.height
        : bounds.midY - size.height / 2
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}
