import Foundation
import UIKit

/// Reads PNG by libpng and JPEG by TurboJPEG, for `UIImage(data:)`.
///
/// To be set before the first image is made: `UIKitRuntime.imageDecoder = ImageFileDecoder()`.
public struct ImageFileDecoder: UIKitRuntime.ImageDecoder {
  /// The most pixels of a picture; four bytes are kept for each.
  public static let maximumPixels = 50_000_000
  /// The most pixels of which a byte of a file can tell: eight of a flat picture under PNG's
  /// compression, which makes at most 1032 bytes out of one.
  ///
  /// Source: zlib, zlib_tech.html, "Maximum Compression Factor".
  static let maximumPixelsPerByte = 8 * 1032

  /// Makes a decoder.
  public init() {}

  /// Reads the header of a picture, and whether its end is there.
  ///
  /// - Throws: `ImageFileError`, whose description says in words what is wrong. A picture that is
  ///   refused has cost no memory.
  public func image(from data: Data) throws -> any UIKitRuntime.EncodedImage {
    let bytes = [UInt8](data)
    if bytes.starts(with: PNGFile.signature) { return try PNGFile(bytes) }
    if bytes.starts(with: JPEGFile.signature) { return try JPEGFile(bytes) }
    throw ImageFileError.unknownFormat
  }

  /// Refuses what is too large, or cannot be what its header says.
  static func check(width: Int, height: Int, bytes: Int) throws(ImageFileError) {
    guard width <= maximumPixels, height <= maximumPixels, width * height <= maximumPixels else {
      throw .tooLarge(width: width, height: height)
    }
    guard width * height <= bytes * maximumPixelsPerByte else {
      throw .tooFewBytes(width: width, height: height, bytes: bytes)
    }
  }
}
