import Foundation

/// A new file beside a document's, which takes its place once it is whole.
struct DocumentReplacement {
  private let original: URL
  /// The new file, which a browser does not show.
  let url: URL

  init(of original: URL) {
    self.original = original
    url = Self.place(of: original, process: getpid())
    removeOthers()
  }

  private static func place(of original: URL, process: pid_t) -> URL {
    original.deletingLastPathComponent()
      .appendingPathComponent(".\(original.lastPathComponent).\(process).part")
  }

  /// Removes what processes have left that ended while they wrote, or this one when it failed.
  private func removeOthers() {
    let folder = original.deletingLastPathComponent().path
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let parts = name.split(separator: ".")
      guard parts.last == "part", let process = parts.dropLast().last.flatMap({ pid_t($0) }),
        Self.place(of: original, process: process).lastPathComponent == name,
        process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
      else { continue }
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// Gives the new file the permissions of the old one and its attributes, and lets it take the old one's place.
  func replace(with attributes: [AnyHashable: Any]) throws {
    let files = FileManager.default
    let old = try? files.attributesOfItem(atPath: original.path)
    var known: [FileAttributeKey: Any] = [:]
    known[.posixPermissions] = old?[.posixPermissions]
    for (key, value) in attributes {
      if let key = key.base as? FileAttributeKey { known[key] = value }
    }
    if !known.isEmpty { try files.setAttributes(known, ofItemAtPath: url.path) }
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
