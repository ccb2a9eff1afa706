import ConcentrationEngine

/// What undo took back, or redo made again.
package enum UndoneStep: Hashable, Sendable {
  case step(HistoryStep)
  /// A whole game: the other one is on the table again.
  case game
}

extension GameSession {
  /// Takes back the last step of the game: a flip, a restart, or the dealing of the game itself.
  ///
  /// - Throws: `SessionError.nothingToUndo`.
  package func undo() throws(SessionError) -> UndoneStep {
    guard let current else { throw .nothingToUndo }
    let wasOver = current.game.isOver
    if let step = self.current?.history.undo() {
      afterStepInHistory("undo", wasOver: wasOver)
      return .step(step)
    }
    guard let previous = earlier.popLast() else { throw .nothingToUndo }
    let closing = leaveTable()
    if let left = self.current { later.append(left) }
    bringBack(previous, closing: closing)
    return .game
  }

  /// Makes again what undo took back last.
  ///
  /// - Throws: `SessionError.nothingToRedo`.
  package func redo() throws(SessionError) -> UndoneStep {
    let wasOver = current?.game.isOver ?? false
    if let step = current?.history.redo() {
      afterStepInHistory("redo", wasOver: wasOver)
      return .step(step)
    }
    guard let next = later.popLast() else { throw .nothingToRedo }
    let closing = leaveTable()
    if let left = current { earlier.append(left) }
    bringBack(next, closing: closing)
    return .game
  }

  /// Lays the same cards face down again, as a step that undo takes back.
  ///
  /// - Throws: `SessionError.noGame`, or `.nothingToRestart` before the first card.
  package func restart() throws(SessionError) {
    guard let current else { throw .noGame }
    let wasOver = current.game.isOver
    guard self.current?.history.restart() == true else { throw .nothingToRestart }
    later.removeAll()
    afterStepInHistory("restart", wasOver: wasOver)
    letBotsOpen()
  }

  /// Keeps a line that changed the history, and brings everything else in step with it.
  private func afterStepInHistory(_ line: String, wasOver: Bool) {
    current?.lastPair = nil
    reseatBots()
    let isOver = current?.game.isOver ?? false
    let clock = environment.gameClock.milliseconds
    if isOver { current?.timer.stop(at: clock) } else { current?.timer.start(at: clock) }
    appendLine(line, change: change(wasOver: wasOver))
    notifyPlay()
  }

  private func bringBack(_ game: CurrentGame, closing: ClosedGame?) {
    var game = game
    if !game.game.isOver { game.timer.start(at: environment.gameClock.milliseconds) }
    putOnTable(game, closing: closing)
  }
}
