import Glibc
import Testing

@testable import UIKitReadline

/// Bytes that are typed at a pseudoterminal.
@Suite struct TerminalInputTests {
  /// Both ends of a pseudoterminal whose keys come one by one, as readline sets it.
  private func openTerminal() throws -> (keyboard: Int32, terminal: Int32) {
    var (keyboard, terminal): (Int32, Int32) = (-1, -1)
    try #require(openpty(&keyboard, &terminal, nil, nil, nil) == 0)
    var settings = termios()
    tcgetattr(terminal, &settings)
    settings.c_lflag &= ~tcflag_t(ICANON)
    tcsetattr(terminal, TCSANOW, &settings)
    return (keyboard, terminal)
  }

  // The time includes the wait for a turn among all other tests.
  @Test(.timeLimit(.minutes(60)))
  func `a byte that was flushed after it had been seen is not waited for`() throws {
    let (keyboard, terminal) = try openTerminal()
    defer {
      close(keyboard)
      close(terminal)
    }
    let input = TerminalInput(of: terminal)
    _ = write(keyboard, "xy", 2)
    #expect(input.hasByte(within: 60_000))
    #expect(input.read() == .byte(UInt8(ascii: "x")))
    #expect(input.hasByte())
    // What Ctrl-C does before anybody hears of it.
    tcflush(terminal, TCIFLUSH)
    #expect(input.read() == .nothing)
    #expect(!input.hasByte())
    #expect(fcntl(terminal, F_GETFL) & O_NONBLOCK == 0, "the other descriptor stays as it is")
  }

  @Test func `a terminal that is gone is the end`() throws {
    let (keyboard, terminal) = try openTerminal()
    let input = TerminalInput(of: terminal)
    close(keyboard)
    #expect(input.read() == .end)
    close(terminal)
  }
}
