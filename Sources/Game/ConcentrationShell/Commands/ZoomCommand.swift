import ConcentrationApp
import UIKitShell

extension Command {
  static let zoom = Command(
    "zoom", group: .move, after: "scroll", isOverride: true, shortForms: ["z"],
    repeatsOnEnter: true,
    arguments: "in|out|fit|1|2|3", summary: "card size",
    details: ["Draws the cards larger or smaller; fit takes the largest that fits. Also + -"],
    seeAlso: ["scroll"],
    offers: { context in
      context.arguments.isEmpty ? ["in", "out", "fit", "1", "2", "3"].map { .init($0) } : []
    },
    action: { arguments, session throws(CommandFailure) in
      let board = try session.requireBoard()
      let word = try arguments.word("a size", choices: ["in", "out", "fit", "1", "2", "3"])
      try arguments.end()
      return Outcome(board.zoom(try change(word)), drawing: .always)
    })

  private static func change(_ word: Word) throws(CommandFailure) -> ZoomChange {
    switch word.text.lowercased() {
    case "in", "+": return .zoomIn
    case "out", "-": return .zoomOut
    case "fit": return .fit
    case "1": return .level(.small)
    case "2": return .level(.medium)
    case "3": return .level(.large)
    default:
      throw CommandFailure(
        .unknownChoice(
          noun: "zoom", word: word.text, title: "Zooms",
          choices: ["in", "out", "fit", "1", "2", "3"]), at: word.range)
    }
  }
}
