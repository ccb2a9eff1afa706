extension Game {
  /// Gives the turn to the next player; when all have passed in turn the game has ended.
  ///
  /// Cards that are up stay up: only a flip turns them back.
  ///
  /// - Throws: ``MoveError/gameOver``, ``MoveError/passWithoutOthers`` in a game for one,
  ///   ``MoveError/passWithCardUp(_:)`` between the two cards of a move.
  ///
  /// Source: Zwick and Paterson, The memory game, 1993, where passing and an agreed end exist.
  @discardableResult
  public mutating func pass() throws(MoveError) -> PassOutcome {
    if let refusal = refusalOfPass {
      throw refusal
    }
    progress.consecutivePasses += 1
    progress.isEndedByAgreement = progress.consecutivePasses == progress.playerCount
    progress.passTurn()
    return isEndedByAgreement ? .agreedEnd : .turn(of: currentPlayer)
  }

  /// Why passing would be refused, or nil if it is possible.
  public var refusalOfPass: MoveError? {
    if isOver { return .gameOver }
    if playerCount == 1 { return .passWithoutOthers }
    if case .one(let index) = faceUp { return .passWithCardUp(position(at: index)) }
    return nil
  }

  /// Makes a move.
  ///
  /// - Throws: ``MoveError``; the game is then as it was.
  @discardableResult
  public mutating func apply(_ move: Move) throws(MoveError) -> GameEvent {
    switch move {
    case .flip(let position, let milliseconds):
      .flipped(try flip(position, milliseconds: milliseconds))
    case .pass:
      .passed(try pass())
    }
  }
}
