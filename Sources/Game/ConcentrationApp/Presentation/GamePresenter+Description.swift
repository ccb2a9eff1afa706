import ConcentrationEngine

extension GamePresenter {
  /// The whole board in sentences: one for the board, one for each row, one for the score.
  package var boardSentences: [String] {
    [boardSentence] + (0..<game.size.rows).map(rowSentence) + [figuresSentence]
  }

  private var boardSentence: String {
    let size = game.size
    let columns = size.columns == 1 ? "column A" : "columns A to \(Self.letter(size.columns - 1))"
    let rows = size.rows == 1 ? "row 1" : "rows 1 to \(size.rows)"
    return "Board, \(columns), \(rows). \(pairsFound), "
      + "\(Self.count(faceDownCount, "card")) face down."
  }

  private var faceDownCount: Int {
    let up =
      switch game.faceUp {
      case .none: 0
      case .one: 1
      case .two: 2
      }
    return game.size.cardCount - 2 * game.pairsFound - up
  }

  /// One row, counted from 0, as in `Row 2: A down, B diamond up, C to F down, G circle matched.`.
  package func rowSentence(_ row: Int) -> String {
    var cards: [String] = []
    var column = 0
    while column < game.size.columns {
      let end = endOfRun(from: column, row: row)
      if end - column >= Self.shortestRun {
        cards.append("\(Self.letter(column)) to \(Self.letter(end - 1)) down")
        column = end
      } else {
        cards.append(
          "\(Self.letter(column)) \(lie(of: Position(column: column, row: row)))")
        column += 1
      }
    }
    return "Row \(row + 1): \(cards.joined(separator: ", "))."
  }

  /// As many cards that lie face down side by side are said as one run.
  private static var shortestRun: Int { 3 }

  /// The column behind the cards that lie face down from a column on.
  private func endOfRun(from column: Int, row: Int) -> Int {
    var end = column
    while end < game.size.columns,
      game.visiblePicture(at: Position(column: end, row: row)) == nil
    { end += 1 }
    return end
  }

  /// One card, as in `b2 is diamond, face up.`.
  package func cardSentence(_ position: Position) -> String {
    guard let picture = game.visiblePicture(at: position) else {
      return "\(position) is face down."
    }
    let lie = game.state(at: position) == .matched ? "matched" : "face up"
    return "\(position) is \(word(for: picture)), \(lie)."
  }

  private func lie(of position: Position) -> String {
    guard let picture = game.visiblePicture(at: position) else { return "down" }
    return word(for: picture) + (game.state(at: position) == .matched ? " matched" : " up")
  }

  private var figuresSentence: String {
    guard !seats.isSolitaire else {
      return "\(Self.count(game.flips, "flip")), score \(game.scores[0])."
    }
    let next = game.isOver ? verdict : seats.turn(of: game.currentPlayer)
    return "\(Self.count(game.flips, "flip")). \(standings). \(next)"
  }

  static func letter(_ column: Int) -> String {
    BoardLabels.letter(ofColumn: column)
  }
}

/// The names of columns.
enum BoardLabels {
  /// The letter of a column, A through Z.
  static func letter(ofColumn column: Int) -> String {
    guard let scalar = Unicode.Scalar(UInt32(65 + column)) else { return "" }
    return String(Character(scalar))
  }
}
