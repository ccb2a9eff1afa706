import Foundation

extension UIKitRuntime {
  /// Reads image files for `UIImage(data:)`.
  ///
  /// The runtime itself links no decoder; `UIKitImages` has one for PNG and JPEG.
  public protocol ImageDecoder: Sendable {
    /// Reads what a file says of its picture, and whether all of it is there.
    ///
    /// - Throws: an error whose description says in words what is wrong.
    func image(from data: Data) throws -> any EncodedImage
  }

  /// A picture that is still a file: its pixels are made when they are to be seen, and only as many
  /// as can be.
  public protocol EncodedImage: Sendable {
    /// The width in pixels, above zero.
    var width: Int { get }
    /// The height in pixels, above zero.
    var height: Int { get }

    /// The pixels, at full size or at a smaller size that the file offers, but not smaller than asked.
    ///
    /// - Throws: an error whose description says in words what is wrong.
    func bitmap(coveringWidth width: Int, height: Int) throws -> Bitmap
  }
}
