import LifecycleTrace
import UIKit

extension Command {
  static let log = Command(
    "log", group: .watch, arguments: "[N|NAME|last|all|on|off]",
    summary: "lifecycle calls, grouped by command",
    headline: "lifecycle calls of the controllers",
    details: [
      "log        the calls of the last 10 commands that caused any",
      "log 3      those of command 3; log last the newest; log all every one kept",
      "log Home   those of a class or of one controller (Home#2), also hidden ones;",
      "           a call (viewDidLoad), controllers, application, delegates: alike",
      "log on     prints the calls after each command; log off stops it",
      "Marks: * loaded, + towards visible, - away from it, x deinit, . all else.",
    ],
    seeAlso: ["timeline", "tree", "set", "help lifecycle"],
    offers: { context in
      (context.arguments.isEmpty ? ["last", "all", "on", "off"] : ["last", "all"]).map { .init($0) }
        + context.session.callNames.offers.map { .init($0) }
    },
    action: { arguments, session throws(CommandFailure) in
      if arguments.remaining == 1, let word = arguments.take("json", "on", "off") {
        switch word.text.lowercased() {
        case "json": return Outcome(json(session.lastCalls()))
        case "on": return session.switchLog(.after)
        default: return session.switchLog(.off)
        }
      }
      return session.logOutcome(try session.callFilter(&arguments))
    })

  /// Calls as a JSON array of objects.
  private static func json(_ events: [LifecycleEvent]) -> String {
    let objects = events.map { event in
      "{\"sequence\":\(event.sequence),\"command\":\(event.cause.command),"
        + "\"controller\":\(JSONString.quoted("\(event.controller)")),"
        + "\"call\":\(JSONString.quoted("\(event.callback)"))}"
    }
    return "[" + objects.joined(separator: ",") + "]"
  }
}

extension ShellSession {
  fileprivate func switchLog(_ place: LogPlace) -> Outcome {
    settings.log = place
    return Outcome("log is now \(place.rawValue)")
  }

  /// The names by which calls can be asked for.
  var callNames: CallNames { CallNames(app.trace.recorder.events) }

  /// What the words of a command ask for; without any, the newest commands.
  func callFilter(
    _ arguments: inout ArgumentReader
  ) throws(CommandFailure) -> CallFilter {
    var filter = CallFilter()
    guard !arguments.isAtEnd else { return filter }
    let names = callNames
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
    let events = filter.isByName ? filter.named(in: all) : visibleCalls(all)
    switch filter.commands ?? (filter.isByName ? .all : .latest(10)) {
    case .all: return events
    case .numbers(let numbers): return events.filter { numbers.contains($0.cause.command) }
    case .latest(let count):
      let commands = Set(Set(events.map(\.cause.command)).sorted().suffix(count))
      return events.filter { commands.contains($0.cause.command) }
    }
  }

  /// The log: the calls that a filter asks for, and what the app printed meanwhile.
  fileprivate func logOutcome(_ filter: CallFilter) -> Outcome {
    let events = calls(filter)
    let printed = filter.isByName ? [] : printedLines(with: events, filter)
    guard !events.isEmpty || !printed.isEmpty else { return Outcome(reasonForNoCalls(filter)) }
    let recorder = app.trace.recorder
    var lines = LogLine.grouped(calls: events, printed: printed, style: settings.logFormat) {
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
    if !filter.isByName, let hidden = HiddenCalls(among: events, by: settings.calls) {
      return hidden.explanation
    }
    let list = numbers.sorted().map(String.init).joined(separator: ", ")
    return "No calls by command \(list)."
  }
}

extension CallNames {
  /// The names that somebody may have meant.
  fileprivate func near(_ word: String) -> [String] { Suggestions.near(word, among: offers) }
}
