/// What becomes of the content of a file that a command writes.
enum WritingWay: String, CaseIterable {
  case overwrite, append
}

extension ArgumentReader {
  /// Takes the way that may follow the name of a file, with which the line ends.
  mutating func way(of ways: [WritingWay]) throws(CommandFailure) -> WritingWay? {
    let way = peek.flatMap { WritingWay(rawValue: $0.text.lowercased()) }
    let isOffered = way.map(ways.contains) ?? false
    if isOffered { _ = next() }
    try end()
    return way
  }
}

extension ShellSession {
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
      throw CommandFailure(
        .fileNotEmpty(path: file.text, ways: ways.map { "\(command) \($0.rawValue)" }),
        at: file.range)
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
}
