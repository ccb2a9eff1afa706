/// Where a session's commands and its transcript go, if anywhere.
package struct Recordings: Sendable {
  /// The file that collects commands; nil if none.
  package var recordPath: String?
  /// The file that collects commands and output; nil if none.
  package var transcriptPath: String?

  /// True during the command that starts a recording, which is not recorded itself.
  var isStarting = false

  /// Nothing is recorded.
  package init() {}

  /// True if a reply is to be written down somewhere.
  package var isActive: Bool { recordPath != nil || transcriptPath != nil }
}

extension ShellSession {
  /// Writes a reply into the files that collect commands and output.
  ///
  /// - Returns: A sentence if a file could not be written; it is then closed.
  package func writeDown(_ reply: Reply) -> String? {
    if recordings.isStarting {
      recordings.isStarting = false
      return nil
    }
    guard recordings.isActive, let canonical = reply.canonical else { return nil }
    var problem: String?
    if let path = recordings.recordPath {
      problem = append(canonical + "\n", to: path)
      if problem != nil { recordings.recordPath = nil }
    }
    if let path = recordings.transcriptPath {
      var writer = TranscriptWriter()
      writer.entry(command: canonical, reply)
      problem = append(String(decoding: writer.take(), as: UTF8.self), to: path) ?? problem
      if problem != nil { recordings.transcriptPath = nil }
    }
    return problem
  }

  private func append(_ text: String, to path: String) -> String? {
    do throws(FileAccessError) {
      try environment.files.append(Array(text.utf8), to: path)
      return nil
    } catch {
      return "\(path): \(error.message); nothing more is written there"
    }
  }
}
