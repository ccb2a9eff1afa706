import UIKit

extension Command {
  static let hold = Command(
    "hold", group: .move, after: "touch", arguments: "NAME|N|SECTION.ITEM",
    summary: "presses something of the screen long",
    details: [
      "Holds a finger for a second on the control of that number or name, or on that",
      "item of a list: what has a menu of its own opens it. touch COLUMN ROW hold",
      "does the same at a place.",
    ],
    seeAlso: ["press", "touch", "select"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      return context.session.elements.all.map { .init("\($0.number)", summary: $0.name) }
    },
    action: { arguments, session throws(CommandFailure) in
      let elements = session.elements.all
      let lists = session.app.lists
      let word = try arguments.word("something to hold", choices: elements.map(\.name))
      let name = arguments.isAtEnd ? word.text : word.text + " " + arguments.rest()
      let isPath = name.contains(".") && name.allSatisfy { $0.isNumber || $0 == "." }
      if !isPath,
        let element = try session.elements.element(name, at: word.range, among: elements)
      {
        return session.input.hold(element)
      }
      guard !lists.isEmpty else { throw noControl(name, at: word.range, among: elements, session) }
      let (list, path) = try session.elements.item(name, at: word.range, in: lists)
      return try session.input.hold(path, of: list, at: word.range)
    })
}
