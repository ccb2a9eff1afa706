extension Command {
  static let swipe = Command(
    "swipe", group: .move, needsFinger: false, arguments: "back|left|right|down [STEP|ROW]",
    summary: "moves a finger over the screen",
    details: [
      "swipe back        from the left edge: pops the top screen of a stack",
      "swipe left        the next page; swipe right the previous one",
      "swipe down        pulls a sheet down",
      "STEP is begin (the finger stays on the screen), 0 to 100 (moves it there), or",
      "finish or cancel (lets go). Without it: begin and finish. ROW of a table, as",
      "for select: its actions appear, and press uses one.",
    ],
    seeAlso: ["back", "page", "dismiss"],
    offers: { context in
      switch context.arguments.count {
      case 0: SwipeDirection.allCases.map { .init($0.rawValue) }
      case 1: ["begin", "50", "finish", "cancel"].map { .init($0) }
      default: []
      }
    },
    action: { arguments, session throws(CommandFailure) in
      let name = try arguments.choice(
        "direction", title: "Directions", of: SwipeDirection.allCases.map(\.rawValue))
      guard let direction = SwipeDirection(rawValue: name) else { return .silent }
      if let word = arguments.peek, session.input.isRow(word, swipedTo: direction) {
        let name = arguments.remaining == 1 ? word.text : arguments.rest()
        return try session.input.swipe(direction, row: name, at: word.range)
      }
      let word = arguments.next()
      try arguments.end()
      return try session.navigator.swipe(direction, word)
    })
}
