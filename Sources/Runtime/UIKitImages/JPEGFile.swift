internal import CUIKitTurboJPEG
import UIKit

/// A JPEG file whose header and end marker have been checked.
struct JPEGFile: UIKitRuntime.EncodedImage {
  /// The first bytes of every file: the start-of-image marker, and the first byte of the next one.
  ///
  /// Source: ITU-T T.81, table B.1.
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  let width: Int
  let height: Int
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) throws(ImageFileError) {
    self.bytes = bytes
    (width, height) = try Self.withDecoder { decoder throws(ImageFileError) in
      var (width, height, subsampling, colorspace): (CInt, CInt, CInt, CInt) = (0, 0, 0, 0)
      let status = tjDecompressHeader3(
        decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &colorspace)
      guard status == 0 else { throw Self.failure(decoder) }
      // For a file with tables alone, which others refer to, the decoder reports no failure and no size.
      guard width > 0, height > 0 else {
        throw .broken(format: "JPEG", message: "it has tables and no picture")
      }
      return (Int(width), Int(height))
    }
    try ImageFileDecoder.check(width: width, height: height, bytes: bytes.count)
    guard Self.hasEnd(bytes) else { throw .truncated(format: "JPEG") }
  }

  /// The pixels at full size, or at a half, a quarter or an eighth if that is as large as
  /// requested.
  ///
  /// libjpeg then skips high frequencies, which is faster than scaling afterwards.
  func bitmap(
    coveringWidth wantedWidth: Int, height wantedHeight: Int
  ) throws -> UIKitRuntime.Bitmap {
    let divisor =
      [8, 4, 2].first { width / $0 >= wantedWidth && height / $0 >= wantedHeight } ?? 1
    let (columns, rows) = ((width + divisor - 1) / divisor, (height + divisor - 1) / divisor)
    let pixels = try Self.withDecoder { decoder throws(ImageFileError) in
      var isComplete = false
      let pixels = [UInt8](unsafeUninitializedCapacity: columns * rows * 4) { buffer, count in
        isComplete =
          tjDecompress2(
            decoder, bytes, UInt(bytes.count), buffer.baseAddress, CInt(columns), 0, CInt(rows),
            CInt(TJPF_RGBA.rawValue), 0) == 0
        count = isComplete ? columns * rows * 4 : 0
      }
      guard isComplete else { throw Self.failure(decoder) }
      return pixels
    }
    return UIKitRuntime.Bitmap(width: columns, height: rows, pixels: pixels)
  }

  private static func withDecoder<Value>(
    _ body: (tjhandle) throws(ImageFileError) -> Value
  ) throws(ImageFileError) -> Value {
    guard let decoder = tjInitDecompress() else {
      throw .broken(format: "JPEG", message: "there is no memory for the decoder")
    }
    defer { tjDestroy(decoder) }
    return try body(decoder)
  }

  /// The error with TurboJPEG's message.
  private static func failure(_ decoder: tjhandle) -> ImageFileError {
    .broken(format: "JPEG", message: String(cString: tjGetErrorStr2(decoder)))
  }

  /// Whether the data contains the end-of-image marker; what follows it is ignored.
  ///
  /// In the data of an image the byte FF is followed by zero or by a restart marker.
  private static func hasEnd(_ bytes: [UInt8]) -> Bool {
    bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9 } != nil
  }
}
