import Foundation

/// What one run of a program took.
struct ProgramUse {
  /// Processor time, in milliseconds.
  var milliseconds: Double
  /// The most memory it had at once, in kibibytes.
  var peakKibibytes: Int

  /// Runs a program to its end, with its output thrown away.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: What it is called with.
  ///   - input: A file that it reads as standard input; nothing by default.
  /// - Returns: What the run took.
  /// - Throws: `POSIXError` if the program cannot be started.
  static func running(
    _ program: String, _ arguments: [String], input: String = "/dev/null"
  ) throws -> ProgramUse {
    let environment = ["HOME=\(NSTemporaryDirectory())", "LC_ALL=C.UTF-8", "TERM=dumb"]
    return wait(
      for: try spawn(program, arguments, environment: environment, input: input))
  }

  /// Starts a program, at a terminal if the path of one is given, which becomes its own, and gives
  /// its process.
  ///
  /// - Throws: `POSIXError` if it cannot be started.
  static func spawn(
    _ program: String, _ arguments: [String], environment: [String],
    input: String = "/dev/null", terminal: String? = nil
  ) throws -> pid_t {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, terminal ?? input, O_RDWR, 0)
    posix_spawn_file_actions_addopen(&files, 1, terminal ?? "/dev/null", O_RDWR, 0)
    posix_spawn_file_actions_addopen(&files, 2, terminal ?? "/dev/null", O_RDWR, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, newSession)
    var process: pid_t = 0
    let problem = withCStrings([program] + arguments) { arguments in
      withCStrings(environment) {
        posix_spawn(&process, program, &files, &attributes, arguments, $0)
      }
    }
    guard problem == 0 else { throw POSIXError(POSIXErrorCode(rawValue: problem) ?? .ENOENT) }
    return process
  }

  /// `POSIX_SPAWN_SETSID`, which Swift does not import: the terminal becomes that of the program.
  private static let newSession: Int16 = 0x80

  /// Waits for the end of a program.
  static func wait(for process: pid_t) -> ProgramUse {
    var usage = rusage()
    var status: Int32 = 0
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    return ProgramUse(usage)
  }

  private init(_ usage: rusage) {
    let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    milliseconds = seconds * 1000 + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000
    peakKibibytes = usage.ru_maxrss
  }
}

private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = texts.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
