import Glibc

/// The bytes that are typed at a terminal.
///
/// The terminal is opened once more, so that a read need not wait: Ctrl-C empties what was typed and not
/// read, also between the question whether there is a byte and its reading, which would then wait for the
/// next key and not see the signal. The descriptor that others have stays as it is.
final class TerminalInput {
  /// What a read has found.
  enum Found: Equatable {
    case byte(UInt8)
    /// Nothing is there now.
    case nothing
    /// Nothing will come.
    case end
  }

  private let descriptor: Int32
  private let isOpenedHere: Bool

  /// The input of a terminal by one of its descriptors, which is used itself if it cannot be opened again
  /// or is no terminal.
  init(of terminal: Int32) {
    let again = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let opened = isatty(terminal) == 1 ? open("/proc/self/fd/\(terminal)", again) : -1
    isOpenedHere = opened >= 0
    descriptor = isOpenedHere ? opened : terminal
  }

  deinit {
    if isOpenedHere { close(descriptor) }
  }

  /// Whether a byte is there, or comes within some milliseconds.
  func hasByte(within milliseconds: Int32 = 0) -> Bool {
    var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&question, 1, milliseconds) > 0
  }

  /// Reads a byte.
  func read() -> Found {
    var byte: UInt8 = 0
    while true {
      let count = Glibc.read(descriptor, &byte, 1)
      if count == 1 { return .byte(byte) }
      if count < 0, errno == EINTR { continue }
      return count < 0 && errno == EAGAIN ? .nothing : .end
    }
  }
}
