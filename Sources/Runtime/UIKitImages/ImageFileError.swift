/// Why a file shows no picture.
public enum ImageFileError: Error, Hashable, Sendable {
  /// The bytes begin as neither PNG nor JPEG does.
  case unknownFormat
  /// The header names more pixels than are decoded.
  case tooLarge(width: Int, height: Int)
  /// The header names more pixels than the bytes can hold.
  case tooFewBytes(width: Int, height: Int, bytes: Int)
  /// The bytes end before the picture does.
  case truncated(format: String)
  /// The decoder's own words for what is wrong.
  case broken(format: String, message: String)
}
