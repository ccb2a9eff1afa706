/// A game with all its moves: undo, redo, restart and replay.
///
/// Moves are grouped into *steps*: undo takes back a whole step. A double flip is one step, and the
/// moves of bots join the step of the person they answer, so that undo goes back to the person's
/// last decision.
///
/// Undo restores the ``Game`` exactly. What must survive undo is counted here: ``attempts`` and
/// ``isAssisted``, so that undoing a flip is counted as help.
///
/// Memory is 8 bytes a move, 16 at most while the array grows. Undo of a move costs O(1); undo of
/// a restart replays the moves before it.
public struct GameHistory: Hashable, Sendable {
  /// What was chosen before the deal.
  public let parameters: GameParameters
  /// The game as it stands.
  public private(set) var game: Game
  /// Cards ever turned face up by a move; undo and restart do not lower it, redo does not raise it.
  public private(set) var attempts: Int
  /// Whether a card was seen in a way that the rules do not count: undo, restart, a hint, a peek.
  public private(set) var isAssisted: Bool

  /// Moves made and, behind ``performed``, moves taken back.
  private(set) var records: [MoveRecord]
  /// The number of records that lead to the current game.
  private(set) var performed: Int

  /// The history of a game just dealt.
  public init(_ parameters: GameParameters) {
    self.parameters = parameters
    game = Game(parameters)
    attempts = 0
    isAssisted = false
    records = []
    performed = 0
  }

  /// Records that a hint or a peek was used.
  public mutating func markAssisted() {
    isAssisted = true
  }

  /// Takes over what a saved game counted, if it is more than its moves show.
  mutating func recordEarlier(attempts: Int, isAssisted: Bool) {
    self.attempts = max(self.attempts, attempts)
    self.isAssisted = self.isAssisted || isAssisted
  }
}

/// Whether a move begins a step of undo or belongs to the previous step.
@frozen
public enum StepMark: Hashable, Sendable {
  /// A person's decision: undo returns to the state before it.
  case begins
  /// A consequence: undo takes it back together with the decision before.
  case continues
}

// MARK: - Moves

extension GameHistory {
  /// Makes a move; what had been taken back can no longer be redone.
  ///
  /// - Parameters:
  ///   - move: what the current player does.
  ///   - mark: ``StepMark/continues`` for a bot's move.
  /// - Returns: the result of the move.
  /// - Throws: ``MoveError``; nothing has changed then, and redo is still possible.
  @discardableResult
  public mutating func apply(
    _ move: Move, _ mark: StepMark = .begins
  ) throws(MoveError) -> GameEvent {
    let before = game.beforeMove
    let clock = game.clock
    let event = try game.apply(move)
    append(record(of: move, mark, before: before, elapsed: game.clock - clock))
    return event
  }

  /// Turns a card; see ``Game/flip(_:milliseconds:)``.
  ///
  /// - Throws: ``MoveError``; nothing has changed then.
  @discardableResult
  public mutating func flip(
    _ position: Position, milliseconds: Int64? = nil, _ mark: StepMark = .begins
  ) throws(MoveError) -> FlipOutcome {
    let event = try apply(.flip(position, milliseconds: milliseconds), mark)
    guard case .flipped(let outcome) = event else {
      preconditionFailure("a flip answers with what it turned")
    }
    return outcome
  }

  /// Turns two cards as one step of undo, or neither.
  ///
  /// - Throws: ``MoveError`` if either flip is refused, ``MoveError/samePositionTwice(_:)`` if they
  ///   are the same; nothing has changed then.
  @discardableResult
  public mutating func flip(
    _ first: Position, then second: Position, milliseconds: Int64? = nil
  ) throws(MoveError) -> (first: FlipOutcome, second: FlipOutcome) {
    if let refusal = game.refusal(ofFlipAt: second, after: first) { throw refusal }
    let firstOutcome = try flip(first, milliseconds: milliseconds)
    // It cannot be refused: both cards have been checked, and the time is that of the first flip.
    return (firstOutcome, try flip(second, milliseconds: milliseconds, .continues))
  }

  /// Passes; see ``Game/pass()``.
  ///
  /// - Throws: ``MoveError``; nothing has changed then.
  @discardableResult
  public mutating func pass(_ mark: StepMark = .begins) throws(MoveError) -> PassOutcome {
    let event = try apply(.pass, mark)
    guard case .passed(let outcome) = event else {
      preconditionFailure("a pass answers with whose turn it is")
    }
    return outcome
  }

  /// Turns all cards face down again in the same places, as a step of its own that undo can take
  /// back.
  ///
  /// - Returns: false if no move has been made since the deal, and nothing was done.
  @discardableResult
  public mutating func restart() -> Bool {
    guard performed > 0, records[performed - 1].kind != .restart else { return false }
    isAssisted = isAssisted || game.flips > 0
    append(MoveRecord(.restart, beginsStep: true))
    game = game.dealtAnew
    return true
  }

  private func record(
    of move: Move, _ mark: StepMark, before: MoveRecord.Before, elapsed: Int64
  ) -> MoveRecord {
    switch move {
    case .flip(let position, let milliseconds):
      MoveRecord(
        .flip, card: game.index(of: position) ?? 0, beginsStep: mark == .begins,
        hasTime: milliseconds != nil, elapsed: elapsed, before: before)
    case .pass:
      MoveRecord(.pass, beginsStep: mark == .begins, before: before)
    }
  }

  private mutating func append(_ record: MoveRecord) {
    if records.count > performed {
      records.removeSubrange(performed...)
    }
    records.append(record)
    performed += 1
    attempts += record.kind == .flip ? 1 : 0
  }
}

// MARK: - Undo and redo

extension GameHistory {
  /// Whether a step can be taken back.
  ///
  /// Moves of bots before a person's first decision cannot.
  public var canUndo: Bool { startOfLastStep != nil }

  /// Whether a step that was taken back can be made again.
  public var canRedo: Bool { performed < records.count }

  /// Takes the last step back.
  ///
  /// - Returns: what was taken back, or nil if there was nothing.
  /// - Complexity: O(*k*), *k* the moves of the step; for a restart, the moves before it.
  @discardableResult
  public mutating func undo() -> HistoryStep? {
    guard let start = startOfLastStep else { return nil }
    let step = step(from: start)
    while performed > start {
      takeBackLast()
    }
    return step
  }

  /// Makes the step again that was taken back last.
  ///
  /// - Returns: what was made again, or nil if there was nothing.
  @discardableResult
  public mutating func redo() -> HistoryStep? {
    guard canRedo else { return nil }
    let start = performed
    repeat {
      perform(records[performed], on: &game)
      performed += 1
    } while performed < records.count && !records[performed].beginsStep
    return step(from: start)
  }

  private var startOfLastStep: Int? {
    records[..<performed].lastIndex(where: \.beginsStep)
  }

  private mutating func takeBackLast() {
    let record = records[performed - 1]
    if record.kind == .restart {
      game = game(after: performed - 1)
    } else {
      isAssisted = isAssisted || record.kind == .flip
      takeBack(record, behind: performed - 1)
    }
    performed -= 1
  }

  /// Undoes in the game a move that was made after the first `count` records.
  private mutating func takeBack(_ record: MoveRecord, behind count: Int) {
    game.takeBack(
      record, matchedWith: lastFlip(before: count),
      turnedBack: record.before.turnedBack ? lastTwoFlips(before: count) : nil)
  }

  /// The card of the flip before a record; passes between are at most three.
  private func lastFlip(before end: Int) -> Int {
    records[..<end].last { $0.kind == .flip }?.card ?? 0
  }

  private func lastTwoFlips(before end: Int) -> CardPair? {
    guard let second = records[..<end].lastIndex(where: { $0.kind == .flip }) else { return nil }
    return CardPair(lastFlip(before: second), records[second].card)
  }

  /// The game after the first `count` records, played again from the last restart among them.
  private func game(after count: Int) -> Game {
    var game = game.dealtAnew
    let start = records[..<count].lastIndex { $0.kind == .restart }.map { $0 + 1 } ?? 0
    for record in records[start..<count] {
      perform(record, on: &game)
    }
    return game
  }

  private func perform(_ record: MoveRecord, on game: inout Game) {
    do throws(MoveError) {
      switch record.kind {
      case .restart: game = game.dealtAnew
      case .pass: try game.pass()
      case .flip:
        let time = record.hasTime ? game.clock + record.elapsed : nil
        try game.flip(index: record.card, milliseconds: time)
      }
    } catch {
      preconditionFailure("a recorded move is always legal")
    }
  }
}
