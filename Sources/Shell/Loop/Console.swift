/// The two output streams; implementations may buffer until `flush`.
@MainActor
package protocol Console: AnyObject {
  /// Appends UTF-8 bytes to standard output.
  func write(_ bytes: [UInt8])
  /// Appends UTF-8 bytes to standard error.
  func writeError(_ bytes: [UInt8])
  /// Hands everything buffered to the system; false once the reader has closed the pipe.
  @discardableResult
  func flush() -> Bool
}

/// What the terminal is able to do, found out once at the root.
package struct TerminalDescription: Hashable, Sendable {
  /// Width in columns, 1 or more.
  package var columns: Int
  /// Height in rows, 1 or more.
  package var rows: Int
  /// True if the locale's code set is UTF-8.
  package var isUTF8: Bool
  /// The value of `TERM`; empty and `dumb` allow no escape sequence at all.
  package var term: String

  /// The fixed device of scripts unless a size is given: 80x24 without escapes.
  package init(columns: Int = 80, rows: Int = 24, isUTF8: Bool = false, term: String = "dumb") {
    self.columns = columns
    self.rows = rows
    self.isUTF8 = isUTF8
    self.term = term
  }
}
