import CoreGraphics
import Foundation
import Synchronization

extension UIKitRuntime {
  /// Encodes images as files, for `pngData()` and `jpegData(compressionQuality:)`.
  ///
  /// The runtime itself links no encoder; `UIKitImages` provides one.
  public protocol ImageEncoder: Sendable {
    /// The PNG file of a bitmap.
    ///
    /// - Throws: an error whose description is the reason.
    func png(of bitmap: Bitmap) throws -> Data

    /// The JPEG file of a bitmap, which is laid on black, of a quality from 0 to 1.
    ///
    /// - Throws: an error whose description is the reason.
    func jpeg(of bitmap: Bitmap, quality: Double) throws -> Data
  }

  private static let sharedEncoder = Mutex<(any ImageEncoder)?>(nil)

  /// The encoder of `UIImage.pngData()` and `jpegData(compressionQuality:)`, which return nil without one.
  ///
  /// Set it once, beside `imageDecoder`; it can be read on any thread.
  public static var imageEncoder: (any ImageEncoder)? {
    get { sharedEncoder.withLock { $0 } }
    set { sharedEncoder.withLock { $0 = newValue } }
  }
}

extension UIImage {
  /// The image as a PNG file; nil if it has no pixels, more than sixteen million of them, or without
  /// `UIKitRuntime.imageEncoder`.
  ///
  /// Text in what an app has drawn is shown by bars, since there is no font. Source: Apple,
  /// UIImage.pngData; UIKIT-CASES.md image-renderer.
  @preconcurrency @MainActor
  public func pngData() -> Data? { encoded { try $0.png(of: $1) } }

  /// The image as a JPEG file of a quality from 0 to 1; nil as with `pngData()`.
  @preconcurrency @MainActor
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    encoded { try $0.jpeg(of: $1, quality: Double(min(1, max(0, compressionQuality)))) }
  }

  @MainActor
  private func encoded(
    _ encode: (any UIKitRuntime.ImageEncoder, UIKitRuntime.Bitmap) throws -> Data
  ) -> Data? {
    guard let encoder = UIKitRuntime.imageEncoder else {
      UIApplication.shared.log("UIImage: UIKitRuntime.imageEncoder is not set")
      return nil
    }
    do {
      guard let bitmap = try wholeBitmap() else { return nil }
      return try encode(encoder, bitmap)
    } catch {
      UIApplication.shared.log("UIImage: \(error)")
      return nil
    }
  }

  /// The most pixels that are drawn.
  private static let mostPixels: CGFloat = 16_777_216

  /// All pixels of the image; those of cell art and of what was drawn are drawn now.
  ///
  /// - Throws: an error of the decoder, whose description is the reason.
  @MainActor
  func wholeBitmap() throws -> UIKitRuntime.Bitmap? {
    if let bitmap = try bitmap(coveringWidth: .max, height: .max) { return bitmap }
    // Two pixels, one above the other, are in a cell that is a point.
    let pixels = CGSize(
      width: (size.width * scale).rounded(),
      height: (size.height * scale * (ScreenCell.isPoint ? 2 : 1)).rounded())
    guard pixels.width >= 1, pixels.height >= 1, pixels.width * pixels.height <= Self.mostPixels
    else { return nil }
    let context = PixelContext(
      width: Int(pixels.width), height: Int(pixels.height),
      transform: CGAffineTransform(
        scaleX: pixels.width / size.width, y: pixels.height / size.height))
    context.drawImage(self, in: CGRect(origin: .zero, size: size))
    return context.bitmap
  }
}

/// Pixels that were drawn, in place of a file.
struct DrawnPixels: UIKitRuntime.EncodedImage {
  let bitmap: UIKitRuntime.Bitmap

  var width: Int { bitmap.width }
  var height: Int { bitmap.height }

  func bitmap(coveringWidth _: Int, height _: Int) -> UIKitRuntime.Bitmap { bitmap }
}
