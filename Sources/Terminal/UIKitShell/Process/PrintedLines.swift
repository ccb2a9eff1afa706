import LifecycleTrace

/// A line that the app printed, or that UIKit said of it, with its place among the lifecycle calls.
package struct PrintedLine: Hashable, Sendable {
  /// The command during which it came, 0 before the first.
  package var command: Int
  /// The sequence number of the call that came next.
  package var sequence: Int
  /// The line, with nothing in it that a terminal would obey.
  package var text: String
}

/// The lines that the app printed and UIKit's warnings, the newest ones up to a bound.
@MainActor
package final class PrintedLines {
  /// The lines that are kept for the log.
  static let capacity = 2000
  /// The lines of one command that are shown; the rest is counted.
  static let limit = 500

  /// The lines that are kept, oldest first.
  private(set) var kept: [PrintedLine] = []
  private var unshown: [PrintedLine] = []
  private var suppressed = 0
  private let process: AppProcess?

  /// A collection of what a process hands over, if there is one.
  init(_ process: AppProcess? = nil) {
    self.process = process
  }

  /// Takes over what was printed up to now.
  ///
  /// - Parameters:
  ///   - sequence: The sequence number of the call to come.
  ///   - command: The command that runs.
  func collect(before sequence: Int, command: Int) {
    for text in process?.takePrintedLines?() ?? [] { add(text, before: sequence, command: command) }
  }

  /// Adds a warning of UIKit, after what was printed up to now.
  ///
  /// - Parameters:
  ///   - text: The warning, in one line.
  ///   - sequence: The sequence number of the call to come.
  ///   - command: The command that runs.
  func add(warning text: String, before sequence: Int, command: Int) {
    collect(before: sequence, command: command)
    add("UIKit: " + text, before: sequence, command: command)
  }

  private func add(_ text: String, before sequence: Int, command: Int) {
    guard unshown.count < Self.limit else {
      suppressed += 1
      return
    }
    let line = PrintedLine(command: command, sequence: sequence, text: VisibleText.make(text))
    unshown.append(line)
    kept.append(line)
    if kept.count > 2 * Self.capacity { kept.removeFirst(kept.count - Self.capacity) }
  }

  /// Hands over what was not shown yet; what is beyond the limit is one line that counts it.
  func takeUnshown() -> [PrintedLine] {
    defer {
      (unshown, suppressed) = ([], 0)
      process?.printedLinesWereShown?()
    }
    guard suppressed > 0, let last = unshown.last else { return unshown }
    var more = last
    more.text = "(\(suppressed) more lines were printed)"
    return unshown + [more]
  }
}

/// A line of the log: a call, or what the app printed meanwhile.
package enum LogLine: Hashable, Sendable {
  case call(String)
  case printed(String)

  /// The line as it stands where calls are shown; what was printed never looks like a call.
  package var text: String {
    switch self {
    case .call(let text): text
    case .printed(let text): TranscriptWriter.looksLikeAnotherClass(text) ? " " + text : text
    }
  }

  /// Calls of one command with what was printed among them, in order.
  package static func lines(
    calls: [LifecycleEvent], printed: [PrintedLine]
  ) -> [LogLine] {
    var lines: [LogLine] = []
    var rest = printed[...]
    for (event, text) in zip(calls, TextFormat.lines(for: calls)) {
      while let next = rest.first, next.sequence <= event.sequence {
        lines.append(.printed(next.text))
        rest.removeFirst()
      }
      lines.append(.call(text))
    }
    return lines + rest.map { .printed($0.text) }
  }

  /// Calls and printed lines of several commands, each with its command as a heading.
  ///
  /// - Parameters:
  ///   - calls: Oldest first.
  ///   - printed: Oldest first.
  ///   - text: Gives the text of a command by its number; nil leaves the heading out.
  /// - Returns: Headings, calls and printed lines.
  package static func grouped(
    calls: [LifecycleEvent], printed: [PrintedLine], text: (Int) -> String?
  ) -> [String] {
    guard !printed.isEmpty else { return TextFormat.grouped(calls, text: text) }
    let numbers = Set(calls.map(\.cause.command)).union(printed.map(\.command)).sorted()
    return numbers.flatMap { number in
      let heading = text(number).map { ["  \(number)  \($0)"] } ?? []
      return heading
        + lines(
          calls: calls.filter { $0.cause.command == number },
          printed: printed.filter { $0.command == number }
        ).map(\.text)
    }
  }
}
