import LifecycleTrace

/// Collects the lines of a transcript as bytes.
///
/// A transcript can be split by its first characters: `> ` command, `| ` lifecycle call, `# `
/// comment, `error: ` refusal. Nothing else starts that way (one blank is put in front where it
/// would), no line ends in a blank, and every line ends in a line feed.
///
/// Source: SHELL.md "Prompt and output".
package struct TranscriptWriter: Sendable {
  /// What was collected since the last `take`.
  package private(set) var bytes: [UInt8] = []

  /// An empty transcript.
  package init() {}

  /// Hands over what was collected and starts anew.
  package mutating func take() -> [UInt8] {
    let taken = bytes
    bytes.removeAll(keepingCapacity: taken.capacity < 1 << 20)
    return taken
  }

  /// How many bytes are collected.
  package var count: Int { bytes.count }

  /// Adds a lifecycle call in its text form, which starts with its own mark.
  package mutating func call(_ text: String) {
    append(text)
    endLine(from: bytes.count - text.utf8.count)
  }

  /// Adds a comment with its `#`.
  package mutating func comment(_ text: String) { line("", text) }

  /// Adds the title of a case.
  package mutating func heading(_ name: String) { line("== ", name) }

  /// Adds a refusal.
  package mutating func error(_ block: ErrorBlock) {
    for text in block.lines { line("", text) }
  }

  /// Adds lines that must not look like one of the classes above.
  package mutating func plain(_ lines: [String]) {
    for text in lines {
      line(Self.looksLikeAnotherClass(text) ? " " : "", text)
    }
  }

  /// Adds drawn lines, whose characters were made harmless when they were drawn.
  ///
  /// Lines of `log` may look like calls, since they are.
  package mutating func drawing(_ lines: [String], mayHoldCalls: Bool = false) {
    for text in lines {
      let start = bytes.count
      if !mayHoldCalls, Self.looksLikeAnotherClass(text) { bytes.append(UInt8(ascii: " ")) }
      append(text)
      endLine(from: start)
    }
  }

  /// Adds a command, if there was one, and everything it led to: calls, screen, message, refusal.
  package mutating func entry(command: String?, _ reply: Reply) {
    if let command { line("> ", command) }
    for line in reply.logLines {
      switch line {
      case .call(let text): call(text)
      case .printed(let text): plain([text])
      }
    }
    if let screen = reply.screen ?? reply.transcriptScreen { drawing(screen) }
    if reply.isLog { drawing(reply.message, mayHoldCalls: true) } else { plain(reply.message) }
    if let failure = reply.failure { error(failure) }
  }

  /// True for a line that would be taken for a command, a call, a comment or a refusal.
  package static func looksLikeAnotherClass(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    switch first {
    case UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "#"):
      return text.utf8.count == 1 || text.utf8.dropFirst().first == UInt8(ascii: " ")
    case UInt8(ascii: "e"): return text.hasPrefix("error: ")
    default: return false
    }
  }

  private mutating func line(_ prefix: StaticString, _ text: String) {
    let start = bytes.count
    if prefix.utf8CodeUnitCount > 0 { prefix.withUTF8Buffer { bytes.append(contentsOf: $0) } }
    append(VisibleText.make(text))
    endLine(from: start)
  }

  /// Appends a whole block of memory rather than byte after byte.
  private mutating func append(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable {
      bytes.append(contentsOf: $0)
    }
    if isDone == nil { bytes.append(contentsOf: text.utf8) }
  }

  /// Drops blanks at the end of the line that starts at `start`, and ends it.
  private mutating func endLine(from start: Int) {
    while bytes.count > start, bytes[bytes.count - 1] == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
  }
}
