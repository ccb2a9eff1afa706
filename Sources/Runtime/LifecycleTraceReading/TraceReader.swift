import LifecycleTrace

/// Reads a trace: JSON Lines of this library without loss, others with the fields they have, and the
/// calls in the lines of a console.
///
/// Source: docs/TRACE.md.
public struct TraceReader: Sendable {
  /// A trace with its line numbers, and how many lines were left out.
  public struct Result: Hashable, Sendable {
    /// The events, the texts of the commands, and the gaps.
    public let trace: RecordedTrace
    /// The line of each event, counted from 1.
    public let lines: [Int]
    /// The number of lines that are not a lifecycle call.
    public let foreignCallCount: Int
  }

  private let limits: TraceReadingLimits

  /// Creates a reader.
  public init(limits: TraceReadingLimits = TraceReadingLimits()) {
    self.limits = limits
  }

  /// Reads a whole file.
  ///
  /// A file in which no call is recognized is no trace, unless it has the header of ours.
  ///
  /// - Throws: `TraceReadingProblem`, for the first problem.
  /// - Complexity: O(n) in the number of bytes.
  public func read(_ bytes: [UInt8]) throws(TraceReadingProblem) -> Result {
    guard bytes.count <= limits.bytes else {
      throw TraceReadingProblem(
        line: 1, column: 1, expected: "at most \(limits.bytes) bytes", found: "\(bytes.count)")
    }
    var builder = TraceBuilder()
    var line = 0
    // A byte order mark, which some editors write, is skipped.
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let isConsole = Self.isConsole(bytes[start...])
    while start < bytes.count {
      line += 1
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      var cursor = JSONCursor(bytes: bytes, position: start, end: end)
      do {
        try read(&cursor, line, isConsole: isConsole, into: &builder)
      } catch {
        throw TraceReadingProblem(
          line: line, column: min(error.position, end) - start + 1, expected: error.expected,
          found: Self.excerpt(bytes[min(error.position, end)..<end]))
      }
      start = end + 1
    }
    guard builder.isRecognized else { throw .nothingRecognized(in: bytes) }
    return builder.result
  }

  private func read(
    _ cursor: inout JSONCursor, _ number: Int, isConsole: Bool, into builder: inout TraceBuilder
  ) throws(JSONCursor.Failure) {
    guard cursor.end - cursor.position <= limits.bytesOfLine else {
      throw cursor.failure("a line of at most \(limits.bytesOfLine) bytes")
    }
    let start = cursor.position
    cursor.skipBlanks()
    guard cursor.next != nil else { return }
    if isConsole {
      takeConsole(cursor, number, into: &builder)
    } else {
      let line = try TraceLine(&cursor, depth: limits.depth)
      do {
        try builder.take(line, number)
      } catch {
        throw cursor.failure(error.expected, at: start)
      }
    }
    guard builder.count <= limits.events else {
      throw cursor.failure("at most \(limits.events) events", at: start)
    }
  }

  /// Adds a line of a console: an object in it, as a logger prints it, or the call in its text.
  ///
  /// What is neither is left out, so nothing is refused.
  private func takeConsole(
    _ cursor: JSONCursor, _ number: Int, into builder: inout TraceBuilder
  ) {
    let bytes = cursor.bytes[cursor.position..<cursor.end]
    if let open = bytes.firstIndex(of: 0x7B) {
      // An array has a comma or a bracket after each.
      let end = bytes.lastIndex(of: 0x7D).map { $0 + 1 } ?? cursor.end
      var object = JSONCursor(bytes: cursor.bytes, position: open, end: max(open, end))
      if let line = try? TraceLine(&object, depth: limits.depth),
        (try? builder.take(line, number)) != nil
      {
        return
      }
    }
    builder.takeConsole(String(decoding: bytes, as: UTF8.self), number)
  }

  /// Whether the file has other lines than objects and does not begin with the header of ours.
  private static func isConsole(_ bytes: ArraySlice<UInt8>) -> Bool {
    var isFirst = true
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: true) {
      let text = line.drop { $0 <= 0x20 }
      guard let first = text.first else { continue }
      if first != 0x7B { return true }
      if isFirst, text.starts(with: Array(#"{"trace""#.utf8)) { return false }
      isFirst = false
    }
    return false
  }

  /// The bytes at fault as text without control characters.
  private static func excerpt(_ bytes: ArraySlice<UInt8>) -> String {
    guard !bytes.isEmpty else { return "the end of the line" }
    let text = String(decoding: bytes.prefix(20), as: UTF8.self)
    return JSONString.quoted(text) + (bytes.count > 20 ? "..." : "")
  }
}
