import LifecycleTrace
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
}

extension Outcome {
  /// Lines that are read like the log.
  static func document(_ write: (inout [UInt8]) -> Void) -> Outcome {
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
