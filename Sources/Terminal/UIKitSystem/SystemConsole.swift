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
  private var isOpen = true
  private let outputDescriptor: Int32
  private let errorDescriptor: Int32

  /// A console on two file descriptors, those of the process by default.
  package init(output: Int32 = STDOUT_FILENO, errors: Int32 = STDERR_FILENO) {
    outputDescriptor = output
    errorDescriptor = errors
    self.output.reserveCapacity(2 * Self.capacity)
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
    return isOpen
  }

  private func flushOutput() {
    guard !output.isEmpty else { return }
    isOpen = isOpen && Self.send(output, to: outputDescriptor)
    output.removeAll(keepingCapacity: true)
  }

  private func flushErrors() {
    guard !errors.isEmpty else { return }
    _ = Self.send(errors, to: errorDescriptor)
    errors.removeAll(keepingCapacity: true)
  }

  /// Writes all bytes, or returns false when the other side no longer reads.
  private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&event, 1, -1)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  fileprivate var baseAddress: UnsafeRawPointer? {
    base.baseAddress.map { $0 + startIndex }
  }
}
