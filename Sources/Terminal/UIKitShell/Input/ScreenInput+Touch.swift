import UIKit

extension ScreenInput {
  /// Uses an element as a tap does.
  ///
  /// Numbers may differ next time; a recording names the control.
  func press(_ element: ScreenElement, at range: Range<Int>) throws(CommandFailure) -> Outcome {
    let reference = elements.reference(to: element, among: elements.all)
    let earlier = documentID
    guard element.use() else {
      throw CommandFailure(.notUsable(element.name), at: range)
    }
    time.settle()
    var outcome = outcome(ofPressing: element)
    outcome.canonical = recorded("press \(reference)", since: earlier)
    return outcome
  }

  /// The screen reports what happened; if it does not, the control is named, with its value.
  private func outcome(ofPressing element: ScreenElement) -> Outcome {
    let value = element.adjustable.map { ": \($0.valueInWords)" } ?? ""
    var outcome = Outcome.arrival("Pressed \(element.name)\(value)".sentence, drawing: .step)
    outcome.yieldsToNotices = true
    return outcome
  }

  /// Touches a point of the screen, and says what was used there.
  func touch(_ point: CGPoint) -> Outcome {
    let element = element(at: point)
    let earlier = documentID
    let press = element.flatMap(commandThatPresses)
    app.touches.cancelAll()
    app.touches.tap(at: point)
    time.settle()
    let (column, row) = app.cell(at: point)
    var outcome = element.map(outcome(ofPressing:)) ?? Outcome([], drawing: .step)
    outcome.canonical = recorded(press ?? "touch \(column) \(row)", since: earlier)
    return outcome
  }

  /// What a recording has in place of a touch, since a name lasts where a place does not.
  ///
  /// Nil where the place matters, or the name is not enough.
  private func commandThatPresses(_ element: ScreenElement) -> String? {
    let reference = elements.reference(to: element, among: elements.all)
    return element.adjustable == nil && Int(reference) == nil ? "press \(reference)" : nil
  }

  /// The element that a touch uses: the one that is drawn there, or that takes touches beside itself.
  private func element(at point: CGPoint) -> ScreenElement? {
    let elements = elements.all
    if let element = elements.last(where: { $0.frame.contains(point) }) { return element }
    let screen = app.application.screen as any UICoordinateSpace
    guard let window = app.window,
      let hit = window.hitTest(window.convert(point, from: screen), with: nil)
    else { return nil }
    return elements.last { $0.view.map(hit.isDescendant) ?? false }
  }

  /// Drags from one point of the screen to another, and lifts the finger when it is at rest.
  ///
  /// A finger that is down already has begun the drag. One that presses stays before it moves, so that what can be dragged
  /// is lifted.
  func drag(from start: CGPoint, to end: CGPoint, pressing presses: Bool = false) -> Outcome {
    let input = app.touches
    if input.fingers.isEmpty {
      input.begin(at: start)
      if presses { app.pass(seconds: Self.pressDuration) }
      for step in 1...Self.dragSteps {
        let part = CGFloat(step) / CGFloat(Self.dragSteps)
        app.pass(seconds: Self.dragStepDuration)
        input.move(
          to: CGPoint(
            x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      }
      app.pass(seconds: Self.restDuration)
    }
    input.endAll()
    time.settle()
    let (from, to) = (app.cell(at: start), app.cell(at: end))
    let word = presses ? " drag" : ""
    return Outcome(
      [], drawing: .step,
      canonical: "touch \(from.column) \(from.row)\(word) \(to.column) \(to.row)")
  }

  /// Longer than a long press takes.
  private static var pressDuration: Double { 0.6 }
  private static var dragSteps: Int { 10 }
  private static var dragStepDuration: Double { 0.016 }
  /// So long after the last move nothing is thrown.
  private static var restDuration: Double { 0.3 }
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
