import Foundation

/// A file that holds a screen, beside the file of a test.
struct SnapshotFile {
  /// More than any screen takes.
  private static let limit = 1 << 20

  /// Where it is.
  let path: String

  /// The file of a name; nil if no file can be called so.
  init?(named name: String, of testFile: String) {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || " -_".unicodeScalars.contains($0)
    }
    guard isPlain, !name.isEmpty, name.utf8.count <= 200 else { return nil }
    let test = URL(fileURLWithPath: testFile)
    let folder = test.deletingPathExtension().lastPathComponent
    path =
      test.deletingLastPathComponent().appendingPathComponent("Snapshots")
      .appendingPathComponent(folder).appendingPathComponent("\(name).txt").path
  }

  /// Whether the surroundings of the tests ask for the files to be written.
  static var isRecordingAsked: Bool {
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  }

  /// What it holds; nil if it cannot be read.
  var text: String? {
    guard let file = FileHandle(forReadingAtPath: path),
      let bytes = try? file.read(upToCount: Self.limit)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a screen, and the folders that are missing.
  ///
  /// - Returns: Why that is not possible; nil if it was done.
  func write(_ screen: [String]) -> String? {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(screen.map { $0 + "\n" }.joined().utf8).write(to: url, options: .atomic)
      return nil
    } catch {
      return error.localizedDescription
    }
  }
}
