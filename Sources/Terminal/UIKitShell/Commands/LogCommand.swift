import LifecycleTrace
import UIKit

extension Command {
  static let log = Command(
    "log", group: .watch, arguments: "[N|last|all|on|off]",
    summary: "lifecycle calls, grouped by command",
    headline: "lifecycle calls of the controllers",
    details: [
      "log        the calls of the last 10 commands that caused any",
      "log 3      those of command 3; log last the newest; log all every one kept",
      "log on     prints the calls after each command; log off stops it",
      "Marks: * loaded, + towards visible, - away from it, x deinit, . all else.",
    ],
    seeAlso: ["tree", "set", "help lifecycle"],
    offers: { context in
      context.arguments.isEmpty ? ["last", "all", "on", "off"].map { .init($0) } : []
    },
    action: { arguments, session throws(CommandFailure) in
      guard let word = arguments.next() else { return session.logOutcome(latest: 10) }
      try arguments.end()
      switch word.text.lowercased() {
      case "last": return session.logOutcome(latest: 1)
      case "all": return session.logOutcome(latest: nil)
      case "json": return Outcome(json(session.lastCalls()))
      case "on": return session.switchLog(.after)
      case "off": return session.switchLog(.off)
      default: break
      }
      guard let number = Int(word.text), number >= 0 else {
        throw CommandFailure(
          .unknownChoice(
            noun: "log", word: word.text, title: "Write",
            choices: ["a command's number", "last", "all", "on", "off"]), at: word.range)
      }
      return session.logOutcome(ofCommand: number)
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

  /// The calls of one command.
  fileprivate func logOutcome(ofCommand number: Int) -> Outcome {
    let events = visibleCalls(app.trace.recorder.events(ofCommand: number))
    let printed = printedLines { $0 == number }
    guard !events.isEmpty || !printed.isEmpty else {
      return Outcome("No calls by command \(number).")
    }
    return outcome(of: events, printed)
  }

  /// The calls of the newest commands that caused any.
  fileprivate func logOutcome(latest count: Int?) -> Outcome {
    var events = visibleCalls(app.trace.recorder.events)
    if let count {
      let commands = Set(Set(events.map(\.cause.command)).sorted().suffix(count))
      events = events.filter { commands.contains($0.cause.command) }
    }
    guard let first = events.first else { return Outcome("No calls yet.") }
    return outcome(of: events, printedLines { $0 >= first.cause.command })
  }

  /// What the app printed during some commands.
  private func printedLines(ofCommand isWanted: (Int) -> Bool) -> [PrintedLine] {
    app.printed.kept.filter { isWanted($0.command) }
  }

  private func outcome(of events: [LifecycleEvent], _ printed: [PrintedLine]) -> Outcome {
    let recorder = app.trace.recorder
    var lines = LogLine.grouped(calls: events, printed: printed) { recorder.text(ofCommand: $0) }
    if recorder.droppedCount > 0 {
      lines.insert("(\(recorder.droppedCount) older calls were dropped)", at: 0)
    }
    var outcome = Outcome(lines)
    outcome.isLog = true
    outcome.isLong = true
    return outcome
  }
}
