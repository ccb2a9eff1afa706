import Foundation
import Synchronization

extension UIKitRuntime {
  /// The decoder of the whole process, since images are created on any thread, where no application
  /// object is accessible.
  private static let sharedDecoder = Mutex<(any ImageDecoder)?>(nil)

  /// The decoder of `UIImage(data:)`; with nil only cell art is read.
  ///
  /// Set it once, before the first image is created; it can be read on any thread.
  public static var imageDecoder: (any ImageDecoder)? {
    get { sharedDecoder.withLock { $0 } }
    set { sharedDecoder.withLock { $0 = newValue } }
  }
}

/// An image file, and the largest bitmap that was decoded so far.
///
/// A file is decoded again only for a larger size, not for zooming out, scrolling and redrawing.
final class DecodedFile: Sendable {
  let file: any UIKitRuntime.EncodedImage
  private let largest = Mutex<UIKitRuntime.Bitmap?>(nil)

  init(_ file: any UIKitRuntime.EncodedImage) {
    self.file = file
  }

  /// The pixels, at the requested size at least, or at full size.
  func bitmap(coveringWidth width: Int, height: Int) throws -> UIKitRuntime.Bitmap {
    try largest.withLock { largest in
      if let largest, Self.isEnough(largest, of: file, width, height) { return largest }
      let bitmap = try file.bitmap(coveringWidth: width, height: height)
      largest = bitmap
      return bitmap
    }
  }

  private static func isEnough(
    _ bitmap: UIKitRuntime.Bitmap, of file: any UIKitRuntime.EncodedImage, _ width: Int,
    _ height: Int
  ) -> Bool {
    bitmap.width >= min(width, file.width) && bitmap.height >= min(height, file.height)
  }
}
