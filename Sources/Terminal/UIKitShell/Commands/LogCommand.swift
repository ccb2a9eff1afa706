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
        + context.session.log.names.offers.map { .init($0) }
    },
    action: { arguments, session throws(CommandFailure) in
      if arguments.remaining == 1, let word = arguments.take("json", "on", "off") {
        switch word.text.lowercased() {
        case "json": return Outcome(json(session.log.calls(of: session.last)))
        case "on": return switchLog(.after, session)
        default: return switchLog(.off, session)
        }
      }
      return session.log.outcome(try session.log.filter(&arguments))
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

  @MainActor
  private static func switchLog(_ place: LogPlace, _ session: ShellSession) -> Outcome {
    session.settings.log = place
    return Outcome("log is now \(place.rawValue)")
  }
}
