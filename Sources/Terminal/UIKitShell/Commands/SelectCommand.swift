import UIKit

extension Command {
  static let select = Command(
    "select", group: .move, after: "press",
    arguments: "SECTION.ITEM|TITLE|none", summary: "taps an item of a list",
    details: [
      "Taps the item of an index path, both numbers from 0 as in code: select 0.3;",
      "it is scrolled into view first. Or the item in view with that title.",
      "select none takes all selections back.",
    ],
    seeAlso: ["press", "scroll"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      return context.session.app.lists.flatMap { list in
        list.shownItems.map { item in
          .init("\(item.path.section).\(item.path.item)", summary: item.view.elementTitle)
        }
      } + [.init("none")]
    },
    action: { arguments, session throws(CommandFailure) in
      let lists = session.app.lists
      guard !lists.isEmpty else {
        throw CommandFailure(
          .noList(on: session.navigator.frontTitle, uses: session.elements.otherUses))
      }
      let word = try arguments.word("an item", choices: ["SECTION.ITEM", "a title", "none"])
      let name = arguments.isAtEnd ? word.text : word.text + " " + arguments.rest()
      if name.lowercased() == "none" { return session.input.deselectAll(in: lists) }
      let (list, path) = try session.elements.item(name, at: word.range, in: lists)
      return try session.input.tap(path, of: list, at: word.range)
    })
}
