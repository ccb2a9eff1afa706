import Glibc

/// Why the system refused a call: an error number.
package struct SystemFailure: Error, Hashable, Sendable {
  package let number: Int32

  /// The failure of a number, by default that of the call before.
  package init(number: Int32 = errno) {
    self.number = number
  }

  /// The reason in a few words, in lower case.
  package var text: String {
    // What open(2) says of a socket, and of a pipe without a reader.
    if number == ENXIO { return "is not a regular file" }
    return strerror(number).map { String(cString: $0).lowercased() } ?? "error \(number)"
  }
}
