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

  /// Runs a program that prints for the person.
  ///
  /// - Returns: Its status, as a shell says it.
  static func runHere(_ words: [String]) throws(ProjectError) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    return try exitStatus(wait(for: spawn(words, &actions)))
  }

  /// The status of a process that has ended, as a shell says it.
  static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7f
    return signal == 0 ? status >> 8 & 0xff : 128 + signal
  }

  /// What a command prints.
  static func output(of words: [String]) throws -> String {
    let (said, status) = try result(of: words, errors: .dropped)
    guard status == 0 else {
      throw ProjectError("\(words[0]) cannot be run; SWIFT may name the command swift.")
    }
    return said
  }

  /// What becomes of the errors that a command prints.
  enum Errors { case told, dropped, mixedIn }

  /// What a command prints, and its status.
  static func result(of words: [String], errors: Errors) throws -> (said: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let output = Pipe()
    process.standardOutput = output
    switch errors {
    case .told: break
    case .dropped: process.standardError = FileHandle.nullDevice
    case .mixedIn: process.standardError = output
    }
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: said, as: UTF8.self), process.terminationStatus)
  }

  static func spawn(
    _ words: [String], _ actions: inout posix_spawn_file_actions_t,
    _ attributes: UnsafePointer<posix_spawnattr_t>? = nil
  ) throws(ProjectError) -> pid_t {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, words[0], &actions, attributes, &arguments, environ)
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
