import Foundation

/// The small images of documents that a browser shows, each a file of its own in the caches of the app.
@MainActor
struct DocumentThumbnails {
  private let folder: URL

  init(in caches: URL) { folder = caches.appendingPathComponent("Thumbnails") }

  /// The image among the attributes of a file.
  static func image(in attributes: [AnyHashable: Any]?) -> UIImage? {
    let sizes = attributes?[URLResourceKey.thumbnailDictionaryKey] as? [AnyHashable: Any]
    return sizes?[URLThumbnailDictionaryItem.NSThumbnail1024x1024SizeKey] as? UIImage
  }

  /// Keeps the image of a document; without an encoder there is none.
  ///
  /// It can be made again, so a document whose thumbnail cannot be written is saved all the same.
  func keep(_ image: UIImage, of document: URL) {
    guard let data = image.pngData() else { return }
    let file = file(of: document)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  /// The image of a document, unless it has none.
  func image(of document: URL) -> UIImage? {
    (try? Data(contentsOf: file(of: document))).flatMap { UIImage(data: $0) }
  }

  /// The path below the folder is that of the document.
  private func file(of document: URL) -> URL {
    folder.appendingPathComponent(document.standardizedFileURL.path + ".png")
  }
}

/// The sizes of thumbnails among the attributes of a file; it belongs to Foundation on Apple's systems.
///
/// Source: Apple, URLThumbnailDictionaryItem.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The key of an image of 1024 times 1024 points at most.
  public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(
    rawValue: "NSThumbnail1024x1024SizeKey")
}
