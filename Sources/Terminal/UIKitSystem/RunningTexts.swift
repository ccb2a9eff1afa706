import UIKitShell

/// What the main thread does, one thing inside the other, where a signal handler can read it.
///
/// The memory is made once and never freed. It is written on the main thread; a handler reads it when
/// the process cannot go on anyway.
package final class RunningTexts: @unchecked Sendable {
  /// The levels that there is room for: the command, and calls nested in each other.
  static let levelCount = 32
  /// The bytes that there are for a text.
  static let width = 200

  /// How many lifecycle calls are being made, one inside the other.
  let callDepth: UnsafeMutablePointer<Int>
  private let bytes: UnsafeMutablePointer<UInt8>
  private let counts: UnsafeMutablePointer<Int>

  init() {
    callDepth = .allocate(capacity: 1)
    callDepth.initialize(to: 0)
    bytes = .allocate(capacity: Self.levelCount * Self.width)
    counts = .allocate(capacity: Self.levelCount)
    counts.initialize(repeating: 0, count: Self.levelCount)
  }

  /// Sets the text of a level; 0 is the command, and one more than its depth a call.
  func set(_ text: String, at level: Int) {
    guard level < Self.levelCount else { return }
    let start = bytes + level * Self.width
    var count = 0
    for byte in text.utf8.prefix(Self.width) {
      start[count] = byte
      count += 1
    }
    // Last, so that a handler never reads what was not written.
    counts[level] = count
  }

  /// The bytes of a level, empty if nothing was set; for a signal handler.
  func text(at level: Int) -> UnsafeRawBufferPointer {
    guard level < Self.levelCount else { return UnsafeRawBufferPointer(start: bytes, count: 0) }
    return UnsafeRawBufferPointer(start: bytes + level * Self.width, count: counts[level])
  }
}
