import Glibc
import Synchronization

/// A progress bar on standard error, if that is a terminal.
final class SimulateProgress: Sendable {
  private static let width = 40

  private let games: Int
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let shown = Mutex(-1)

  init(games: Int) {
    self.games = games
  }

  /// Shows how many games are done; it writes only when the bar or the percentage changes.
  func show(_ done: Int) {
    guard isTerminal else { return }
    shown.withLock { shown in
      let percent = done * 100 / max(games, 1)
      guard percent > shown else { return }
      shown = percent
      let filled = percent * Self.width / 100
      let bar =
        String(repeating: "#", count: filled)
        + String(repeating: ".", count: Self.width - filled)
      write("\r[\(bar)] \(percent) %  \(done) games")
    }
  }

  /// Erases the bar.
  func end() {
    guard isTerminal, shown.withLock({ $0 >= 0 }) else { return }
    write("\r" + String(repeating: " ", count: Self.width + 32) + "\r")
  }

  private func write(_ text: String) {
    var bytes = Array(text.utf8)
    _ = Glibc.write(STDERR_FILENO, &bytes, bytes.count)
  }
}
