import LifecycleTraceReading

/// Files that cannot be read or written.
extension CommandProblem {
  static func file(path: String, _ error: FileAccessError) -> Self {
    Self("\(path): \(error.message)")
  }

  /// `ways` are the commands that say what becomes of the file's content.
  static func fileNotEmpty(path: String, ways: [String]) -> Self {
    Self("\(path) holds something already. Type \(Suggestions.list(ways))")
  }

  static func outsideDirectory(path: String) -> Self {
    Self("\(path): scripts write inside the working directory only (--allow-write lifts this)")
  }

  static func unknownPicture(file: String) -> Self {
    Self("\(file): a picture of the screen is FILE.svg, with its colours, or FILE.txt")
  }

  static func beingWritten(path: String) -> Self { Self("\(path) is being written already") }

  static func pastForgotten(limit: Int) -> Self {
    Self("more than \(limit) commands were run before; begin with record")
  }

  static func sourceTooDeep(limit: Int) -> Self {
    Self("scripts may source each other \(limit) deep at most")
  }

  static func inFile(path: String, line: Int, message: String) -> Self {
    Self("\(path):\(line): \(message)")
  }

  static func trace(path: String, _ problem: TraceReadingProblem) -> Self {
    Self("\(path): \(problem)")
  }
}

extension FileAccessError {
  /// The system's reason, lower case, without the path.
  package var message: String {
    switch self {
    case .noSuchFile: "no such file"
    case .isDirectory: "is a directory"
    case .notRegularFile: "is not a regular file"
    case .noWorkingDirectory: "the working directory is gone; only an absolute path works"
    case .diskFull: "no space left on device"
    case .noPermission: "permission denied"
    case .tooLarge(let limit): "too large: \(limit) bytes at most"
    case .other(let text): VisibleText.make(text)
    }
  }
}
