import ConcentrationEngine

/// What undo took back, or redo made again.
package enum UndoneStep: Hashable, Sendable {
  case step(HistoryStep)
  /// The dealing of a game: the other game is the current one again.
  case game
}

extension GameSession {
  /// Takes back the last step of the game: a flip, a restart, or the dealing of the game itself.
  ///
  /// - Throws: `SessionError.nothingToUndo`.
  package func undo() throws(SessionError) -> UndoneStep {
    if let step = table?.undo() { return .step(step) }
    guard let table, let previous = earlier.popLast() else { throw .nothingToUndo }
    later.append(table)
    bringBack(previous)
    events.insert(.tookBack)
    return .game
  }

  /// Makes again what undo took back last.
  ///
  /// - Throws: `SessionError.nothingToRedo`.
  package func redo() throws(SessionError) -> UndoneStep {
    if let step = table?.redo() { return .step(step) }
    guard let table, let next = later.popLast() else { throw .nothingToRedo }
    earlier.append(table)
    bringBack(next)
    return .game
  }

  private func bringBack(_ table: Table) {
    let closing = closeTable()
    table.resumeTime()
    open(table, closing: closing)
  }
}
