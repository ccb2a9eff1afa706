import LifecycleLessons
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
  /// - Returns: Whether there was anything.
  @discardableResult
  func collect(before sequence: Int, command: Int) -> Bool {
    guard let lines = process?.takePrintedLines?() else { return false }
    for text in lines { add(text, before: sequence, command: command) }
    return !lines.isEmpty
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

  /// Adds a finding of the doctor, after what was printed up to now.
  ///
  /// - Parameters:
  ///   - finding: What was found.
  ///   - sequence: The sequence number of the call to come.
  ///   - command: The command that runs.
  func add(finding: LifecycleFinding, before sequence: Int, command: Int) {
    collect(before: sequence, command: command)
    let lesson = Lesson.about(finding.kind).map { " See lesson \($0.number)." } ?? ""
    add("Doctor: \(finding)\(lesson)", before: sequence, command: command)
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
    process?.printedLinesWereShown?()
    guard !unshown.isEmpty else { return [] }
    defer { (unshown, suppressed) = ([], 0) }
    guard suppressed > 0, let last = unshown.last else { return unshown }
    var more = last
    more.text = "(\(suppressed) more lines were printed)"
    return unshown + [more]
  }
}
