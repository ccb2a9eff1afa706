import LifecycleTrace
import LifecycleTraceReading
import UIKit

extension Command {
  static let timeline = Command(
    "timeline", group: .watch, arguments: "[across] [N|NAME]",
    summary: "calls as swim lanes, one a controller",
    details: [
      "timeline          the last 10 commands; time goes down",
      "timeline across   the same, time goes to the right",
      "Numbers and names choose calls as log does.",
    ],
    seeAlso: ["log", "export"],
    offers: { context in
      (context.arguments.isEmpty ? ["across", "last", "all"] : ["last", "all"]).map { .init($0) }
        + context.session.log.names.offers.map { .init($0) }
    },
    action: { arguments, session throws(CommandFailure) in
      let isAcross = arguments.take("across") != nil
      let log = session.log
      let events = log.calls(try log.filter(&arguments))
      guard !events.isEmpty else { return Outcome("No such calls.") }
      let format = TimelineFormat(
        width: session.output.lineWidth, direction: isAcross ? .across : .down,
        isASCII: session.output.isASCII)
      var trace = log.trace
      trace.events = events
      return .document { format.write(trace, to: &$0) }
    })

  static let export = Command(
    "export", group: .watch, arguments: "FORMAT FILE [overwrite]",
    summary: "all calls into a file, for other programs",
    details: [
      "text, vcl (Stanford's lines), json (JSON Lines, which diff reads), timeline,",
      "mermaid, chrome (for Perfetto), html (a page to look at).",
      "A file that holds something is replaced only if overwrite follows its name.",
    ],
    seeAlso: ["diff", "timeline", "log"],
    offers: { context in
      context.arguments.isEmpty
        ? TraceFormat.allCases.map { .init($0.rawValue) } : context.fileOffers(at: 1)
    },
    action: { arguments, session throws(CommandFailure) in
      let name = try arguments.choice(
        "format", title: "Formats", of: TraceFormat.allCases.map(\.rawValue))
      let file = try arguments.word("a file name")
      let way = try arguments.way(of: [.overwrite])
      let trace = session.log.trace
      guard let format = TraceFormat(rawValue: name) else {
        preconditionFailure("\(name) is a format")
      }
      var bytes: [UInt8] = []
      format.write(trace, to: &bytes)
      try session.files.write(bytes, to: file, way, of: [.overwrite], after: "export \(name)")
      let count = trace.events.count { format.includes($0.callback) }
      let calls = count == 1 ? "1 call" : "\(count) calls"
      var outcome = Outcome("Wrote \(calls) into \(file.text).")
      outcome.isRecorded = false
      return outcome
    })

  static let diff = Command(
    "diff", group: .watch, arguments: "FILE",
    summary: "what moved, came or went since a trace",
    details: [
      "Compares the calls of this session with those that export json wrote into",
      "FILE: by controller, call and arguments, not by time.",
    ],
    seeAlso: ["export", "log"],
    offers: { context in context.fileOffers(first: ".jsonl") },
    action: { arguments, session throws(CommandFailure) in
      let file = try arguments.word("a file name")
      try arguments.end()
      let difference = TraceDifference(
        from: try readTrace(file, session.files), to: session.log.trace)
      guard !difference.isEmpty else { return Outcome("The calls are the same.") }
      return .document {
        difference.write(names: (old: file.text, new: "this session"), to: &$0)
      }
    })

  @MainActor
  private static func readTrace(
    _ file: Word, _ files: SessionFiles
  ) throws(CommandFailure) -> RecordedTrace {
    let bytes = try files.read(named: file, limit: TraceReadingLimits().bytes)
    do throws(TraceReadingProblem) {
      return try TraceReader().read(bytes).trace
    } catch {
      throw CommandFailure(.refused("\(file.text): \(error)"), at: file.range)
    }
  }
}

extension Outcome {
  /// Lines that are read like the log.
  fileprivate static func document(_ write: (inout [UInt8]) -> Void) -> Outcome {
    var bytes: [UInt8] = []
    write(&bytes)
    if bytes.last == 0x0A { bytes.removeLast() }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var outcome = Outcome(lines.map(String.init))
    outcome.isLong = true
    return outcome
  }
}
