import Foundation
import XcodeProjects

/// An app that runs in the terminal while this program watches it.
///
/// Ctrl-C is the app's as long as it runs, and the terminal is given back as it was in any case.
final class RunningApp {
  private let process: pid_t
  private var terminal = termios()
  private let hasTerminal: Bool
  /// Whether this program was asked to end, by SIGTERM, which the app hears of, too.
  static var isAskedToEnd: Bool { endRequests != 0 }
  /// How long an app that is asked to end has for that, in seconds.
  private static let patience = 5.0

  /// Starts a program.
  init(_ words: [String]) throws(ProjectError) {
    hasTerminal = tcgetattr(STDIN_FILENO, &terminal) == 0
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM) { _ in endRequests = 1 }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGINT)
    sigaddset(&defaults, SIGTERM)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    process = try Command.spawn(words, &actions, &attributes)
  }

  /// The status with which the app has ended, as a shell says it; nil while it runs.
  func status() -> Int32? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    signal(SIGINT, SIG_DFL)
    if hasTerminal { tcsetattr(STDIN_FILENO, TCSADRAIN, &terminal) }
    return Command.exitStatus(status)
  }

  /// Asks the app to end, and ends it if it does not.
  func stop() {
    kill(process, SIGTERM)
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while status() == nil {
      if Date() > deadline { kill(process, SIGKILL) }
      usleep(10_000)
    }
  }
}

/// A handler of a signal can do no more than to set a number.
private nonisolated(unsafe) var endRequests: sig_atomic_t = 0
