import Foundation
import Glibc

/// A running program, started without any help that could wait for the wrong thing.
package struct SpawnedProgram {
  /// Where a stream of the program leads.
  package enum Stream {
    /// A descriptor of ours.
    case descriptor(Int32)
    /// A terminal, given by its name, that becomes the program's controlling terminal.
    case terminal(String)
  }

  /// The number of the process.
  package let identifier: pid_t

  /// Starts a program in a session of its own.
  ///
  /// - Parameters:
  ///   - path: the program.
  ///   - arguments: the words after its name.
  ///   - environment: all of its environment.
  ///   - directory: where it runs.
  ///   - streams: standard input, output and error.
  /// - Throws: the system's error if it cannot be started.
  package init(
    _ path: String, _ arguments: [String], environment: [String: String], in directory: String,
    streams: [Stream]
  ) throws {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, stream) in streams.enumerated() {
      switch stream {
      case .descriptor(let descriptor):
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
      case .terminal(let name):
        posix_spawn_file_actions_addopen(&actions, Int32(number), name, O_RDWR, 0)
      }
    }
    // The test library blocks or ignores some signals; a program starts with none of that.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(0x80 | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var identifier: pid_t = 0
    // env changes the directory and then becomes the program.
    let words = (["env", "-C", directory, path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    let error = posix_spawn(&identifier, "/usr/bin/env", &actions, &attributes, words, variables)
    guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .ENOENT) }
    self.identifier = identifier
  }

  /// The exit status if the program has ended: 128 + the number of the signal that ended it.
  package func status() -> Int32? {
    var status: Int32 = 0
    guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Ends it at once, and its whole session with it, and collects what is left.
  package func end() {
    kill(-identifier, SIGKILL)
    kill(identifier, SIGKILL)
    var status: Int32 = 0
    waitpid(identifier, &status, 0)
  }
}
