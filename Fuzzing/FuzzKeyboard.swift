import Glibc

@preconcurrency import CUIKitReadline

/// Readline's two ends: a pipe into which keys are pressed, and a file that takes its echo.
///
/// Readline is one for the whole process; between inputs it is brought back to where it began, as far
/// as it lets us.
@MainActor
final class FuzzKeyboard {
  /// The descriptor that readline reads, whatever is behind it at the moment.
  private let reading: Int32
  private let echo: Int32
  private let echoStream: UnsafeMutablePointer<FILE>?
  private var writing: Int32 = -1

  init() {
    setenv("INPUTRC", "/dev/null", 1)
    setenv("TERM", "xterm", 1)
    setlocale(LC_CTYPE, "C.UTF-8")
    reading = open("/dev/null", O_RDONLY)
    echoStream = tmpfile()
    echo = fileno(echoStream)
    rl_instream = fdopen(reading, "r")
    rl_outstream = echoStream
    // There is no terminal whose mode could be changed.
    rl_prep_term_function = { _ in }
    rl_tty_set_default_bindings(rl_get_keymap())
  }

  /// Makes everything ready for one input.
  func plugIn(isViMode: Bool, waitsForKeys: Bool) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { preconditionFailure("no pipe") }
    dup2(ends[0], reading)
    close(ends[0])
    writing = ends[1]
    rl_variable_bind("editing-mode", isViMode ? "vi" : "emacs")
    rl_variable_bind("keyseq-timeout", waitsForKeys ? "0" : "1")
  }

  /// Presses keys; the program must read them before more are pressed than a pipe holds.
  func press(_ keys: [UInt8]) {
    // A pipe takes 65,536 bytes; libFuzzer's inputs are shorter.
    let count = write(writing, keys, keys.count)
    precondition(count == keys.count, "an input that is too long")
  }

  /// From now on readline reads the end of input.
  func unplug() {
    guard writing >= 0 else { return }
    close(writing)
    writing = -1
  }

  /// Traps if what readline itself has written could do more to a terminal than it should.
  func checkEcho() {
    fflush(echoStream)
    let size = Int(lseek(echo, 0, SEEK_END))
    var bytes = [UInt8](repeating: 0, count: size)
    precondition(pread(echo, &bytes, size, 0) == size)
    EscapeCheck.check(bytes, allowsEscapes: true)
    lseek(echo, 0, SEEK_SET)
    ftruncate(echo, 0)
  }

  /// Forgets lines, searches, macros and everything half typed.
  func reset() {
    unplug()
    rl_clear_pending_input()
    rl_free_line_state()
    rl_replace_line("", 1)
    rl_set_screen_size(24, 80)
    clear_history()
  }
}
