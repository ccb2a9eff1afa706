import Glibc
import UIKitShell

/// The bytes of a descriptor, read as the system has them.
///
/// A signal in between is no error, nor is a descriptor that does not wait: both read on.
package struct InputBytes {
  private let descriptor: Int32
  private let read: (Int32, UnsafeMutableRawPointer?, Int) -> Int
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  /// The bytes of a descriptor; `read` is the system's call unless a test has another one.
  package init(
    of descriptor: Int32,
    read: @escaping (Int32, UnsafeMutableRawPointer?, Int) -> Int = { Glibc.read($0, $1, $2) }
  ) {
    self.descriptor = descriptor
    self.read = read
  }

  /// The next bytes, one at least; none at the end of the input.
  ///
  /// - Throws: What the system says of an input that breaks off.
  package mutating func next() throws(FileAccessError) -> ArraySlice<UInt8> {
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return buffer.prefix(count) }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&event, 1, -1)
      default: throw .lastError
      }
    }
  }
}
