import UIKit

extension Command {
  static let touch = Command(
    "touch", group: .move, arguments: "COLUMN ROW [COLUMN ROW|drag|drop|hold|pinch|rotate]",
    summary: "touches a cell",
    details: [
      "Touches the cell in that column and row of the screen, counted from 1;",
      "with two places, moves a finger from the first to the second. drag COLUMN ROW",
      "presses long before, so that what can be dragged is dropped there.",
      "drop FILE, a link or a \"text\" drops what comes from another app.",
      "hold [SECONDS] presses long, 1 second unless said. pinch SCALE moves two",
      "fingers SCALE times as far apart, 0.1 to 10. rotate DEGREES turns them.",
    ],
    seeAlso: ["press", "focus", "swipe", "scroll", "zoom"],
    offers: { context in
      switch context.arguments.count {
      case 2: return (["drag", "drop"] + FingerGesture.allCases.map(\.rawValue)).map { .init($0) }
      case 3 where context.arguments[2] == "drop": return context.fileOffers()
      default: return []
      }
    },
    action: { arguments, session throws(CommandFailure) in
      let place = try arguments.place(on: session.app)
      if arguments.isAtEnd { return session.input.touch(place) }
      if arguments.take("drop") != nil {
        let word = try arguments.word("what is dropped")
        try arguments.end()
        return session.input.drop(try DroppedObject(word, session), at: place)
      }
      guard let gesture = arguments.gesture() else {
        let presses = arguments.pressesBefore()
        let end = try arguments.place(on: session.app)
        try arguments.end()
        return session.input.drag(from: place, to: end, pressing: presses)
      }
      let amount = try arguments.amount(of: gesture)
      try arguments.end()
      switch gesture {
      case .hold: return session.input.hold(at: place, seconds: amount)
      case .pinch: return session.input.pinch(at: place, to: amount)
      case .rotate: return session.input.rotate(at: place, by: amount)
      }
    })
}

/// What fingers do at a place besides touching it.
private enum FingerGesture: String, CaseIterable {
  case hold, pinch, rotate

  /// What its number is, and what it may be.
  var amount: (what: String, range: ClosedRange<Double>) {
    switch self {
    case .hold: ("a time", 0.1...60)
    case .pinch: ("a scale", 0.1...10)
    case .rotate: ("an angle", -360...360)
    }
  }
}

extension ArgumentReader {
  /// Takes the column and the row of a cell, and returns its middle.
  @MainActor
  fileprivate mutating func place(on app: RunningApp) throws(CommandFailure) -> CGPoint {
    let size = app.screenSize
    let column = try number("a column", in: 1...size.columns)
    let row = try number("a row", in: 1...size.rows)
    return app.middle(ofColumn: column - 1, row: row - 1)
  }

  /// Takes the next word if it says that the finger stays before it moves.
  fileprivate mutating func pressesBefore() -> Bool {
    guard peek?.text.lowercased() == "drag" else { return false }
    _ = next()
    return true
  }

  /// Takes the next word if it names a gesture.
  fileprivate mutating func gesture() -> FingerGesture? {
    let found = peek.flatMap { FingerGesture(rawValue: $0.text.lowercased()) }
    if found != nil { _ = next() }
    return found
  }

  /// Takes the number of a gesture; a finger is held for a second unless said.
  fileprivate mutating func amount(of gesture: FingerGesture) throws(CommandFailure) -> Double {
    if gesture == .hold, isAtEnd { return 1 }
    let (what, range) = gesture.amount
    let word = try word(what)
    guard let number = Double(word.text), range.contains(number) else {
      throw CommandFailure(
        .notAmount(
          word.text, what: what, from: range.lowerBound.inWords, to: range.upperBound.inWords),
        at: word.range)
    }
    return number
  }
}
