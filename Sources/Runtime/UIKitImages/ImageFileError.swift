/// Why an image cannot be decoded or encoded.
public enum ImageFileError: Error, Hashable, Sendable {
  /// The bytes begin with the signature of neither PNG nor JPEG.
  case unknownFormat
  /// The header declares more pixels than are decoded.
  case tooLarge(width: Int, height: Int)
  /// The header declares more pixels than the bytes can encode.
  case tooFewBytes(width: Int, height: Int, bytes: Int)
  /// The data is truncated.
  case truncated(format: String)
  /// The data is invalid, with the decoder's message.
  case broken(format: String, message: String)
  /// The image could not be encoded, with the encoder's message.
  case notEncoded(format: String, message: String)
}
