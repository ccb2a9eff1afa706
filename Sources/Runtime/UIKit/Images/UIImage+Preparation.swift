import Foundation

/// A file is decoded when it is drawn first; these decode it before, in full.
///
/// Source: Apple, UIImage.preparingForDisplay().
extension UIImage {
  /// The image with its pixels decoded; nil if they cannot be.
  ///
  /// - Complexity: O(n) in the pixels of a file that was not decoded in full yet.
  public nonisolated func preparingForDisplay() -> UIImage? {
    do {
      _ = try bitmap(coveringWidth: .max, height: .max)
      return self
    } catch {
      return nil
    }
  }

  /// Decodes the image in a later turn, and gives it to the handler; nil if it cannot be decoded.
  public nonisolated func prepareForDisplay(
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    MainThread.later { completionHandler(self.preparingForDisplay()) }
  }

  /// The image with its pixels decoded; nil if they cannot be.
  public nonisolated func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  // MARK: Thumbnails

  /// The image in another size, in points; nil for a size without points.
  ///
  /// Source: Apple, UIImage.preparingThumbnail(of:): the image fills the size, whatever its own shape.
  @preconcurrency @MainActor
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Makes the image in another size in a later turn, and gives it to the handler.
  public nonisolated func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    MainThread.later { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// The image in another size.
  public nonisolated func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await preparingThumbnail(of: size)
  }
}
