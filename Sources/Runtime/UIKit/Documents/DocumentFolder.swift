import Foundation

/// The files of the folder where a browser's documents are.
@MainActor
struct DocumentFolder {
  private let folder: URL

  init() { folder = UIApplication.shared.viewEnvironment.documents.folder() }

  /// The documents by their names; what begins with a dot is hidden, and folders are no documents.
  func documents() -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let files = (found ?? []).filter { !$0.hasDirectoryPath }
    return files.sorted { isBefore($0, $1) }
  }

  /// By the names without extensions, so that `Untitled` is before `Untitled 2`.
  private func isBefore(_ one: URL, _ other: URL) -> Bool {
    let names = [one, other].map { $0.deletingPathExtension().lastPathComponent }
    let order = names[0].compare(names[1], options: [.caseInsensitive, .numeric])
    return order == .orderedSame
      ? one.lastPathComponent < other.lastPathComponent : order == .orderedAscending
  }

  /// Whether a file is one of the documents.
  func holds(_ url: URL) -> Bool {
    url.deletingLastPathComponent().standardizedFileURL.path == folder.standardizedFileURL.path
      && FileManager.default.fileExists(atPath: url.path)
  }

  /// Copies or moves a file here, under a name that no other one has: `Untitled 2` beside `Untitled`.
  func take(_ url: URL, moving: Bool) throws -> URL {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let document = freePlace(for: url)
    if moving {
      try files.moveItem(at: url, to: document)
    } else {
      try files.copyItem(at: url, to: document)
    }
    return document
  }

  private func freePlace(for url: URL) -> URL {
    let name = url.deletingPathExtension().lastPathComponent
    let ending = url.pathExtension.isEmpty ? "" : ".\(url.pathExtension)"
    var place = folder.appendingPathComponent(name + ending)
    var number = 2
    while FileManager.default.fileExists(atPath: place.path) {
      place = folder.appendingPathComponent("\(name) \(number)\(ending)")
      number += 1
    }
    return place
  }
}
