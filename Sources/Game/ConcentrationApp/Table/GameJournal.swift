import ConcentrationEngine

/// A game as the store keeps it: the engine's saved text, and below it a line for each step since.
///
/// A line is the moves of one step (`b2 c3`, after a `+` if bots alone made them), or one of
/// `undo`, `redo`, `restart` and `assisted`. Adding a line takes the same time however long the
/// game is, and a truncated text is an earlier state of the game, never a damaged one.
enum GameJournal {
  /// The text with which a game's journal begins.
  static func text(of history: GameHistory) -> String {
    SavedGame(history).description
  }

  /// The line of a step.
  static func line(for step: TableStep) -> String {
    switch step {
    case .turn(let report): line(of: report)
    // A step of bots alone, before a person's first decision.
    case .opening(let report): "+ " + line(of: report)
    case .undo: "undo"
    case .redo: "redo"
    case .restart: "restart"
    case .assistance: "assisted"
    }
  }

  private static func line(of report: TurnReport) -> String {
    if report.events.count == 1, !report.isTimed, case .turned(let card) = report.events[0] {
      return card.position.description
    }
    return report.events.map { event in
      switch event {
      case .turned(let card): "\(Move.flip(card.position, milliseconds: report.moveTime))"
      case .passed: "\(Move.pass)"
      }
    }.joined(separator: " ")
  }

  /// The game that a journal records.
  ///
  /// - Throws: `TextError` with the line and column in the whole text.
  static func read(_ text: String) throws(TextError) -> GameHistory {
    let (saved, lines, firstLine) = split(text)
    var history = try SavedGame(parsing: saved).history
    for (index, line) in lines.enumerated() {
      try apply(line, number: firstLine + index, to: &history)
    }
    return history
  }

  /// The saved text, the lines below it, and the number of the first of them.
  private static func split(_ text: String) -> (String, [Substring], Int) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard let end = lines.firstIndex(where: { $0 == "end" || $0.hasPrefix("end ") }) else {
      return (text, [], 1)
    }
    let saved = lines[...end].map { $0 + "\n" }.joined()
    return (saved, Array(lines[(end + 1)...]), end + 2)
  }

  private static func apply(
    _ line: Substring, number: Int, to history: inout GameHistory
  ) throws(TextError) {
    switch line {
    case "undo":
      guard history.undo() != nil else { throw error(number, 1, .nothingToUndo) }
    case "redo":
      guard history.redo() != nil else { throw error(number, 1, .nothingToRedo) }
    case "restart":
      guard history.restart() else { throw error(number, 1, .nothingToRestart) }
    case "assisted": history.markAssisted()
    default: try applyMoves(line, number: number, to: &history)
    }
  }

  private static func applyMoves(
    _ line: Substring, number: Int, to history: inout GameHistory
  ) throws(TextError) {
    var mark = line.hasPrefix("+ ") ? StepMark.continues : .begins
    var column = mark == .begins ? 1 : 3
    for word in line.dropFirst(column - 1).split(separator: " ", omittingEmptySubsequences: false) {
      let move: Move
      do throws(TextError) {
        move = try Move(parsing: word)
      } catch let problem {
        throw error(number, column + problem.column - 1, problem.problem)
      }
      do throws(MoveError) {
        try history.apply(move, mark)
      } catch let refusal {
        throw error(number, column, .refused(refusal))
      }
      mark = .continues
      column += word.unicodeScalars.count + 1
    }
  }

  private static func error(_ line: Int, _ column: Int, _ problem: TextProblem) -> TextError {
    TextError(line: line, column: column, problem: problem)
  }
}

extension GameDraft {
  /// Whether a game can be read from the text.
  package var isGame: Bool { (try? GameJournal.read(text)) != nil }
}
