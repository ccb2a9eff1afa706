/// Hands out a long text in parts that fit the terminal.
package struct Pager: Hashable, Sendable {
  /// What a person may answer between two parts.
  package enum Answer: Hashable, Sendable {
    /// The next part.
    case more
    /// No further part.
    case stop
    /// All that is left.
    case all
    /// A command: no further part, and the command is run.
    case command(String)

    /// The answer that a line gives: nothing, `q`, `c`, or any other command.
    package init(_ line: String) {
      switch line.filter({ $0 != " " }).lowercased() {
      case "": self = .more
      case "q": self = .stop
      case "c": self = .all
      default: self = .command(line)
      }
    }
  }

  /// The line below a part that is not the last one.
  ///
  /// Source: SHELL.md "Prompt and output".
  package static let question = "-- more: Enter, q stops, c shows all --"

  /// The question where there is less room, or where not all can be shown at once.
  private static let questions = [
    question, "-- more: Enter, q stops --", "-- more: Enter, q --", "-- more --",
  ]

  private let lines: [String]
  /// Where the part that was handed out last begins, and where the next one does.
  private var start = 0
  private var end = 0
  private let rows: Int
  private let question: String

  /// A pager over whole lines.
  ///
  /// - Parameters:
  ///   - lines: already wrapped to the terminal's width.
  ///   - rows: the lines that fit besides prompt and question, 1 or more.
  ///   - columns: the terminal's width, which the question keeps to.
  ///   - showsAll: whether all that is left can be shown at once, because lines scroll.
  package init(lines: [String], rows: Int, columns: Int = 80, showsAll: Bool = true) {
    self.lines = lines
    self.rows = max(1, rows)
    let questions = Self.questions.dropFirst(showsAll ? 0 : 1)
    question = questions.first { $0.count <= columns } ?? "--"
  }

  /// Whether a reply is shown in parts: only long lists, at a terminal, where lines scroll.
  ///
  /// - Parameters:
  ///   - isLong: whether the command's answer may be a long list.
  ///   - isOn: `set pager`.
  ///   - lineCount: the lines of the reply, wrapped.
  ///   - size: the terminal's size.
  ///   - mode: how screens reach the person.
  /// - Returns: false where the reply is printed at once.
  package static func applies(
    isLong: Bool, isOn: Bool, lineCount: Int, size: ScreenSize, mode: DisplayMode
  ) -> Bool {
    isLong && isOn && mode == .scroll && lineCount > size.rows - 1
  }

  /// Whether lines are left.
  package var hasMore: Bool { end < lines.count }

  /// Takes the next part; the question is its last line if lines are left.
  package mutating func next() -> [String] {
    start = end
    end = min(start + rows, lines.count)
    let part = Array(lines[start..<end])
    return hasMore ? part + [question] : part
  }

  /// Takes all that is left.
  package mutating func all() -> [String] {
    defer { end = lines.count }
    return Array(lines[end...])
  }

  /// Which part comes next, seen from the one that was handed out last.
  package enum Move: Hashable, Sendable {
    case next, previous, first, last
  }

  /// Goes to a part, which `next()` hands out; at either end it is the one that is there.
  package mutating func go(to move: Move) {
    switch move {
    case .next: if !hasMore { end = start }
    case .previous: end = max(0, start - rows)
    case .first: end = 0
    case .last: end = max(0, lines.count - 1) / rows * rows
    }
  }
}
