/// A terminal at which a person plays without words: it shows lines, and takes arrows, Enter and the mouse.
package protocol PlayedTerminal {
  /// What stands on the screen.
  var lines: [String] { get }

  /// Does what hands do, and waits until the program has done all that it leads to.
  mutating func perform(_ action: HandAction) throws
}

/// What a person's hands do; columns and rows count from 0.
package enum HandAction: Hashable, Sendable {
  case up, down, left, right, enter
  case click(column: Int, row: Int)
  case wheel(down: Bool, column: Int, row: Int)
}

/// With what a person plays who types no word.
package enum InputDevice: CaseIterable, Sendable {
  /// The arrow keys and Enter.
  case arrowKeys
  case mouse
}

/// A person who types no word, but plays by arrows and Enter or by the mouse alone.
///
/// The person knows nothing but what stands on the screen, which has no colours.
package struct Person<Terminal: PlayedTerminal> {
  /// The person does not find the way.
  package struct Lost: Error, CustomStringConvertible {
    package let description: String
  }

  package var terminal: Terminal
  let device: InputDevice
  /// Where the position of each card that was seen face down stands.
  var places: [String: (column: Int, row: Int)] = [:]

  package init(at terminal: Terminal, by device: InputDevice) {
    (self.terminal, self.device) = (terminal, device)
  }

  package var screen: String { terminal.lines.joined(separator: "\n") }

  // MARK: Choices

  /// Uses the row or the button of a text, which may have to be scrolled to.
  package mutating func use(_ text: String) throws {
    switch device {
    case .mouse: try click(text)
    case .arrowKeys:
      try focus(on: text)
      try terminal.perform(.enter)
    }
  }

  /// Steps a chooser until it has a value.
  package mutating func choose(_ name: String, _ value: String) throws {
    let title = "[" + name.padding(to: 10)
    for _ in 0..<40 {
      let place = try place(of: title)
      let line = terminal.lines[place.row]
      if line.contains("‹ \(value) ›") { return }
      switch device {
      case .arrowKeys:
        try focus(on: title)
        try terminal.perform(.right)
      case .mouse:
        guard let end = line.lastIndex(of: "›") else { break }
        let column = line.distance(from: line.startIndex, to: end)
        try terminal.perform(.click(column: column, row: place.row))
      }
    }
    throw Lost(description: "\(name) is never \(value):\n\(screen)")
  }

  /// Where a text first stands; the person scrolls until it is there.
  package mutating func place(of text: String) throws -> (column: Int, row: Int) {
    for attempt in 0..<60 {
      for (row, line) in terminal.lines.dropLast(2).enumerated() {
        guard let range = line.firstRange(of: text) else { continue }
        return (line.distance(from: line.startIndex, to: range.lowerBound), row)
      }
      switch device {
      case .arrowKeys: try terminal.perform(attempt < 30 ? .down : .up)
      case .mouse: try terminal.perform(.wheel(down: attempt < 30, column: 8, row: 4))
      }
    }
    throw Lost(description: "\(text) is nowhere:\n\(screen)")
  }

  /// Moves the focus down, then up, until it is in the row of a text.
  private mutating func focus(on text: String) throws {
    for attempt in 0..<120 {
      // A tab at the edge has the mark of the focus behind it only.
      if screen.contains(">\(text)") || screen.contains("\(text)<") { return }
      try terminal.perform(attempt < 40 ? .down : .up)
    }
    throw Lost(description: "\(text) never has the focus:\n\(screen)")
  }

  package mutating func click(_ text: String) throws {
    let place = try place(of: text)
    try terminal.perform(.click(column: place.column + text.count / 2, row: place.row))
  }
}

extension String {
  fileprivate func padding(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
