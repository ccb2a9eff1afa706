/// A script that was read whole: its bytes, and what each line is.
///
/// Lines are kept as places in the bytes, so that a script of a million lines costs 16 bytes a line
/// besides its text.
package struct Script: Sendable {
  /// One line that does something.
  package struct Line: Hashable, Sendable {
    /// What kind of line it is.
    package enum Kind: UInt8, Sendable {
      case comment, command, expectation, heading
    }

    /// Where its text starts, in bytes.
    package var start: Int32
    /// How long its text is, in bytes.
    package var length: Int32
    /// Its number in the file, from 1.
    package var number: Int32
    /// Its kind.
    package var kind: Kind
  }

  /// An expectation with the place of its block.
  package struct Check: Hashable, Sendable {
    /// What must be true.
    package var expectation: Expectation
    /// True after `todo`: a known failure.
    package var isTodo: Bool
    /// The bytes between the `expect` line and the end of its block; nil without a block.
    package var blockBytes: Range<Int>?
  }

  /// The name used in messages: the path as given, or `<stdin>`.
  package var name: String
  /// The text as it was read.
  package var bytes: [UInt8]
  /// All lines but empty ones and those inside blocks, in order.
  package var lines: [Line]
  /// Expectations by line number.
  package var checks: [Int32: Check]

  /// Blocks that commands were given, by line number.
  package var blocks: [Int32: [String]] = [:]

  /// The text of a line, without line end.
  package func text(_ line: Line) -> String {
    let range = Int(line.start)..<Int(line.start) + Int(line.length)
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The folder that `source` is relative to; empty for the working directory.
  package var directory: String {
    guard let slash = name.lastIndex(of: "/") else { return "" }
    return String(name[...slash])
  }
}

/// Everything wrong with a script's text; nothing of it was run.
package struct ScriptError: Error, Hashable, Sendable {
  /// One fault.
  package struct Fault: Hashable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// What is wrong, and what would be right.
    package var message: String
  }

  /// All faults, by line.
  package var faults: [Fault]
}
