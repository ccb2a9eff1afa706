import Dispatch
// For `stdout`, which the C library lets a program exchange; none here does.
@preconcurrency import Glibc
import Synchronization

/// Keeps what an app prints with `print`, or to standard error, so that it is shown among its lifecycle calls and does not
/// run over the screen.
///
/// A descriptor, standard output unless told otherwise, becomes a pipe; what it was before is
/// `original`. A thread empties the pipe, so an app may print more than a pipe holds. At most
/// `capacity` bytes are kept until they are taken; a line without its end waits for it.
package final class PrintedOutput: Sendable {
  /// The bytes that are kept; what comes after them is dropped and counted.
  package static let capacity = 1 << 20

  /// The descriptor that leads into the pipe.
  let descriptor: Int32
  /// The descriptor of where it led before.
  package let original: Int32

  private struct Kept {
    var bytes: [UInt8] = []
    var dropped = 0

    /// Takes everything up to the last end of a line; all of it if something was dropped after it.
    mutating func takeLines() -> (bytes: [UInt8], dropped: Int) {
      let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let count = dropped > 0 ? bytes.count : end
      let taken = (Array(bytes[..<count]), dropped)
      bytes.removeFirst(count)
      dropped = 0
      return taken
    }
  }

  private let kept = Mutex(Kept())
  /// Whether the main run loop is to wake, so that what another thread printed is shown.
  private let isWaking = Mutex(false)
  /// What a signal handler writes if the process ends before it was shown; the lock of `kept` is its own, too.
  let unshown = UnshownBytes(capacity: capacity)
  /// Where the lines arrive.
  let readEnd: Int32

  /// Puts the pipe in the place of a descriptor, or returns nil if the system refuses.
  ///
  /// To be called once for standard output, before anything has been printed.
  package init?(inPlaceOf descriptor: Int32 = STDOUT_FILENO) {
    // All streams of the C library: the one of standard output cannot be named safely.
    fflush(nil)
    var made: [Int32] = [-1, -1]
    guard pipe(&made) == 0 else { return nil }
    let ends = (read: made[0], write: made[1])
    for end in made { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let original = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard original >= 0, dup2(ends.write, descriptor) == descriptor else {
      for end in [ends.read, ends.write, original] where end >= 0 { close(end) }
      return nil
    }
    close(ends.write)
    self.descriptor = descriptor
    self.original = original
    readEnd = ends.read
    _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
    // Each line leaves the C library at its end: a trap would lose what waits there.
    if descriptor == STDOUT_FILENO { setvbuf(stdout, nil, _IOLBF, 0) }
    startReading()
  }

  /// Says that the lines that were taken have been shown.
  package func linesWereShown() {
    kept.withLock { unshown.replaceAll(with: $0.bytes) }
  }

  /// Does something while no thread takes what is in the pipe.
  func whileNothingIsRead(_ work: () -> Void) {
    kept.withLock { _ in work() }
  }

  /// Does the same for the handler of a signal: after a tenth of a second also while the pipe is read, since the thread
  /// that was interrupted may be the one that reads.
  func whileNothingIsReadIfPossible(_ work: () -> Void) {
    for _ in 0..<100 {
      if kept.withLockIfAvailable({ _ in work() }) != nil { return }
      poll(nil, 0, 1)
    }
    work()
  }

  /// The whole lines that were printed since the last time.
  package func takeLines() -> [String] {
    fflush(nil)
    read()
    let (bytes, dropped) = kept.withLock { $0.takeLines() }
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    if dropped > 0 { lines.append("(\(dropped) more bytes were printed)") }
    return lines
  }

  private func startReading() {
    var thread = pthread_t()
    let reference = Unmanaged.passRetained(self)
    let status = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        let output = Unmanaged<PrintedOutput>.fromOpaque(argument).takeRetainedValue()
        output.readForever()
        return nil
      }, reference.toOpaque())
    if status != 0 { reference.release() }
  }

  private func readForever() {
    while true {
      var event = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
      guard poll(&event, 1, -1) >= 0 || errno == EINTR else { return }
      read()
      wakeMainThread()
    }
  }

  /// Lets the main run loop go round once, if it waits; at most one such request is on its queue.
  private func wakeMainThread() {
    let isFirst = isWaking.withLock { isWaking in
      defer { isWaking = true }
      return !isWaking
    }
    if isFirst { DispatchQueue.main.async { self.isWaking.withLock { $0 = false } } }
  }

  /// Reads all that is in the pipe; one thread at a time, so that the order stays.
  private func read() {
    kept.withLock { kept in
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = Glibc.read(readEnd, &buffer, buffer.count)
        guard count > 0 else { return }
        let room = max(0, Self.capacity - kept.bytes.count)
        kept.bytes += buffer[..<min(count, room)]
        unshown.append(buffer[..<min(count, room)])
        kept.dropped += max(0, count - room)
      }
    }
  }
}
