/// What undo takes back and redo makes again: a decision and its consequences.
public enum HistoryStep: Hashable, Sendable {
  /// Moves in their order: one flip, a double flip, or a person's move and the bots' answers.
  case moves([Move])
  /// All cards were turned face down again.
  case restart

  /// The moves, none for a restart.
  public var moves: [Move] {
    switch self {
    case .moves(let moves): moves
    case .restart: []
    }
  }
}

extension GameHistory {
  /// The moves since the deal or the last restart.
  ///
  /// - Complexity: O(*n*), *n* the number of moves.
  public var moves: [Move] {
    steps(from: startOfGame, upTo: performed, clock: 0).flatMap(\.step.moves)
  }

  /// The replay of the game, from the deal or the last restart.
  public var replay: Replay {
    Replay(start: game.dealtAnew, moves: moves)
  }

  /// The first record since the deal or the last restart.
  private var startOfGame: Int {
    records[..<performed].lastIndex { $0.kind == .restart }.map { $0 + 1 } ?? 0
  }

  /// The records from `start` to the current state, which are one step.
  ///
  /// - Complexity: O(*k*), *k* the moves of the step: the clock is counted back from the game's.
  func step(from start: Int) -> HistoryStep {
    let elapsed = records[start..<performed].reduce(0) { $0 + $1.elapsed }
    return steps(from: start, upTo: performed, clock: game.clock - elapsed).first?.step
      ?? .moves([])
  }

  /// The records of a range as steps, each with whether a person's decision begins it.
  ///
  /// The clock is the game's before the first of them.
  func steps(
    from start: Int, upTo end: Int, clock: Int64
  ) -> [(step: HistoryStep, begins: Bool)] {
    var steps: [(step: HistoryStep, begins: Bool)] = []
    var moves: [Move] = []
    var begins = true
    var clock = clock
    func close() {
      if !moves.isEmpty { steps.append((.moves(moves), begins)) }
      moves = []
    }
    for record in records[start..<end] {
      if record.beginsStep || moves.isEmpty {
        close()
        begins = record.beginsStep
      }
      clock += record.elapsed
      switch record.kind {
      case .restart:
        steps.append((.restart, true))
        clock = 0
      case .pass:
        moves.append(.pass)
      case .flip:
        moves.append(
          .flip(game.position(at: record.card), milliseconds: record.hasTime ? clock : nil))
      }
    }
    close()
    return steps
  }
}

/// A game played again: each move, its result, and the game after it.
public struct Replay: Sequence, IteratorProtocol, Sendable {
  /// One move of the replay.
  public struct Frame: Hashable, Sendable {
    /// The move.
    public let move: Move
    /// The result of the move.
    public let event: GameEvent
    /// The game after the move.
    public let game: Game
  }

  /// The game before the first move.
  public let start: Game
  private var game: Game
  private var moves: ArraySlice<Move>

  init(start: Game, moves: [Move]) {
    self.start = start
    game = start
    self.moves = moves[...]
  }

  /// Makes the next move, or returns nil after the last one.
  public mutating func next() -> Frame? {
    guard let move = moves.popFirst() else { return nil }
    do throws(MoveError) {
      let event = try game.apply(move)
      return Frame(move: move, event: event, game: game)
    } catch {
      preconditionFailure("a recorded move is always legal")
    }
  }
}
