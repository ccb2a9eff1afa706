import Foundation
import Glibc

/// What a program did that was run to its end with pipes for its streams.
package struct ProgramRun: Sendable, Equatable {
  /// What it wrote to standard output.
  package let output: String
  /// What it wrote to standard error.
  package let errors: String
  /// Its exit status; 128 + the number of the signal that ended it.
  package let status: Int32

  /// A run with these results, to compare with.
  package init(output: String, errors: String, status: Int32) {
    self.output = output
    self.errors = errors
    self.status = status
  }

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
  /// - Throws: the system's error if it cannot be started.
  package static func run(
    _ arguments: [String], input: String = "", in directory: String,
    environment: [String: String] = [:], program: String = BuiltProgram.path,
    deadline: Double = 60
  ) throws -> ProgramRun {
    // A program may end before it has read everything; the broken pipe is not our death.
    signal(SIGPIPE, SIG_IGN)
    let (standardInput, output, errors) = (try PrivatePipe(), try PrivatePipe(), try PrivatePipe())
    let child = try SpawnedProgram(
      program, arguments,
      environment: BuiltProgram.environment(home: directory, adding: environment), in: directory,
      streams: [
        .descriptor(standardInput.reading), .descriptor(output.writing),
        .descriptor(errors.writing),
      ])
    for end in [standardInput.reading, output.writing, errors.writing] { close(end) }
    var streams = Streams(
      input: standardInput.writing, text: Array(input.utf8), output: output.reading,
      errors: errors.reading)
    let end = Date.now.addingTimeInterval(deadline)
    var status = child.status()
    while streams.isOpen || status == nil {
      guard Date.now < end else {
        child.end()
        status = status ?? 128 + SIGKILL
        break
      }
      streams.exchange(milliseconds: status == nil ? 10 : 200)
      status = status ?? child.status()
    }
    streams.close()
    return ProgramRun(
      output: String(decoding: streams.outputBytes, as: UTF8.self),
      errors: String(decoding: streams.errorBytes, as: UTF8.self), status: status ?? -1)
  }
}

/// A pipe that no other program inherits, even if it is started at the same moment.
///
/// With an inherited end a program would wait for ever for the end of its input.
private struct PrivatePipe {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}

/// Our ends of a program's three pipes, served together so that none can block another.
private struct Streams {
  private var input: Int32
  private var rest: ArraySlice<UInt8>
  private var output: Int32
  private var errors: Int32
  private(set) var outputBytes: [UInt8] = []
  private(set) var errorBytes: [UInt8] = []

  init(input: Int32, text: [UInt8], output: Int32, errors: Int32) {
    self.input = input
    self.output = output
    self.errors = errors
    rest = text[...]
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    if rest.isEmpty { Self.shut(&self.input) }
  }

  /// True while the program could still write.
  var isOpen: Bool { output >= 0 || errors >= 0 }

  /// Waits for at most some milliseconds, then writes and reads what is possible.
  mutating func exchange(milliseconds: Int32) {
    // A negative descriptor is passed over.
    var events = [
      pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&events, 3, milliseconds) > 0 else { return }
    if events[0].revents != 0 { writeSome() }
    if events[1].revents != 0 { Self.read(&output, into: &outputBytes) }
    if events[2].revents != 0 { Self.read(&errors, into: &errorBytes) }
  }

  mutating func close() {
    Self.shut(&input)
    Self.shut(&output)
    Self.shut(&errors)
  }

  private mutating func writeSome() {
    let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    if count > 0 { rest = rest.dropFirst(count) }
    if rest.isEmpty || (count < 0 && errno != EAGAIN) { Self.shut(&input) }
  }

  private static func read(_ descriptor: inout Int32, into bytes: inout [UInt8]) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    if count > 0 { bytes += buffer.prefix(count) } else { shut(&descriptor) }
  }

  private static func shut(_ descriptor: inout Int32) {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }
}
