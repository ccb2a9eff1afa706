import ConcentrationApp
import ConcentrationEngine
import UIKitShell

extension Command {
  static let id = Command(
    "id", group: .session, arguments: "[layout]", summary: "game id, to share or give to new",
    details: [
      "id           size, theme and seed: friends get the same cards with new ID",
      "id layout    the cards themselves, whatever becomes of the generator",
    ],
    seeAlso: ["new"],
    offers: { context in context.arguments.isEmpty ? [.init("layout")] : [] },
    action: { arguments, session throws(CommandFailure) in
      let isLayout = arguments.take("layout") != nil
      try arguments.end()
      let id = try refusing { () throws(SessionError) in try session.game.session.currentTable().id
      }
      let text = "\(isLayout ? id.layoutID : id)"
      guard session.output.displayMode == .plain, !isLayout else { return Outcome(text) }
      return Outcome("\(text): \(id.sentence)")
    })
}
