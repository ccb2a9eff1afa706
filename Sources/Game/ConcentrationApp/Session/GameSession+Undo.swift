import ConcentrationEngine

/// What undo took back, or redo made again.
package enum UndoneStep: Hashable, Sendable {
  case step(HistoryStep)
  /// The dealing of a game: the other game is the current one again.
  case game
  /// The loading of a game.
  case load
}

extension GameSession {
  /// Takes back the last step of this session: a flip, a restart, or that a game was dealt or loaded.
  ///
  /// Moves that a loaded game brought along are older than the game before it, so they are taken back
  /// only where there was none.
  ///
  /// - Throws: `SessionError.nothingToUndo`.
  package func undo() throws(SessionError) -> UndoneStep {
    guard let table else { throw .nothingToUndo }
    if table.stepsInSession > 0 || earlier.isEmpty, let step = table.undo() { return .step(step) }
    guard let previous = earlier.popLast() else { throw .nothingToUndo }
    later.append(table)
    bringBack(previous)
    events.insert(.tookBack)
    return table.isLoaded ? .load : .game
  }

  /// How to go on with the unfinished game that the current one has replaced, as a further sentence;
  /// empty if there is none, or the current one was played since.
  package func wayBack(_ wording: any Wording) -> String {
    guard table?.stepsInSession == 0, let left = earlier.last, !left.isOver, left.attempts > 0
    else { return "" }
    return " \(wording.opening(.bringBack(left.id)))."
  }

  /// Makes again what undo took back last.
  ///
  /// - Throws: `SessionError.nothingToRedo`.
  package func redo() throws(SessionError) -> UndoneStep {
    if let step = table?.redo() { return .step(step) }
    guard let table, let next = later.popLast() else { throw .nothingToRedo }
    earlier.append(table)
    bringBack(next)
    return next.isLoaded ? .load : .game
  }

  private func bringBack(_ table: Table) {
    let left = leaveTable(ending: false)
    startTime(of: table)
    open(table, leaving: left)
  }
}
