import LifecycleTrace
import UIKit

/// The calls of a session's app, as a person asks for them.
@MainActor
struct CallLog {
  let app: RunningApp
  /// What decides which calls are seen, and how they are written.
  let output: ScreenOutput

  /// All calls that are kept, with their commands.
  var trace: RecordedTrace { RecordedTrace(app.trace.recorder) }

  /// The calls of a command, as `calls` lets them through.
  func calls(of command: LastCommand) -> [LifecycleEvent] {
    let events = app.trace.recorder.events(since: command.events.lowerBound)
    return output.visibleCalls(events.filter { $0.sequence < command.events.upperBound })
  }

  /// The names by which calls can be asked for.
  var names: CallNames { CallNames(app.trace.recorder.events) }

  /// What the words of a command ask for; without any, the newest commands.
  func filter(
    _ arguments: inout ArgumentReader
  ) throws(CommandFailure) -> CallFilter {
    var filter = CallFilter()
    guard !arguments.isAtEnd else { return filter }
    let names = names
    while let word = arguments.next() {
      guard filter.take(word.text, among: names) else {
        throw CommandFailure(
          .unknownLogWord(word.text, near: names.near(word.text)), at: word.range)
      }
    }
    return filter
  }

  /// The calls that a filter asks for: of the chosen set, or all of those that it names.
  func calls(_ filter: CallFilter) -> [LifecycleEvent] {
    let recorder = app.trace.recorder
    let all = recorder.events
    let events = filter.isByName ? filter.named(in: all) : output.visibleCalls(all)
    switch filter.commands ?? (filter.isByName ? .all : .latest(10)) {
    case .all: return events
    case .numbers(let numbers): return events.filter { numbers.contains($0.cause.command) }
    case .latest(let count):
      let commands = Set(Set(events.map(\.cause.command)).sorted().suffix(count))
      return events.filter { commands.contains($0.cause.command) }
    }
  }

  /// The log: the calls that a filter asks for, and what the app printed meanwhile.
  func outcome(_ filter: CallFilter) -> Outcome {
    let events = calls(filter)
    let printed = filter.isByName ? [] : printedLines(with: events, filter)
    guard !events.isEmpty || !printed.isEmpty else { return Outcome(reasonForNoCalls(filter)) }
    let recorder = app.trace.recorder
    var lines = LogLine.grouped(calls: events, printed: printed, style: output.settings.logFormat) {
      recorder.heading(ofCommand: $0)
    }
    if recorder.droppedCount > 0 {
      lines.insert("(\(recorder.droppedCount) older calls were dropped)", at: 0)
    }
    var outcome = Outcome(lines)
    outcome.isLog = true
    outcome.isLong = true
    return outcome
  }

  private func printedLines(
    with events: [LifecycleEvent], _ filter: CallFilter
  ) -> [PrintedLine] {
    app.printed.kept.filter { line in
      if case .numbers(let numbers) = filter.commands { return numbers.contains(line.command) }
      return events.first.map { line.command >= $0.cause.command } ?? false
    }
  }

  private func reasonForNoCalls(_ filter: CallFilter) -> String {
    guard case .numbers(let numbers) = filter.commands else {
      return filter.isByName ? "No such calls." : "No calls yet."
    }
    let events = numbers.flatMap { app.trace.recorder.events(ofCommand: $0) }
    if !filter.isByName, let hidden = HiddenCalls(among: events, by: output.settings.calls) {
      return hidden.explanation
    }
    let list = numbers.sorted().map(String.init).joined(separator: ", ")
    return "No calls by command \(list)."
  }
}

extension CallNames {
  /// The names that a person may have meant.
  fileprivate func near(_ word: String) -> [String] { Suggestions.near(word, among: offers) }
}
