/// The files that the commands of a session read and write.
@MainActor
struct SessionFiles {
  let environment: ShellEnvironment

  /// The bytes of a file, at most `limit`, that a word names; `path` if that is not the word itself.
  func read(
    _ path: String? = nil, named word: Word, limit: Int
  ) throws(CommandFailure) -> [UInt8] {
    let path = path ?? word.text
    do throws(FileAccessError) {
      return try environment.files.read(path, limit: limit)
    } catch {
      throw CommandFailure(.file(path: path, error), at: word.range)
    }
  }

  /// Writes a file for a command.
  ///
  /// - Parameters:
  ///   - bytes: What is written.
  ///   - file: The word that names the file.
  ///   - way: What becomes of its content, if that was said.
  ///   - ways: The ways that the command has.
  ///   - command: The command up to the name of the file, for the message.
  /// - Throws: `CommandFailure` for a file that holds something if no way is given, and for one that
  ///   cannot be written.
  func write(
    _ bytes: [UInt8], to file: Word, _ way: WritingWay?, of ways: [WritingWay],
    after command: String
  ) throws(CommandFailure) {
    try requireWritable(file)
    if way == nil, let size = environment.files.size(ofFile: file.text), size > 0 {
      let command = "\(command) \(Word.quoted(file.text))"
      var failure = CommandFailure(
        .fileNotEmpty(path: file.text, ways: ways.map { "\(command) \($0.rawValue)" }),
        at: file.range)
      failure.isRecorded = false
      throw failure
    }
    do throws(FileAccessError) {
      if way == .append {
        try environment.files.append(bytes, to: file.text)
      } else {
        try environment.files.write(bytes, to: file.text)
      }
    } catch {
      throw CommandFailure(.file(path: file.text, error), at: file.range)
    }
  }

  /// Refuses paths outside the working directory where writing is confined.
  private func requireWritable(_ word: Word) throws(CommandFailure) {
    guard environment.mode != .typed, !environment.allowsWriting else { return }
    let isInside: Bool
    do throws(FileAccessError) {
      let root = try environment.files.workingDirectory
      let path = try environment.files.resolved(word.text)
      isInside = path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    } catch {
      throw CommandFailure(.file(path: word.text, error), at: word.range)
    }
    guard isInside else {
      throw CommandFailure(.outsideDirectory(path: word.text), at: word.range)
    }
  }
}
