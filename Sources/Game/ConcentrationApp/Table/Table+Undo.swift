import ConcentrationEngine
import ConcentrationPlayers

extension Table {
  /// Takes back the last step.
  ///
  /// - Returns: What was taken back; nil if no step has been made.
  func undo() -> HistoryStep? {
    let wasOver = isOver
    guard let step = history.undo() else { return nil }
    stepsInSession -= 1
    if step == .restart { takeBackRestartOfTime() }
    didChangeHistory(.undo, wasOver: wasOver)
    return step
  }

  /// Makes the step again that undo took back last.
  ///
  /// - Returns: What was made again; nil if nothing was taken back.
  func redo() -> HistoryStep? {
    let wasOver = isOver
    guard let step = history.redo() else { return nil }
    stepsInSession += 1
    if step == .restart { restartTime() }
    didChangeHistory(.redo, wasOver: wasOver)
    return step
  }

  /// Turns all cards face down again in the same places and restarts the time, as a step that undo
  /// takes back.
  ///
  /// - Throws: `SessionError.nothingToRestart` before the first card.
  package func restart() throws(SessionError) {
    let wasOver = isOver
    guard history.restart() else { throw .nothingToRestart }
    stepsInSession += 1
    restartTime()
    didChangeHistory(.restart, wasOver: wasOver)
    playOpeningTurns()
  }

  /// Updates bots, timer and delegate after a change of the history.
  private func didChangeHistory(_ step: TableStep, wasOver: Bool) {
    lastPair = nil
    remakeBots()
    if isOver { stopTime() } else { resumeTime() }
    delegate.table(self, didMake: step, wasOver: wasOver)
  }

  private func remakeBots() {
    guard !seats.bots.isEmpty else { return }
    do throws(PlayerNameError) {
      bots = try Bots(replaying: history.moves, of: history.parameters)
    } catch {
      preconditionFailure("these bots were made before")
    }
  }
}
