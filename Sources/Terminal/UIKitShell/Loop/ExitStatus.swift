/// How the program ends, as numbers that scripts rely on.
///
/// Source: SHELL.md "Results of a script".
package enum ExitStatus: Hashable, Sendable {
  /// All good.
  case success
  /// An expectation was not met.
  case checkFailed
  /// Wrong usage, or a script that cannot be read; nothing was run.
  case usage
  /// A command of a script failed.
  case commandFailed
  /// Standard output, or a file that was asked for, could not be written.
  case outputFailed
  /// Ctrl-C during a script.
  case interrupted
  /// Ended by a signal, given by its number.
  case signal(Int32)

  /// The number handed to the system.
  package var code: Int32 {
    switch self {
    case .success: 0
    case .checkFailed: 1
    case .usage: 2
    case .commandFailed: 3
    case .outputFailed: 4
    case .interrupted: 130
    case .signal(let number): 128 + number
    }
  }

  /// The more severe of two, as the status of several files together.
  package func combined(with other: Self) -> Self {
    code >= other.code ? self : other
  }
}
