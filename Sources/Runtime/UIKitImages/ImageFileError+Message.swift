extension ImageFileError: CustomStringConvertible {
  /// What is wrong, and what was expected.
  public var description: String {
    switch self {
    case .unknownFormat: "the data is no picture; expected PNG or JPEG"
    case .tooLarge(let width, let height):
      "the picture has \(width)x\(height) pixels; at most \(ImageFileDecoder.maximumPixels) are "
        + "decoded"
    case .tooFewBytes(let width, let height, let bytes):
      "the header promises \(width)x\(height) pixels, but there are only \(bytes) bytes"
    case .truncated(let format): "the \(format) data ends before the picture does"
    case .broken(let format, let message): "the \(format) data is broken: \(message)"
    case .notEncoded(let format, let message): "no \(format) could be made: \(message)"
    }
  }
}
