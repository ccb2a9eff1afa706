internal import CUIKitPNG
import UIKit

/// A PNG file whose header and end chunk have been checked.
struct PNGFile: UIKitRuntime.EncodedImage {
  /// The first bytes of every file.
  ///
  /// Source: Portable Network Graphics (PNG) Specification, section 5.2.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let width: Int
  let height: Int
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) throws(ImageFileError) {
    self.bytes = bytes
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw .truncated(format: "PNG")
    }
    (width, height) = (Self.number(bytes, at: 16), Self.number(bytes, at: 20))
    try ImageFileDecoder.check(width: width, height: height, bytes: bytes.count)
    guard Self.hasEnd(bytes) else { throw .truncated(format: "PNG") }
    // libpng checks the rest of the header.
    try Self.read(bytes) { _, _ throws(ImageFileError) in }
  }

  /// The pixels at full size, since PNG cannot be decoded at a smaller one.
  func bitmap(coveringWidth _: Int, height _: Int) throws -> UIKitRuntime.Bitmap {
    let pixels = try Self.read(bytes) { image, failure throws(ImageFileError) in
      var isComplete = false
      let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
        isComplete = cpng_finish(&image, buffer.baseAddress) != 0
        count = isComplete ? width * height * 4 : 0
      }
      guard isComplete else { throw failure(image) }
      return pixels
    }
    return UIKitRuntime.Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Reads the header with libpng, and then calls a closure with the image.
  private static func read<Value>(
    _ bytes: [UInt8],
    _ body: (inout png_image, (png_image) -> ImageFileError) throws(ImageFileError) -> Value
  ) throws(ImageFileError) -> Value {
    var image = png_image()
    defer { png_image_free(&image) }
    // libpng keeps the address of the bytes from the first call to the last.
    let result = bytes.withUnsafeBytes { bytes -> Result<Value, ImageFileError> in
      guard cpng_begin(&image, bytes.baseAddress, bytes.count) != 0 else {
        return .failure(failure(image))
      }
      do throws(ImageFileError) {
        return .success(try body(&image, failure))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// The error with libpng's message.
  private static func failure(_ image: png_image) -> ImageFileError {
    .broken(format: "PNG", message: message(of: image))
  }

  /// What libpng says of an image that it could not read or write.
  static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// Whether following the chunks leads to the end chunk; libpng checks their checksums.
  private static func hasEnd(_ bytes: [UInt8]) -> Bool {
    var place = signature.count
    while place + 12 <= bytes.count {
      if bytes[place + 4..<place + 8].elementsEqual("IEND".utf8) { return true }
      place += number(bytes, at: place) + 12
    }
    return false
  }

  /// A big-endian number of four bytes.
  private static func number(_ bytes: [UInt8], at place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
