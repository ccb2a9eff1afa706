import Foundation

/// An image is decoded when it is made, so that nothing is left to prepare.
///
/// Source: Apple, UIImage.preparingForDisplay().
extension UIImage {
  /// The image, decoded.
  public nonisolated func preparingForDisplay() -> UIImage? { self }

  /// Calls the handler with the decoded image, in a later turn.
  public nonisolated func prepareForDisplay(
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(self) }
  }

  /// The image, decoded.
  public nonisolated func byPreparingForDisplay() async -> UIImage? { self }
}
