import LifecycleTrace

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

  /// Calls of one command with what was printed among them, in order, and why there are none.
  package static func lines(
    calls: [LifecycleEvent], printed: [PrintedLine], hidden: HiddenCalls? = nil,
    style: LogStyle = .text
  ) -> [LogLine] {
    if calls.isEmpty, printed.isEmpty, hidden == nil { return [] }
    var lines: [LogLine] = []
    var rest = printed[...]
    for (event, text) in style.lines(for: calls) {
      while let next = rest.first, next.sequence <= event.sequence {
        lines.append(.printed(next.text))
        rest.removeFirst()
      }
      lines.append(.call(text))
    }
    lines += rest.map { .printed($0.text) }
    if let hidden { lines.append(.printed(hidden.explanation)) }
    return lines
  }

  /// Calls and printed lines of several commands, each with its command as a heading.
  ///
  /// - Parameters:
  ///   - calls: Oldest first.
  ///   - printed: Oldest first.
  ///   - style: How calls are written.
  ///   - text: Gives the text of a command by its number; nil leaves the heading out.
  /// - Returns: Headings, calls and printed lines.
  package static func grouped(
    calls: [LifecycleEvent], printed: [PrintedLine], style: LogStyle = .text,
    text: (Int) -> String?
  ) -> [String] {
    let callsOf = Dictionary(grouping: calls, by: \.cause.command)
    let printedOf = Dictionary(grouping: printed, by: \.command)
    return Set(callsOf.keys).union(printedOf.keys).sorted().flatMap { number in
      let heading = text(number).map { [TextFormat.heading(number, $0)] } ?? []
      return heading
        + lines(calls: callsOf[number] ?? [], printed: printedOf[number] ?? [], style: style)
        .map(\.text)
    }
  }
}

extension LifecycleRecorder {
  /// What stands above the calls of a command.
  func heading(ofCommand number: Int) -> String? {
    number == 0 ? "(launch)" : text(ofCommand: number)
  }
}
