/// What an app has printed and no reply has shown yet, where a signal handler can read it.
///
/// The memory is made once. Writers hold the lock of their owner, and so does a handler, unless it interrupted the
/// thread that holds it: then it reads without, since the process cannot go on anyway.
final class UnshownBytes: @unchecked Sendable {
  /// The bytes that there is room for.
  let capacity: Int
  /// The bytes, of which `count` are to be shown.
  let memory: UnsafeMutablePointer<UInt8>
  /// How many bytes are to be shown.
  let count: UnsafeMutablePointer<Int>

  /// Room for so many bytes, empty.
  init(capacity: Int) {
    self.capacity = capacity
    memory = .allocate(capacity: capacity)
    count = .allocate(capacity: 1)
    count.initialize(to: 0)
  }

  deinit {
    memory.deallocate()
    count.deallocate()
  }

  /// Adds bytes, as many as there is room for.
  func append(_ bytes: some Collection<UInt8>) {
    let start = count.pointee
    let added = bytes.prefix(capacity - start)
    var place = start
    for byte in added {
      memory[place] = byte
      place += 1
    }
    // Last, so that a handler never reads what was not written.
    count.pointee = place
  }

  /// Forgets all bytes but these.
  func replaceAll(with bytes: some Collection<UInt8>) {
    count.pointee = 0
    append(bytes)
  }
}
