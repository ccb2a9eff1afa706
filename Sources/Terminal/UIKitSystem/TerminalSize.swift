import Glibc

/// How large the terminal is, in columns and rows.
package struct TerminalSize: Hashable, Sendable {
  /// Columns, 1 through 1000.
  package let columns: Int
  /// Rows, 1 through 1000.
  package let rows: Int

  /// A size brought into the range of sizes that can be drawn.
  package init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 1), 1000)
    self.rows = min(max(rows, 1), 1000)
  }

  /// The size now: `COLUMNS` and `LINES` where they are set, else the terminal's, else 80x24.
  ///
  /// - Parameters:
  ///   - environment: the process's environment.
  ///   - descriptors: file descriptors that may be a terminal; the first that is one is asked.
  /// - Returns: the size; never fails.
  package static func current(
    environment: [String: String], descriptors: [Int32] = [STDOUT_FILENO, STDIN_FILENO]
  ) -> TerminalSize {
    let asked = descriptors.lazy.compactMap(ask).first
    return TerminalSize(
      columns: positive(environment["COLUMNS"]) ?? asked?.columns ?? 80,
      rows: positive(environment["LINES"]) ?? asked?.rows ?? 24)
  }

  private static func ask(_ descriptor: Int32) -> TerminalSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  private static func positive(_ text: String?) -> Int? {
    text.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}
