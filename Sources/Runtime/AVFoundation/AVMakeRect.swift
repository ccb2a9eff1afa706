import UIKit

/// The largest rectangle of a shape that fits into another one, in the middle of that.
///
/// Source: Apple, AVMakeRect(aspectRatio:insideRect:).
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else {
    return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
  }
  return CALayerContentsGravity.resizeAspect.rect(for: aspectRatio, in: boundingRect)
}
