extension Command {
  static let `case` = Command(
    "case", group: .check, place: .scriptsOnly, arguments: "NAME", summary: "starts a fresh app",
    details: ["Starts a fresh app: counters from 1, settings as at the start."],
    seeAlso: ["expect", "help scripts"],
    action: { _, _ throws(CommandFailure) in
      throw CommandFailure(.scriptsOnly(command: "case"))
    })
}
