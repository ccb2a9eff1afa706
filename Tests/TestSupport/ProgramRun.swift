import Dispatch
import Foundation

/// What a program did that was run to its end with pipes for its streams.
package struct ProgramRun: Sendable, Equatable {
  /// What it wrote to standard output.
  package let output: String
  /// What it wrote to standard error.
  package let errors: String
  /// Its exit status; 128 + the number of the signal that ended it.
  package let status: Int32

  /// Runs the built program, or another one, and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - input: all of its standard input.
  ///   - directory: where it runs; also its home.
  ///   - environment: added to `BuiltProgram.environment`.
  ///   - program: the program's path, the built one by default.
  ///   - deadline: seconds after which it is killed (and the status says so).
  /// - Returns: what it wrote, and how it ended.
  /// - Throws: what Foundation throws if it cannot be started.
  package static func run(
    _ arguments: [String], input: String = "", in directory: String,
    environment: [String: String] = [:], program: String = BuiltProgram.path,
    deadline: Double = 60
  ) throws -> ProgramRun {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: directory)
    process.environment = BuiltProgram.environment(home: directory, adding: environment)
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let killer = DispatchWorkItem { [identifier = process.processIdentifier] in
      kill(identifier, SIGKILL)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + deadline, execute: killer)
    let collected = Collected()
    collected.collect(output.fileHandleForReading, into: \.output)
    collected.collect(errors.fileHandleForReading, into: \.errors)
    // A program may end before it has read everything; the broken pipe is not our death.
    signal(SIGPIPE, SIG_IGN)
    try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? standardInput.fileHandleForWriting.close()
    let (outputData, errorData) = collected.wait()
    process.waitUntilExit()
    killer.cancel()
    let signalled = process.terminationReason == .uncaughtSignal
    return ProgramRun(
      output: String(decoding: outputData, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self),
      status: process.terminationStatus + (signalled ? 128 : 0))
  }
}

/// Both streams, read at the same time so that neither can fill up and block the program.
private final class Collected: @unchecked Sendable {
  var output = Data()
  var errors = Data()
  private let group = DispatchGroup()

  func collect(_ handle: FileHandle, into path: ReferenceWritableKeyPath<Collected, Data>) {
    nonisolated(unsafe) let path = path
    DispatchQueue.global().async(group: group) {
      self[keyPath: path] = (try? handle.readToEnd()) ?? Data()
    }
  }

  func wait() -> (Data, Data) {
    group.wait()
    return (output, errors)
  }
}
