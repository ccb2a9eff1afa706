import UIKit

extension Command {
  static let touch = Command(
    "touch", group: .move, arguments: "COLUMN ROW [COLUMN ROW]",
    summary: "touches a cell, as a click does",
    details: [
      "Touches the cell in that column and row of the screen, counted from 1;",
      "with two places, drags from the first to the second.",
    ],
    seeAlso: ["press", "focus", "swipe", "scroll"],
    action: { arguments, session throws(CommandFailure) in
      let size = session.app.screenSize
      var places: [CGPoint] = []
      repeat {
        let column = try arguments.number("a column", in: 1...size.columns)
        let row = try arguments.number("a row", in: 1...size.rows)
        places.append(session.app.middle(ofColumn: column - 1, row: row - 1))
      } while places.count < 2 && !arguments.isAtEnd
      try arguments.end()
      return places.count == 1
        ? session.input.touch(places[0]) : session.input.drag(from: places[0], to: places[1])
    })
}
