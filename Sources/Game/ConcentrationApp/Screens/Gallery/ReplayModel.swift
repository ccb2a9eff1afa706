import ConcentrationEngine

/// The replay of a finished game, move by move.
struct ReplayModel {
  let theme: Theme
  let seats: Seats
  let id: GameID
  private let frames: [Replay.Frame]
  private let start: Game
  /// How many moves have been played.
  private(set) var position = 0

  /// Reads the saved text of a finished game.
  ///
  /// - Throws: `TextError` where the text is damaged.
  init(journal: String, themes: [Theme]) throws(TextError) {
    self.init(history: try GameJournal.read(journal), themes: themes)
  }

  /// The replay of a game, from its deal or its last restart.
  init(history: GameHistory, themes: [Theme]) {
    let replay = history.replay
    id = history.parameters.id
    seats = Seats(history.parameters)
    let name = id.theme
    let known =
      themes.first { $0.name == name } ?? Theme.builtIn(named: GameID.standardTheme)
      ?? Theme.builtIn[0]
    theme = known.dealt(in: id)
    start = replay.start
    frames = Array(replay)
  }

  /// The game at the position.
  var game: Game { position == 0 ? start : frames[position - 1].game }
  /// The number of moves of the game.
  var count: Int { frames.count }
  var isAtEnd: Bool { position == frames.count }

  mutating func stepForward() { position = min(position + 1, frames.count) }
  mutating func stepBack() { position = max(position - 1, 0) }
  mutating func goToStart() { position = 0 }
  mutating func goToEnd() { position = frames.count }

  /// The move at the position, in words.
  var moveText: String {
    guard position > 0 else { return "Before the first move" }
    return "Move \(position) of \(count): \(frames[position - 1].move)" + result
  }

  /// What the move at the position showed.
  private var result: String {
    let frame = frames[position - 1]
    guard case .flip(let place, _) = frame.move, case .flipped(let outcome) = frame.event,
      let picture = frame.game.visiblePicture(at: place)
    else { return "" }
    let word = presenter.word(for: picture)
    return switch outcome {
    case .first: " is \(word)"
    case .match: " is \(word), a match"
    case .mismatch: " is \(word), no match"
    }
  }

  /// The game in words.
  var presenter: GamePresenter { GamePresenter(game: game, id: id, theme: theme, seats: seats) }

  /// The face of a card that is shown at the position.
  func face(at position: Position) -> CardFace {
    guard let picture = game.visiblePicture(at: position), let state = game.state(at: position)
    else { return .down }
    let symbol = theme.symbol(for: picture, pairCount: game.pairCount)
    let look: CardFace.Look =
      switch (state, game.faceUp) {
      case (.matched, _): .matched
      case (_, .two): .mismatched
      default: .first
      }
    return CardFace(look: look, symbol: symbol, picture: picture)
  }
}
