// The words of all errors of this target: what is wrong, and what is possible instead.

extension TextError: CustomStringConvertible {
  /// Line, column, what is wrong and what was expected, in one line.
  public var description: String {
    "line \(line), column \(column): \(message)"
  }

  /// What is wrong and what was expected, without the place.
  public var message: String {
    switch problem {
    case .missing(let element): "\(element) is missing"
    case .unexpected(let found, let element): "'\(found)' is not \(element)"
    default: "\(problem)"
    }
  }

  /// What was expected here, or nil if no text would have been valid.
  public var expected: String? {
    switch problem {
    case .missing(let element), .unexpected(_, let element): "\(element)"
    case .size: "\(TextElement.size)"
    default: nil
    }
  }
}

extension TextProblem: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .missing(let element): "\(element) is missing"
    case .unexpected(let found, let element): "'\(found)' is not \(element)"
    case .tooLong(let limit): "the text is too long: \(limit) bytes at most"
    case .controlCharacter(let code):
      "a control character (U+\(Self.hexadecimal(code))) has no place here"
    case .size(let error): "\(error)"
    case .layout(let error): "\(error)"
    case .parameters(let error): "\(error)"
    case .otherVersion(let saved, let current, _):
      "this game was saved by version \(saved); this is version \(current)."
    case .otherScheme(let saved, let id):
      "the id is dealt by scheme \(id), and not by \(saved): a + behind the theme is scheme 2"
    case .cardsDiffer: "these are not the cards that the id deals"
    case .refused(let error): "\(error)"
    case .nothingToUndo: "there is no move to undo"
    case .nothingToRedo: "there is no move to redo"
    case .nothingToRestart: "there is no move to restart from"
    case .tooFewAttempts(let flips): "fewer attempts than the \(flips) flips below"
    case .checksum: "the text was changed: its hash is another one"
    }
  }

  private static func hexadecimal(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension TextElement: CustomStringConvertible {
  /// The part in words, with its article.
  public var description: String {
    switch self {
    case .card: "a card: write a column letter and a row number, like b2"
    case .rowNumber: "a row number, 1 to \(Position.largestRowNumber)"
    case .size: "a size: write columns, x and rows, like 4x4"
    case .themeName: "the name of a theme: small letters, digits and -"
    case .deal: "a deal: write # and a seed, or : and a layout"
    case .seed: "a seed: any text without control characters"
    case .labels(let count, let width):
      "a layout of \(count) labels of \(width) \(width == 1 ? "letter" : "letters") each"
    case .move: "a move, like b2, b2@12340 or pass"
    case .milliseconds: "a time in milliseconds, 0 to \(Move.latestMilliseconds)"
    case .header: "the first line of a saved game: concentration game \(SavedGame.version)"
    case .line(let word): "the line '\(word)'"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .words(let words) where words == [" "]: "a blank"
    case .words(let words): words.joined(separator: " or ")
    case .moveLine: "a line of moves, undo, redo, restart or end"
    case .endOfLine: "the end of the line"
    case .checksum: "a hash of 16 hexadecimal digits"
    case .endOfText: "the end of the text"
    }
  }
}

extension BoardSizeError: CustomStringConvertible {
  /// What is wrong with the size, in words.
  public var description: String {
    switch self {
    case .tooSmall(let columns, let rows): "\(columns)x\(rows) has no cards: 1x2 at least"
    case .tooLarge(let columns, let rows):
      "\(columns)x\(rows) is too large: \(BoardSize.largestColumns)x\(BoardSize.largestRows) at most"
    case .oddCardCount(let columns, let rows): "\(columns)x\(rows) has an odd number of cards"
    }
  }
}

extension LayoutError: CustomStringConvertible {
  /// What is wrong with the layout, in words.
  public var description: String {
    switch self {
    case .wrongCardCount(let found, let expected): "\(found) cards where \(expected) are needed"
    case .noSuchPicture(let picture, _, let pairCount):
      "there is no picture \(picture): \(pairCount) pairs have 0 to \(pairCount - 1)"
    case .thirdCopy(let picture, _, let pairCount):
      "'\(PictureLabel.text(for: picture, pairCount: pairCount))' a third time: every label is there twice"
    }
  }
}

extension GameParametersError: CustomStringConvertible {
  /// What is wrong with the players, in words.
  public var description: String {
    switch self {
    case .playerCount(let count): "\(count) players: 1 to 4 can play"
    case .noSuchSeat(let seat, let players): "there is no player \(seat + 1) of \(players)"
    case .seatTaken(let seat): "two bots as player \(seat + 1)"
    }
  }
}

extension MoveError: CustomStringConvertible {
  /// Why the move is refused and what is possible, without the words of a theme.
  public var description: String { message(word: nil) }

  /// Why the move is refused and what is possible.
  ///
  /// - Parameters:
  ///   - theme: names the picture of a card that is matched already.
  ///   - pairCount: pairs on the board.
  /// - Returns: a sentence without its capital and full stop.
  public func message(theme: Theme, pairCount: Int) -> String {
    guard case .alreadyMatched(_, let picture) = self else { return message(word: nil) }
    return message(word: theme.word(for: picture, pairCount: pairCount))
  }

  private func message(word: String?) -> String {
    switch self {
    case .offBoard(let position, let size):
      "no card \(position): columns are \(size.columnRange), \(size.rowRange)"
    case .alreadyMatched(let position, _):
      "\(position) is already matched" + (word.map { " (\($0))" } ?? "")
    case .alreadyFaceUp(let position): "\(position) is already face up; choose a second card"
    case .samePositionTwice(let position): "\(position) twice: choose two different cards"
    case .gameOver: "the game is over"
    case .passWithoutOthers: "there is nobody to pass to in a game for one"
    case .passWithCardUp(let position):
      "\(position) is face up; choose a second card before passing"
    case .timeMissing: "a timed game needs the time of each flip, like b2@12340"
    case .timeOutOfOrder(let time, let latest):
      "\(time) is no time for this flip: \(latest) to \(Move.latestMilliseconds) milliseconds"
    }
  }
}

extension BoardSize {
  fileprivate var columnRange: String {
    columns == 1 ? "a" : "a to \(Position(column: columns - 1, row: 0).columnLetter)"
  }

  fileprivate var rowRange: String {
    rows == 1 ? "row 1" : "rows 1 to \(rows)"
  }
}

extension ThemeError: CustomStringConvertible {
  /// What is wrong with the theme, in words; symbols are counted from 1.
  public var description: String {
    switch self {
    case .name: "a theme's name is 1 to 32 small letters, digits and -"
    case .symbol(let index, let problem): "symbol \(index + 1): \(problem)"
    }
  }
}

extension SymbolProblem: CustomStringConvertible {
  /// What is wrong with the symbol, in words.
  public var description: String {
    switch self {
    case .letter: "the letter must be one capital letter or digit"
    case .word: "the word must be 1 to 24 bytes without control characters"
    case .glyphWidth: "the glyph must be one column wide"
    case .emojiWidth: "the emoji must be one code point, two columns wide, of Unicode 14 or before"
    case .letterTwice: "the letter is that of another symbol"
    case .wordTwice: "the word is that of another symbol"
    }
  }
}
