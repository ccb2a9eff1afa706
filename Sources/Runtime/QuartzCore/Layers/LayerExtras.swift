import CoreGraphics
import Foundation

/// The values of a layer that most layers never have; made when the first of them is set.
@MainActor
package final class LayerExtras {
  /// What a layer without extras has, which is never changed.
  static let standard = LayerExtras()

  var transform = CATransform3D.identity
  var sublayerTransform = CATransform3D.identity
  var zPosition: CGFloat = 0
  var cornerRadius: CGFloat = 0
  var cornerCurve = CALayerCornerCurve.circular
  var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var hasOwnBorderColor = false
  var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var mask: CALayer?
  var contents: Any?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var name: String?
  var isOpaque = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var isDoubleSided = true
  var needsDisplayOnBoundsChange = false
  weak var delegate: (any CALayerDelegate)?
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?

  init() {}

  /// The same values, without what belongs to one layer alone: mask and delegate.
  init(copying other: LayerExtras) {
    (transform, zPosition) = (other.transform, other.zPosition)
    sublayerTransform = other.sublayerTransform
    (cornerRadius, cornerCurve) = (other.cornerRadius, other.cornerCurve)
    maskedCorners = other.maskedCorners
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    hasOwnBorderColor = other.hasOwnBorderColor
    (shadowColor, shadowOpacity) = (other.shadowColor, other.shadowOpacity)
    (shadowOffset, shadowRadius) = (other.shadowOffset, other.shadowRadius)
    shadowPath = other.shadowPath
    (contents, contentsGravity) = (other.contents, other.contentsGravity)
    (contentsScale, contentsRect) = (other.contentsScale, other.contentsRect)
    contentsCenter = other.contentsCenter
    name = other.name
    (isOpaque, isDoubleSided) = (other.isOpaque, other.isDoubleSided)
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
  }
}

/// How the curve of a rounded corner begins; a terminal's corners are too small for a difference.
///
/// Source: Apple, CALayerCornerCurve.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Makes a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins earlier.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
