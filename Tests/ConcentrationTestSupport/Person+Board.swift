/// A person at a board of cards, and at the buttons beside it.
extension Person {
  /// The positions that stand on cards that lie face down, as they stand on a back without colours.
  private mutating func look() -> [String] {
    var seen: [String: (column: Int, row: Int)] = [:]
    for (row, line) in terminal.lines.dropLast(3).enumerated() {
      for match in line.matches(of: #/[░─►]([a-z][1-9])(?![a-z0-9])/#) {
        let column = line.distance(from: line.startIndex, to: match.output.1.startIndex)
        seen[String(match.output.1)] = (column, row)
      }
    }
    // Another board has its cards elsewhere.
    if seen.contains(where: { name, place in places[name].map { $0 != place } ?? false }) {
      places = [:]
    }
    places.merge(seen) { $1 }
    return seen.keys.sorted()
  }

  /// Turns a card that lies face down, chosen by a generator.
  package mutating func turnAnyCard(using random: inout TestGenerator) throws {
    for attempt in 0..<20 {
      if let name = look().randomElement(using: &random) { return try turn(name) }
      // What covers the last ones makes way.
      switch device {
      case .arrowKeys: try terminal.perform(attempt < 10 ? .down : .up)
      case .mouse: try terminal.perform(.wheel(down: attempt < 10, column: 8, row: 4))
      }
    }
    throw Lost(description: "no card is face down:\n\(screen)")
  }

  private mutating func turn(_ name: String) throws {
    guard device == .arrowKeys else {
      guard let place = places[name] else { throw Lost(description: "\(name) is nowhere") }
      return try terminal.perform(.click(column: place.column, row: place.row))
    }
    let wanted = Array(name)
    for _ in 0..<60 {
      guard let now = focusedCard.map(Array.init) else {
        try terminal.perform(.left)
        continue
      }
      if now == wanted { return try terminal.perform(.enter) }
      try terminal.perform(
        now[0] < wanted[0]
          ? .right : now[0] > wanted[0] ? .left : now[1] < wanted[1] ? .down : .up)
    }
    throw Lost(description: "\(name) is out of reach:\n\(screen)")
  }

  /// The card in the frame of the focus: the one whose position stood nearest to the middle of its last row.
  private var focusedCard: String? {
    var frame: (middle: Int, row: Int)?
    for (row, line) in terminal.lines.enumerated() {
      let sides = line.enumerated().filter { $0.element == "┃" }.map(\.offset)
      if sides.count == 2 { frame = ((sides[0] + sides[1]) / 2, row) }
    }
    guard let frame else { return nil }
    func distance(_ place: (column: Int, row: Int)) -> Int {
      abs(place.column - frame.middle) + abs(place.row - frame.row)
    }
    return places.min { distance($0.value) < distance($1.value) }?.key
  }

  /// Where the button with the focus stands, of those beside the cards; nil if none has it.
  private var focusedButton: (column: Int, row: Int)? {
    for (row, line) in terminal.lines.enumerated() {
      for match in line.matches(of: #/>\[?(F\d)|(F\d) ?<|>\[?(‹)\]/#) {
        let name = match.output.1 ?? match.output.2 ?? match.output.3 ?? ""
        return (line.distance(from: line.startIndex, to: name.startIndex), row)
      }
    }
    return nil
  }

  /// Opens the menu by its button.
  package mutating func openMenu() throws {
    switch device {
    case .mouse: try click("F2")
    case .arrowKeys:
      _ = look()
      try focusOnMenu()
      try terminal.perform(.enter)
    }
    guard screen.contains("Menu:") else { throw Lost(description: "no menu:\n\(screen)") }
  }

  private mutating func focusOnMenu() throws {
    for _ in 0..<60 {
      let before = screen
      let menu = try place(of: screen.contains("[F2") ? "F2 Menu" : "F2")
      if let focused = focusedButton {
        if focused == menu { return }
        try terminal.perform(
          focused.row > menu.row ? .up : focused.row < menu.row ? .down : .left)
      } else {
        try terminal.perform(.right)
        if screen == before { try terminal.perform(.up) }
      }
    }
  }
}
