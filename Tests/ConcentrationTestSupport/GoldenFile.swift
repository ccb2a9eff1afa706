import Foundation
import Testing

/// A file of the tests that holds what a text must be, to the byte.
///
/// `RECORD_TRANSCRIPTS=1 swift test` rewrites those that differ, and the test still fails: what was
/// recorded is to be read (`git diff`) before it is believed.
package struct GoldenFile {
  private let path: String

  /// The file at a path from the package's root, such as `Tests/Game/ConcentrationShellTests/Golden/tour.out`.
  package init(_ path: String) {
    self.path = path
  }

  /// Records an issue with the difference unless the text is what the file holds.
  package func expect(_ actual: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let expected = try? PackageFiles.text(of: path)
    let difference = LineDiff.describe(expected: expected ?? "", actual: actual)
    guard difference != nil || expected == nil else { return }
    var message = "\(path) differs:\n\(difference ?? "(no such file)")"
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == "1" {
      message += "\n" + record(actual)
    } else {
      message += "\nRECORD_TRANSCRIPTS=1 rewrites it."
    }
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }

  private func record(_ text: String) -> String {
    let file = PackageFiles.root.appending(path: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return "Recorded; read the difference before you believe it."
    } catch {
      return "Not recorded: \(error)"
    }
  }
}
