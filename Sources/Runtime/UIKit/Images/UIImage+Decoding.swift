import Foundation
import Synchronization

extension UIKitRuntime {
  /// The decoder of the whole process: images are made on any thread, where no application object
  /// can be asked.
  private static let sharedDecoder = Mutex<(any ImageDecoder)?>(nil)

  /// What `UIImage(data:)` reads files with; nil reads cell art alone.
  ///
  /// To be set once, before the first image is made; it may be read on any thread.
  public static var imageDecoder: (any ImageDecoder)? {
    get { sharedDecoder.withLock { $0 } }
    set { sharedDecoder.withLock { $0 = newValue } }
  }
}

/// An image file, and the largest of its pictures that was made so far.
///
/// A file is decoded again only to be shown larger: zooming out, scrolling and redrawing find the
/// pixels here.
final class DecodedFile: Sendable {
  let file: any UIKitRuntime.EncodedImage
  private let largest = Mutex<UIKitRuntime.Bitmap?>(nil)

  init(_ file: any UIKitRuntime.EncodedImage) {
    self.file = file
  }

  /// The pixels, at least as many as asked or all that there are.
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
