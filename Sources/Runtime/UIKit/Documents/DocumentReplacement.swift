import Foundation

/// A new file beside a document's, which takes its place once it is whole.
struct DocumentReplacement {
  private let original: URL
  /// The new file, which a browser does not show.
  let url: URL

  init(of original: URL) {
    self.original = original
    let name = ".\(original.lastPathComponent).\(getpid()).part"
    url = original.deletingLastPathComponent().appendingPathComponent(name)
    // What this process left behind when an earlier attempt failed.
    remove()
  }

  /// Gives the new file its attributes, and lets it take the place of the old one.
  func replace(with attributes: [AnyHashable: Any]) throws {
    let known = attributes.compactMap { key, value in
      (key.base as? FileAttributeKey).map { ($0, value) }
    }
    if !known.isEmpty {
      try FileManager.default.setAttributes(
        Dictionary(uniqueKeysWithValues: known), ofItemAtPath: url.path)
    }
    guard rename(url.path, original.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, of: original, String(cString: strerror(errno)))
    }
  }

  /// Removes the new file.
  func remove() { try? FileManager.default.removeItem(at: url) }
}

extension CocoaError {
  /// Why a document cannot be read or written.
  init(_ code: Code, of document: URL, _ description: String) {
    self.init(code, userInfo: [NSLocalizedDescriptionKey: description, NSURLErrorKey: document])
  }
}
