import Foundation
import Glibc
import UIKitShell

/// Watches from a thread of its own how long the main thread is busy with one thing.
package enum StallWatch {
  /// How often it looks, in microseconds.
  private static let interval: useconds_t = 100_000

  /// What happens to a program whose main thread is blocked.
  package struct Reaction: Sendable {
    /// Says what is blocked, in a sentence without its period; may end the program.
    package var report: @Sendable (String) -> Void
    /// True once Ctrl-C was pressed, which the main thread does not see.
    package var isInterrupted: @Sendable () -> Bool
    /// Ends the program after Ctrl-C.
    package var end: @Sendable () -> Void

    /// At a terminal: a line on it, and Ctrl-C ends the program with the terminal given back.
    ///
    /// - Parameter terminal: the descriptor of the terminal.
    /// - Returns: the reaction.
    package static func person(terminal: Int32) -> Reaction {
      Reaction(
        report: { text in
          StallWatch.write("\r\n(\(text); Ctrl-C ends the program)\r\n", to: terminal)
        },
        isInterrupted: { SignalWatch.isPending(SIGINT) },
        end: {
          CrashRestoration.restore()
          _exit(128 + SIGINT)
        })
    }

    /// In a script: a line on standard error, and the end, as after a command that failed.
    ///
    /// - Parameter program: the program's name in the message.
    /// - Returns: the reaction.
    package static func script(program: String) -> Reaction {
      Reaction(
        report: { text in
          StallWatch.write("\(program): error: \(text)\n", to: STDERR_FILENO)
          CrashRestoration.restore()
          _exit(ExitStatus.commandFailed.code)
        }, isInterrupted: { false }, end: {})
    }
  }

  /// Watches for as long as the process lives.
  ///
  /// - Parameters:
  ///   - activity: what the main thread says of itself.
  ///   - limit: how long one piece of work may take.
  ///   - reaction: what happens then.
  package static func start(
    _ activity: MainThreadActivity, limit: Duration, reaction: Reaction
  ) {
    Thread.detachNewThread {
      var detection = StallDetection(limit: limit)
      while true {
        activity.waitForWork()
        usleep(interval)
        let (entry, now) = (activity.current, MonotonicClock.now)
        if let text = detection.stall(of: entry, at: now) { reaction.report(text) }
        if detection.isStalled(entry, at: now), reaction.isInterrupted() { reaction.end() }
      }
    }
  }

  fileprivate static func write(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }
}
