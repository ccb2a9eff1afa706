import Foundation
import XcodeProjects

/// The commands of the toolchain.
enum Command {
  /// The command that builds packages: `SWIFT`, or `swift`.
  static let swift = ProcessInfo.processInfo.environment["SWIFT"] ?? "swift"
  /// The compiler beside it.
  static let compiler = swift + "c"

  /// The options for the toolchain's own linker, which takes half the time of the system's; none if it is not beside the
  /// compiler.
  static var linkerOptions: [String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let places = compiler.contains("/") ? [""] : path.split(separator: ":").map { "\($0)/" }
    let files = FileManager.default
    guard let found = places.map({ $0 + compiler }).first(where: files.isExecutableFile) else {
      return []
    }
    let folder = URL(fileURLWithPath: found).resolvingSymlinksInPath().deletingLastPathComponent()
    let linker = folder.appendingPathComponent("ld.lld").path
    return files.isExecutableFile(atPath: linker) ? ["-use-ld=lld"] : []
  }

  /// Runs a command whose output goes to our standard error.
  ///
  /// It stays in our process group, so that Ctrl-C ends it, too.
  ///
  /// - Returns: Whether it succeeded.
  static func run(_ words: [String]) throws(ProjectError) -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    return try wait(for: spawn(words, &actions)) == 0
  }

  /// What a command prints.
  static func output(of words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let output = Pipe()
    process.standardOutput = output
    process.standardError = Pipe()
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ProjectError("\(words[0]) cannot be run; SWIFT may name the command swift.")
    }
    return String(decoding: said, as: UTF8.self)
  }

  private static func spawn(
    _ words: [String], _ actions: inout posix_spawn_file_actions_t
  ) throws(ProjectError) -> pid_t {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
    guard code == 0 else {
      throw ProjectError("\(words[0]) cannot be run: \(String(cString: strerror(code))).")
    }
    return process
  }

  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
