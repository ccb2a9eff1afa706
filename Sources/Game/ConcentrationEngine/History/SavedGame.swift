/// A game as text: its parameters, its counts and every move, one step of undo in each line.
///
/// ```
/// concentration game 1
/// scheme 1
/// id 2x2/shapes#7
/// cards 2x2/shapes:abba
/// players 1
/// scoring standard
/// attempts 4
/// assisted yes
/// moves
/// a1 b2
/// b1
/// undo
/// end 3c5f8a0d91e2b746
/// ```
///
/// A line of moves that begins with `+` belongs to the step of the line before. `undo`, `redo` and
/// `restart` are lines of their own; what was taken back and can be redone stands as moves followed
/// by `undo`. The last line has the FNV-1a hash of all text before it: a text that was truncated or
/// changed is refused. A text written by hand may leave out the hash, the cards and all lines
/// between `id` and `moves`.
public struct SavedGame: Hashable, Sendable {
  /// The version of this format.
  public static let version = 1
  /// The largest text that is read, in UTF-8 bytes.
  public static let largestText = 16 << 20
  /// Moves in one line; a longer step goes on in a line that begins with `+`.
  static let movesPerLine = 8

  /// The game with all its moves.
  public let history: GameHistory

  /// The game as it is now.
  public init(_ history: GameHistory) {
    self.history = history
  }
}

extension SavedGame: CustomStringConvertible {
  /// The text, with a line feed after each line.
  ///
  /// - Complexity: O(*n*), *n* the number of cards and moves.
  public var description: String {
    var text = header
    history.writeMoves(to: &text)
    text += "end "
    text += FNV1a.digits(of: text)
    text += "\n"
    return text
  }

  private var header: String {
    let parameters = history.parameters
    var lines = [
      "concentration game \(Self.version)",
      "scheme \(parameters.id.scheme.rawValue)",
      "id \(parameters.id)",
      "cards \(parameters.id.layoutID)",
      "players \(parameters.players)",
      "scoring \(parameters.scoring.name)",
    ]
    lines += parameters.bots.map { "bot \($0.seat + 1) \($0.level) \($0.seed)" }
    lines += [
      "attempts \(history.attempts)",
      "assisted \(history.isAssisted ? "yes" : "no")",
      "moves",
    ]
    return lines.map { $0 + "\n" }.joined()
  }
}

extension GameHistory {
  /// Appends a line for each step, and an `undo` for each that was taken back.
  fileprivate func writeMoves(to text: inout String) {
    let steps = steps(from: 0, upTo: records.count, clock: 0)
    for (step, begins) in steps {
      switch step {
      case .restart: text += "restart\n"
      case .moves(let moves): Self.write(moves, begins: begins, to: &text)
      }
    }
    for record in records[performed...] where record.beginsStep {
      text += "undo\n"
    }
  }

  private static func write(_ moves: [Move], begins: Bool, to text: inout String) {
    for (number, move) in moves.enumerated() {
      if number.isMultiple(of: SavedGame.movesPerLine) {
        if number > 0 { text += "\n" }
        text += number == 0 && begins ? "" : "+ "
      } else {
        text += " "
      }
      text += move.description
    }
    text += "\n"
  }
}
