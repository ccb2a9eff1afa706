import CoreGraphics
import Foundation
import QuartzCore

extension UIImage {
  /// The directions in which the pixels of a file stand.
  ///
  /// Source: Apple, UIImage.Orientation.
  public enum Orientation: Int, Hashable, Sendable {
    /// As they are.
    case up = 0
    /// Turned by half a turn.
    case down = 1
    /// Turned counterclockwise.
    case left = 2
    /// Turned clockwise.
    case right = 3
    /// Mirrored from left to right.
    case upMirrored = 4
    /// Mirrored from top to bottom.
    case downMirrored = 5
    /// Mirrored, then turned counterclockwise.
    case leftMirrored = 6
    /// Mirrored, then turned clockwise.
    case rightMirrored = 7
  }

  /// The picture of the image without scale and rendering mode; nil for an image without a size.
  ///
  /// Source: Apple, UIImage.cgImage.
  public var cgImage: CGImage? {
    let (width, height) = (pixelSize.width, pixelSize.height)
    guard width >= 1, height >= 1 else { return nil }
    return CGImage(width: Int(width), height: Int(height), picture: self)
  }

  /// The size in pixels; where a cell is a point, it has two of them, one above the other.
  private var pixelSize: CGSize {
    let down: CGFloat = ScreenCell.sharedSize == CGSize(width: 1, height: 1) ? 2 : 1
    let size = size
    return CGSize(
      width: (size.width * scale).rounded(), height: (size.height * scale * down).rounded())
  }

  /// Makes an image of a picture, a pixel of which is a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes an image of a picture, with a number of pixels in a point.
  ///
  /// Only pixels that were decoded from a file can be turned; cells and drawings stay upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.picture as? UIImage ?? UIImage(), scale: scale, orientation: orientation)
  }
}

extension UIImage: GraphicsPicture {
  /// Core Graphics' functions are not isolated; images are drawn on the main actor only.
  nonisolated package func drawPicture(in rect: CGRect, on context: CGContext) {
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated { context.drawImage(self, in: rect) }
  }

  package func cropped(to rect: CGRect) -> any GraphicsPicture {
    let across = size.width / max(pixelSize.width, 1)
    let down = size.height / max(pixelSize.height, 1)
    let part = CGRect(
      x: rect.minX * across, y: rect.minY * down, width: rect.width * across,
      height: rect.height * down)
    let whole = CGRect(origin: CGPoint(x: -part.minX, y: -part.minY), size: size)
    return UIImage(
      drawing: ImageDrawing(size: part.size, steps: [.image(self, whole)]), scale: scale)
  }
}

/// A file whose pixels stand in another direction.
struct TurnedFile: UIKitRuntime.EncodedImage {
  let file: DecodedFile
  let orientation: UIImage.Orientation

  private var isOnSide: Bool {
    [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
  }
  var width: Int { isOnSide ? file.file.height : file.file.width }
  var height: Int { isOnSide ? file.file.width : file.file.height }

  func bitmap(coveringWidth width: Int, height: Int) throws -> UIKitRuntime.Bitmap {
    let bitmap = try file.bitmap(
      coveringWidth: isOnSide ? height : width, height: isOnSide ? width : height)
    return bitmap.turned(orientation, isOnSide: isOnSide)
  }
}

extension UIKitRuntime.Bitmap {
  fileprivate func turned(
    _ orientation: UIImage.Orientation, isOnSide: Bool
  ) -> UIKitRuntime.Bitmap {
    let (columns, rows) = isOnSide ? (height, width) : (width, height)
    var turned: [UInt8] = []
    turned.reserveCapacity(pixels.count)
    for row in 0..<rows {
      for column in 0..<columns {
        let source = source(of: (column, row), orientation)
        let index = (source.row * width + source.column) * 4
        turned += pixels[index..<index + 4]
      }
    }
    return UIKitRuntime.Bitmap(width: columns, height: rows, pixels: turned)
  }

  /// Where a pixel of the turned bitmap comes from.
  private func source(
    of place: (column: Int, row: Int), _ orientation: UIImage.Orientation
  ) -> (column: Int, row: Int) {
    let (column, row) = place
    return switch orientation {
    case .up: (column, row)
    case .down: (width - 1 - column, height - 1 - row)
    case .left: (width - 1 - row, column)
    case .right: (row, height - 1 - column)
    case .upMirrored: (width - 1 - column, row)
    case .downMirrored: (column, height - 1 - row)
    case .leftMirrored: (row, column)
    case .rightMirrored: (width - 1 - row, height - 1 - column)
    }
  }
}
