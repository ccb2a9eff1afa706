import Foundation

/// What a `CGImage` shows; UIKit's images are.
package protocol GraphicsPicture: AnyObject {
  /// The size in points.
  var size: CGSize { get }
  /// The part in a rectangle of pixels.
  func cropped(to rect: CGRect) -> any GraphicsPicture
  /// Draws the picture upright, stretched to a rectangle.
  func drawPicture(in rect: CGRect, on context: CGContext)
}

/// A picture of pixels, which cannot be changed.
///
/// Source: Apple, CGImage.
public final class CGImage: @unchecked Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  package let picture: any GraphicsPicture

  package init(width: Int, height: Int, picture: any GraphicsPicture) {
    (self.width, self.height, self.picture) = (width, height, picture)
  }

  /// The bits of a part of a pixel's colour.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row of pixels.
  public var bytesPerRow: Int { 4 * width }

  /// The part of the picture in a rectangle of pixels, enlarged to whole ones.
  ///
  /// - Returns: nil if the rectangle has nothing of the picture. Source: Apple, CGImage.cropping(to:).
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(
      width: Int(part.width), height: Int(part.height), picture: picture.cropped(to: part))
  }
}

extension CGContext {
  /// Draws a picture in a rectangle; upright, where a phone's turned coordinates would have it upside
  /// down.
  ///
  /// Source: Apple, CGContext.draw(_:in:byTiling:).
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling, rect.width > 0, rect.height > 0 else {
      return image.picture.drawPicture(in: rect, on: self)
    }
    let clip = boundingBoxOfClipPath
    guard !clip.isNull, !clip.isInfinite else {
      return image.picture.drawPicture(in: rect, on: self)
    }
    let left = rect.minX - ((rect.minX - clip.minX) / rect.width).rounded(.up) * rect.width
    let top = rect.minY - ((rect.minY - clip.minY) / rect.height).rounded(.up) * rect.height
    for y in stride(from: top, to: clip.maxY, by: rect.height) {
      for x in stride(from: left, to: clip.maxX, by: rect.width) {
        image.picture.drawPicture(
          in: CGRect(origin: CGPoint(x: x, y: y), size: rect.size), on: self)
      }
    }
  }
}
