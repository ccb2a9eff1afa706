/// Text on its way to an array, collected in a small buffer.
///
/// A line consists of some thirty short pieces; each would make the array check that it is the only owner
/// of its storage and that there is room.
struct BufferedBytes: ByteOutput {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  /// The number of bytes in the buffer.
  private var count = 0
  private var output: [UInt8] = []

  private init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  /// Adds what a closure writes to an array.
  static func write(to output: inout [UInt8], _ body: (inout BufferedBytes) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { buffer in
      var bytes = BufferedBytes(buffer)
      // Swapped, since an array that two variables hold would be copied by the first addition.
      swap(&bytes.output, &output)
      body(&bytes)
      bytes.flush()
      swap(&bytes.output, &output)
    }
  }

  mutating func append(_ byte: UInt8) {
    if count == buffer.count { flush() }
    buffer.initializeElement(at: count, to: byte)
    count += 1
  }

  @inline(__always)
  mutating func append(bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= buffer.count - count else { return appendLong(bytes) }
    let end = count + bytes.count
    _ = buffer.extracting(count..<end).initialize(fromContentsOf: bytes)
    count = end
  }

  @inline(__always)
  mutating func append(lowest added: Int, bytesOf word: UInt64) {
    if buffer.count - count < 8 { flush() }
    // All eight are written; those that are not added are overwritten later.
    UnsafeMutableRawBufferPointer(buffer).storeBytes(
      of: word.littleEndian, toByteOffset: count, as: UInt64.self)
    count += added
  }

  private mutating func appendLong(_ bytes: UnsafeBufferPointer<UInt8>) {
    flush()
    output.append(contentsOf: bytes)
  }

  private mutating func flush() {
    output.append(contentsOf: UnsafeBufferPointer(buffer.extracting(0..<count)))
    count = 0
  }
}
