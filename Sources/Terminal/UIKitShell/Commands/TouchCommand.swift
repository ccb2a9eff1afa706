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
        ? session.touch(places[0]) : session.drag(from: places[0], to: places[1])
    })
}

extension RunningApp {
  /// The middle of a cell, counted from 0, in points of the screen.
  package func middle(ofColumn column: Int, row: Int) -> CGPoint {
    let cell = application.screen.cellSize
    return CGPoint(
      x: (CGFloat(column) + 0.5) * cell.width, y: (CGFloat(row) + 0.5) * cell.height)
  }

  /// The cell that contains a point of the screen, counted from 1.
  func cell(at point: CGPoint) -> (column: Int, row: Int) {
    let cell = application.screen.cellSize
    return (Int(point.x / cell.width) + 1, Int(point.y / cell.height) + 1)
  }
}

extension ShellSession {
  /// Touches a point of the screen, and says what was used there.
  func touch(_ point: CGPoint) -> Outcome {
    let element = element(at: point)
    let before = documentID
    app.touches.cancelAll()
    app.touches.tap(at: point)
    settle()
    let (column, row) = app.cell(at: point)
    var outcome = element.map(pressOutcome) ?? Outcome(takeNotices(), drawing: .step)
    outcome.canonical = documentID == before ? nil : documentAsCommand
    outcome.canonical = outcome.canonical ?? "touch \(column) \(row)"
    return outcome
  }

  /// The element that a touch uses: the one that is drawn there, or that takes touches beside itself.
  private func element(at point: CGPoint) -> ScreenElement? {
    let elements = elements
    if let element = elements.last(where: { $0.frame.contains(point) }) { return element }
    let screen = app.application.screen as any UICoordinateSpace
    guard let window = app.window,
      let hit = window.hitTest(window.convert(point, from: screen), with: nil)
    else { return nil }
    return elements.last { $0.view.map(hit.isDescendant) ?? false }
  }

  /// Drags from one point of the screen to another, and lifts the finger when it is at rest.
  ///
  /// A finger that is down already has begun the drag.
  func drag(from start: CGPoint, to end: CGPoint) -> Outcome {
    let input = app.touches
    if input.fingers.isEmpty {
      input.begin(at: start)
      for step in 1...Self.dragSteps {
        let part = CGFloat(step) / CGFloat(Self.dragSteps)
        app.advance(by: Self.dragStepDuration)
        input.move(
          to: CGPoint(
            x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      }
      app.advance(by: Self.restDuration)
    }
    input.endAll()
    settle()
    let (from, to) = (app.cell(at: start), app.cell(at: end))
    return Outcome(
      takeNotices(), drawing: .step,
      canonical: "touch \(from.column) \(from.row) \(to.column) \(to.row)")
  }

  private static var dragSteps: Int { 10 }
  private static var dragStepDuration: Double { 0.016 }
  /// So long after the last move nothing is thrown.
  private static var restDuration: Double { 0.3 }
}
