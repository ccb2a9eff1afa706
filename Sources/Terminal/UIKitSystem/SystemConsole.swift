import Glibc
import UIKitShell

/// Standard output and standard error, with a buffer of their own.
///
/// Output reaches the system in large pieces: a script of 200,000 lines costs a few hundred calls.
@MainActor
package final class SystemConsole: Console {
  /// Bytes that may wait before they are handed on, per stream.
  private static let capacity = 65_536

  private var output: [UInt8] = []
  private var errors: [UInt8] = []
  /// Why standard output takes nothing more; nil while it does.
  package private(set) var failure: OutputFailure?
  private var isFailureTold = false
  private let outputDescriptor: Int32
  private var errorDescriptor: Int32

  /// A console on two file descriptors, those of the process by default.
  package init(output: Int32 = STDOUT_FILENO, errors: Int32 = STDERR_FILENO) {
    outputDescriptor = output
    errorDescriptor = errors
    self.output.reserveCapacity(2 * Self.capacity)
  }

  /// Lets messages go to another descriptor from now on.
  package func writeErrors(to descriptor: Int32) {
    flush()
    errorDescriptor = descriptor
  }

  package func write(_ bytes: [UInt8]) {
    output += bytes
    if output.count >= Self.capacity { flushOutput() }
  }

  package func writeError(_ bytes: [UInt8]) {
    // What was printed before must stand before: both may be the same terminal.
    flushOutput()
    errors += bytes
    flushErrors()
  }

  @discardableResult
  package func flush() -> Bool {
    flushOutput()
    flushErrors()
    return failure == nil
  }

  /// Hands on what is left, and says which status the program ends with.
  ///
  /// Output that was not written is a failure, whatever else went well: a closed pipe ends a program
  /// as its signal would, anything else is said on standard error, once.
  ///
  /// - Parameters:
  ///   - status: What the run came to.
  ///   - program: The program's name, for the message.
  /// - Returns: The status; the given one if everything was written, or a signal ended the run.
  package func end(with status: ExitStatus, program: String) -> ExitStatus {
    flush()
    if case .signal = status { return status }
    switch failure {
    case nil: return status
    case .pipeClosed: return .signal(SIGPIPE)
    case .refused(let reason):
      if !isFailureTold { writeError(Array("\(program): standard output: \(reason)\n".utf8)) }
      isFailureTold = true
      return .outputFailed
    }
  }

  private func flushOutput() {
    guard !output.isEmpty else { return }
    if failure == nil { failure = Self.send(output, to: outputDescriptor) }
    output.removeAll(keepingCapacity: true)
  }

  private func flushErrors() {
    guard !errors.isEmpty else { return }
    _ = Self.send(errors, to: errorDescriptor)
    errors.removeAll(keepingCapacity: true)
  }

  /// Writes all bytes; returns why if that cannot be done.
  private static func send(_ bytes: [UInt8], to descriptor: Int32) -> OutputFailure? {
    bytes.withUnsafeBytes { buffer -> OutputFailure? in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&event, 1, -1)
        } else if errno != EINTR {
          return errno == EPIPE ? .pipeClosed : .refused(String(cString: strerror(errno)))
        }
      }
      return nil
    }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  fileprivate var baseAddress: UnsafeRawPointer? {
    base.baseAddress.map { $0 + startIndex }
  }
}
