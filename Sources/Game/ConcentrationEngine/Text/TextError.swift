/// Why a text could not be read, and where.
///
/// ``description`` is the message; ``expected`` is what would have been valid.
public struct TextError: Error, Hashable, Sendable {
  /// The line at fault, counted from 1.
  public let line: Int
  /// The column at fault, counted from 1 in Unicode scalars; one past the end if text is missing.
  public let column: Int
  /// What is wrong there.
  public let problem: TextProblem

  /// Creates an error with a problem and its place.
  public init(line: Int, column: Int, problem: TextProblem) {
    self.line = line
    self.column = column
    self.problem = problem
  }
}

/// What can be wrong with a text.
public enum TextProblem: Hashable, Sendable {
  /// The text ends where something should follow.
  case missing(TextElement)
  /// Something else stands there; the text found is shortened and free of control characters.
  case unexpected(found: String, TextElement)
  /// There is more text than a line, a name or a file may have; the limit is in bytes.
  case tooLong(limit: Int)
  /// A character that has no place in a text, such as an escape; its code.
  case controlCharacter(UInt32)
  /// A board cannot have this size.
  case size(BoardSizeError)
  /// The labels of a layout do not make pairs.
  case layout(LayoutError)
  /// Players or bots cannot have these seats.
  case parameters(GameParametersError)
  /// The game was saved in another format or dealt by another scheme; its cards, if they are legible.
  case otherVersion(saved: Int, current: Int, cards: GameID?)
  /// The text names another scheme than the one by which its ID is dealt.
  case otherScheme(saved: Int, id: Int)
  /// The line of cards is not what the seed deals.
  case cardsDiffer
  /// A move that the rules refuse at this point.
  case refused(MoveError)
  /// `undo` with nothing left to undo.
  case nothingToUndo
  /// `redo` with nothing left to redo.
  case nothingToRedo
  /// `restart` before the first move.
  case nothingToRestart
  /// Fewer attempts than the flips that follow; the flips.
  case tooFewAttempts(flips: Int)
  /// The text is not the one that was saved.
  case checksum
}

/// A part of a text that was expected.
public enum TextElement: Hashable, Sendable {
  /// A column letter and a row number.
  case card
  /// A row number.
  case rowNumber
  /// Columns, `x` and rows.
  case size
  /// The name of a theme.
  case themeName
  /// `#` with a seed, or `:` with a layout.
  case deal
  /// The text of a seed.
  case seed
  /// Labels of a layout: their number and width.
  case labels(count: Int, width: Int)
  /// A move.
  case move
  /// Milliseconds since the deal.
  case milliseconds
  /// The first line of a saved game.
  case header
  /// A line that begins with a word.
  case line(String)
  /// A number in a range.
  case number(ClosedRange<Int>)
  /// One of several words.
  case words([String])
  /// A line of moves, `undo`, `redo`, `restart` or `end`.
  case moveLine
  /// The end of the line after the part named.
  case endOfLine
  /// A checksum of 16 hexadecimal digits.
  case checksum
  /// Nothing: the text was complete.
  case endOfText
}
