import Foundation

/// The files that the server has.
enum Pictures {
  /// A picture by its name, as PNG or JPEG.
  static func file(named name: String) -> Data? {
    let file = ["png", "jpg"].lazy.compactMap {
      Bundle.module.url(forResource: name, withExtension: $0, subdirectory: "Pictures")
    }.first
    return file.flatMap { try? Data(contentsOf: $0) }
  }

  /// The beginning of a PNG file that claims 10,000 by 10,000 pixels, and ends.
  static let headerOfHugePicture = Data([
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10, 8, 2, 0, 0, 0, 0x35, 0x2C, 0xF5, 0x70,
  ])
}
