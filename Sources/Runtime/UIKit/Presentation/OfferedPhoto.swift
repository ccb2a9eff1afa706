import Foundation

extension UIKitRuntime {
  /// A photo that a picker offers: one of the app's own images, or a drawn one where it has none.
  @MainActor
  package struct OfferedPhoto {
    /// What a list calls it.
    package let name: String
    private let sample: SamplePhoto?

    /// The photos of the application that is shared now, in the order of a list.
    package static var all: [OfferedPhoto] {
      let own = UIApplication.shared.viewEnvironment.listImages()
      guard own.isEmpty else { return own.map { OfferedPhoto(name: $0, sample: nil) } }
      return SamplePhoto.allCases.map { OfferedPhoto(name: $0.rawValue, sample: $0) }
    }

    /// The image; nil if the app's file cannot be decoded.
    package var image: UIImage? { sample?.image ?? UIImage(named: name) }
  }
}
