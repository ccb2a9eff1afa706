internal import CUIKitPNG
internal import CUIKitTurboJPEG
import Foundation
import UIKit

/// Encodes PNG with libpng and JPEG with TurboJPEG, for `pngData()` and `jpegData(compressionQuality:)`.
///
/// Set it beside the decoder: `UIKitRuntime.imageEncoder = ImageFileEncoder()`.
public struct ImageFileEncoder: UIKitRuntime.ImageEncoder {
  /// Creates an encoder.
  public init() {}

  /// The PNG file of a bitmap, opacity included.
  ///
  /// - Throws: `ImageFileError.notEncoded` with libpng's message.
  public func png(of bitmap: UIKitRuntime.Bitmap) throws -> Data {
    var image = png_image()
    cpng_describe(&image, UInt32(bitmap.width), UInt32(bitmap.height))
    // Of such an image libpng says at first how large it can become.
    var count = cpng_largest(&image)
    var bytes = [UInt8](repeating: 0, count: count)
    guard cpng_write(&image, &bytes, &count, bitmap.pixels) != 0 else {
      throw ImageFileError.notEncoded(format: "PNG", message: PNGFile.message(of: image))
    }
    return Data(bytes.prefix(count))
  }

  /// The JPEG file of a bitmap on black.
  ///
  /// - Throws: `ImageFileError.notEncoded` with TurboJPEG's message.
  public func jpeg(of bitmap: UIKitRuntime.Bitmap, quality: Double) throws -> Data {
    let handle = tjInitCompress()
    defer { tjDestroy(handle) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(bytes) }
    let result = tjCompress2(
      handle, bitmap.onBlack, Int32(bitmap.width), 0, Int32(bitmap.height),
      Int32(TJPF_RGB.rawValue), &bytes, &count, Int32(TJSAMP_444.rawValue),
      Int32((1 + 99 * quality).rounded()), 0)
    guard result == 0, let bytes else {
      throw ImageFileError.notEncoded(
        format: "JPEG", message: String(cString: tjGetErrorStr2(handle)))
    }
    return Data(bytes: bytes, count: Int(count))
  }
}

extension UIKitRuntime.Bitmap {
  /// Red, green and blue of each pixel, laid on black.
  fileprivate var onBlack: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 3)
    for index in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Int(pixels[index + 3])
      for part in pixels[index..<index + 3] { bytes.append(UInt8((Int(part) * alpha + 127) / 255)) }
    }
    return bytes
  }
}
