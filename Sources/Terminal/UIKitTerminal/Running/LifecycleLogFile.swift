import LifecycleTrace
import UIKit
import UIKitShell

/// Every lifecycle call of the sessions of one run, in a file.
@MainActor
final class LifecycleLogFile {
  private let path: String
  private let files: any FileAccess
  private let warn: (String) -> Void
  private var session: ShellSession?
  private var written = 0
  /// Whether something could not be written; nothing more is written then.
  private(set) var isBroken = false

  /// A log that starts with an empty file.
  ///
  /// - Throws: Why the file cannot be made.
  init(
    path: String, files: any FileAccess, warn: @escaping (String) -> Void
  ) throws(FileAccessError) {
    self.path = path
    self.files = files
    self.warn = warn
    try files.write([], to: path)
  }

  /// Follows another session, after the last calls of the one before.
  func follow(_ session: ShellSession) {
    writeNewEvents()
    self.session = session
    written = 0
    writeNewEvents()
  }

  /// Writes what was called since the last time.
  func writeNewEvents() {
    guard let recorder = session?.app.trace.recorder, recorder.endSequence > written else { return }
    let events = recorder.events(since: written)
    written = recorder.endSequence
    let bytes = Array(TextFormat.lines(for: events).map { $0 + "\n" }.joined().utf8)
    attempt { () throws(FileAccessError) in try files.append(bytes, to: path) }
  }

  private func attempt(_ work: () throws(FileAccessError) -> Void) {
    guard !isBroken else { return }
    do throws(FileAccessError) {
      try work()
    } catch {
      isBroken = true
      warn("\(path): \(error.capitalizedMessage)")
    }
  }
}
