/// Why the time of the current game stands still.
enum TimeStop: Hashable, Sendable {
  /// The board was shown and has left the screen.
  case boardHidden
  /// The app is in the background.
  case background
}

extension GameSession {
  /// Stops the time of the current game, and of those to come, until the reason is gone.
  func stopTime(_ stop: TimeStop) {
    guard timeStops.insert(stop).inserted else { return }
    table?.isTimeHeld = true
  }

  /// Lets the time of the current game go on, unless there is another reason to stop it.
  func resumeTime(after stop: TimeStop) {
    guard timeStops.remove(stop) != nil, timeStops.isEmpty else { return }
    table?.isTimeHeld = false
    notifyTime()
  }

  /// Starts the time of a game that becomes the current one.
  func startTime(of table: Table) {
    table.isTimeHeld = !timeStops.isEmpty
    table.resumeTime()
  }
}
