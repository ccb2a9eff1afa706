import LifecycleTrace

extension Command {
  static let export = Command(
    "export", group: .watch, arguments: "FORMAT FILE [overwrite]",
    summary: "all calls into a file, for other programs",
    details: [
      "text, vcl (Stanford's lines), json (JSON Lines, which diff reads), timeline,",
      "mermaid, chrome (for Perfetto), html (a page to look at), svg (a drawing).",
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
}
