import Foundation

extension UIKitRuntime {
  /// Decodes image files for `UIImage(data:)`.
  ///
  /// The runtime itself links no decoder; `UIKitImages` provides one for PNG and JPEG.
  public protocol ImageDecoder: Sendable {
    /// Reads the header of a file, and checks that the data is complete.
    ///
    /// - Throws: an error whose description is the reason.
    func image(from data: Data) throws -> any EncodedImage
  }

  /// An image that has not been decoded: its pixels are decoded when they are drawn, and only as
  /// many as are needed.
  public protocol EncodedImage: Sendable {
    /// The width in pixels, above zero.
    var width: Int { get }
    /// The height in pixels, above zero.
    var height: Int { get }

    /// The pixels, at full size or at a smaller size that the format supports, but not smaller than
    /// requested.
    ///
    /// - Throws: an error whose description is the reason.
    func bitmap(coveringWidth width: Int, height: Int) throws -> Bitmap
  }
}
