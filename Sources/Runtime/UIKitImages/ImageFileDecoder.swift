import Foundation
import UIKit

/// Decodes PNG with libpng and JPEG with TurboJPEG, for `UIImage(data:)`.
///
/// Set it before the first image is created: `UIKitRuntime.imageDecoder = ImageFileDecoder()`.
public struct ImageFileDecoder: UIKitRuntime.ImageDecoder {
  /// The most pixels of an image, each of which takes four bytes of memory.
  public static let maximumPixels = 50_000_000
  /// The most pixels that a byte of a file can encode: eight pixels in each of the 1032 bytes to
  /// which PNG's compression expands one byte at most.
  ///
  /// Source: zlib, zlib_tech.html, "Maximum Compression Factor".
  static let maximumPixelsPerByte = 8 * 1032

  /// Creates a decoder.
  public init() {}

  /// Reads the header of an image, and checks that the data is complete.
  ///
  /// - Throws: `ImageFileError`; no memory is allocated for the pixels of an image that is refused.
  public func image(from data: Data) throws -> any UIKitRuntime.EncodedImage {
    let bytes = [UInt8](data)
    if bytes.starts(with: PNGFile.signature) { return try PNGFile(bytes) }
    if bytes.starts(with: JPEGFile.signature) { return try JPEGFile(bytes) }
    throw ImageFileError.unknownFormat
  }

  /// Throws for sizes that are too large, or impossible for the number of bytes.
  static func check(width: Int, height: Int, bytes: Int) throws(ImageFileError) {
    guard width <= maximumPixels, height <= maximumPixels, width * height <= maximumPixels else {
      throw .tooLarge(width: width, height: height)
    }
    guard width * height <= bytes * maximumPixelsPerByte else {
      throw .tooFewBytes(width: width, height: height, bytes: bytes)
    }
  }
}
