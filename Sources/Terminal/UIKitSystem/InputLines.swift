import UIKitShell

/// The lines of an input, each as soon as it is there.
package struct InputLines {
  private var input: InputBytes
  private var bytes: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// The lines of an input's bytes.
  package init(of input: InputBytes) {
    self.input = input
  }

  /// The next line without its line end; nil at the end of the input.
  ///
  /// - Throws: What the system says of an input that breaks off; what was read of a line is lost then.
  package mutating func next() throws(FileAccessError) -> String? {
    var searched = 0
    while !isAtEnd {
      if let end = bytes.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes = bytes[(end + 1)...] }
        return Self.text(bytes[..<end])
      }
      searched = bytes.count
      let more = try input.next()
      isAtEnd = more.isEmpty
      bytes += more
    }
    guard !bytes.isEmpty else { return nil }
    defer { bytes = [] }
    return Self.text(bytes)
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    let hasReturn = line.last == UInt8(ascii: "\r")
    return String(decoding: hasReturn ? line.dropLast() : line, as: UTF8.self)
  }
}
