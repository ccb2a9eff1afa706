extension ShellSession {
  /// Moves what the terminal shows of a screen that is larger, else what the screen in front scrolls.
  ///
  /// - Parameters:
  ///   - move: Which way.
  ///   - amount: How many rows or columns; nil for most of what is seen.
  /// - Returns: Nil if there is nothing to scroll.
  func scroll(_ move: ScrollMove, by amount: Int?) -> Outcome? {
    if output.displayMode != .plain, output.viewport?.scroll(move, by: amount) == true {
      var outcome = Outcome(output.viewport?.sentence ?? "", drawing: .always)
      // The app has no part in it.
      outcome.isRecorded = false
      return outcome
    }
    return navigator.screen?.scroll(move, by: amount).map { Outcome($0, drawing: .always) }
  }
}
