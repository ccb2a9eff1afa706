import UIKit

/// Gestures of fingers that stay or turn, at a point of the screen.
extension ScreenInput {
  /// Holds a finger still; one that is down already is lifted, since it was held.
  func hold(at point: CGPoint, seconds: Double) -> Outcome {
    let input = app.touches
    if input.fingers.isEmpty {
      input.begin(at: point)
      app.pass(seconds: seconds)
    }
    input.endAll()
    time.settle()
    let (column, row) = app.cell(at: point)
    return Outcome([], drawing: .step, canonical: "touch \(column) \(row) hold \(seconds.inWords)")
  }

  /// Holds a finger on an element.
  func hold(_ element: ScreenElement) -> Outcome {
    let reference = elements.reference(to: element, among: elements.all)
    return hold(element.frame, named: element.name, canonical: "hold \(reference)")
  }

  /// Holds a finger on an item, which is scrolled into view first.
  func hold(
    _ path: IndexPath, of list: any ItemList, at range: Range<Int>
  ) throws(CommandFailure) -> Outcome {
    let name = list.reachedName(of: path)
    guard let view = list.shownView(of: path) else {
      throw CommandFailure(.notTappable(name), at: range)
    }
    return hold(
      view.convert(view.bounds, to: nil), named: name, canonical: "hold \(path.place)")
  }

  /// Holds a finger in the middle of what is seen of a rectangle of the window.
  private func hold(_ frame: CGRect, named name: String, canonical: String) -> Outcome {
    let seen = app.window.map { frame.intersection($0.bounds) } ?? frame
    _ = hold(at: CGPoint(x: seen.midX, y: seen.midY), seconds: 1)
    var outcome = Outcome.arrival("Held \(name)".sentence, drawing: .step)
    outcome.canonical = canonical
    outcome.yieldsToNotices = true
    return outcome
  }

  /// Moves two fingers apart or together, until they are so many times as far apart.
  func pinch(at point: CGPoint, to scale: Double) -> Outcome {
    perform(
      FingerPair(at: point, on: app), from: (Self.span, 0), to: (Self.span * scale, 0),
      name: "pinch", by: scale)
  }

  /// Turns two fingers about each other, clockwise for a positive number of degrees.
  func rotate(at point: CGPoint, by degrees: Double) -> Outcome {
    let angle = degrees * .pi / 180
    let first = angle < 0 ? -Self.firstTurn : Self.firstTurn
    // They stay as near as they are, or it would be a pinch.
    let distance = FingerPair.firstDistance
    return perform(
      FingerPair(at: point, on: app), from: (distance, first), to: (distance, first + angle),
      name: "rotate", by: degrees)
  }

  /// How far apart two fingers are when a pinch begins, in a phone's points.
  private static var span: Double { 96 }
  /// How far they have turned when a rotation begins, in radians.
  private static var firstTurn: Double { 0.15 }
  private static var steps: Int { 20 }
  private static var stepDuration: Double { 0.016 }

  /// Puts two fingers down next to each other, and leads them from one place to another.
  ///
  /// They jump to the first place, with which the gesture begins; only what follows counts for it.
  private func perform(
    _ fingers: FingerPair, from start: (distance: Double, angle: Double),
    to end: (distance: Double, angle: Double), name: String, by amount: Double
  ) -> Outcome {
    let input = app.touches
    input.cancelAll()
    input.begin(fingers.points(distance: FingerPair.firstDistance, angle: 0))
    for step in 0...Self.steps {
      let part = Double(step) / Double(Self.steps)
      app.pass(seconds: Self.stepDuration)
      input.move(
        fingers.points(
          distance: start.distance + (end.distance - start.distance) * part,
          angle: start.angle + (end.angle - start.angle) * part))
    }
    input.endAll()
    time.settle()
    let (column, row) = app.cell(at: fingers.middle)
    return Outcome(
      [], drawing: .step, canonical: "touch \(column) \(row) \(name) \(amount.inWords)")
  }
}

/// Two fingers on both sides of a point.
@MainActor
private struct FingerPair {
  /// Between the fingers, in points of the screen.
  let middle: CGPoint
  private let cell: CGSize

  /// So near to each other that both touch the same small view, in a phone's points.
  static var firstDistance: Double { 4 }

  init(at point: CGPoint, on app: RunningApp) {
    middle = point
    cell = app.application.screen.cellSize
  }

  /// Where they lie at a distance in a phone's points, 8 by 16 a cell, and an angle in radians.
  func points(distance: Double, angle: Double) -> [Int: CGPoint] {
    let (x, y) = (cos(angle) * distance / 16 * cell.width, sin(angle) * distance / 32 * cell.height)
    return [
      0: CGPoint(x: middle.x - x, y: middle.y - y), 1: CGPoint(x: middle.x + x, y: middle.y + y),
    ]
  }
}
