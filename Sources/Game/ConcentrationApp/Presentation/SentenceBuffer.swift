import ConcentrationEngine

/// A buffer in which one sentence is assembled, and which becomes a string once.
///
/// Every flip is answered by a sentence, and appending to a string costs more than the flip itself.
struct SentenceBuffer {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  private init(bytes: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The sentence that a closure writes, `capacity` bytes long at most.
  ///
  /// - Precondition: The closure appends no more than `capacity` bytes.
  static func sentence(capacity: Int, _ write: (inout SentenceBuffer) -> Void) -> String {
    String(unsafeUninitializedCapacity: capacity) { bytes in
      // The memory may be larger than requested.
      var buffer = SentenceBuffer(bytes: UnsafeMutableBufferPointer(rebasing: bytes[..<capacity]))
      write(&buffer)
      return buffer.count
    }
  }

  mutating func append(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isDone == nil { Array(text.utf8).withUnsafeBufferPointer { append($0) } }
  }

  mutating func append(_ position: Position) {
    precondition(
      count + Position.longestText <= bytes.count, "the sentence is longer than its room")
    count += position.write(to: UnsafeMutableBufferPointer(rebasing: bytes[count...]))
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    precondition(count + text.count <= bytes.count, "the sentence is longer than its room")
    guard let source = text.baseAddress, let start = bytes.baseAddress else { return }
    (start + count).update(from: source, count: text.count)
    count += text.count
  }
}
