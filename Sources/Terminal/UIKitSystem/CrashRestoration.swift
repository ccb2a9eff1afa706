import Glibc

/// Gives the terminal back as it was when the program traps or something in it ends the process, writes what
/// an app had printed, and says of a trap which lifecycle call was being made.
///
/// The handler calls only `tcsetattr`, `read`, `write`, `dup2`, `poll`, `sigaction` and `raise`, which are allowed in a
/// signal handler, tries a lock without waiting in it, and reads memory that was made before. It runs on a stack of
/// its own, so that a stack overflow finds room. Then the signal takes its former effect: a core, a backtrace, a
/// status.
/// Source: signal-safety(7).
package enum CrashRestoration {
  /// The signals of a trap, and Ctrl-\, which is to end a program as a trap does.
  private static let signals = [SIGILL, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGTRAP, SIGQUIT]

  /// Remembers the terminal's settings as they are now, and restores them if the program traps, or calls `exit`
  /// before ``end()``: readline does where it gets no memory, and an app may.
  ///
  /// - Parameters:
  ///   - reset: what to write to the terminal besides, such as leaving the alternate screen.
  ///   - output: the descriptor of the terminal, where standard output is something else.
  package static func install(reset: String, output: Int32 = STDOUT_FILENO) {
    guard tcgetattr(STDIN_FILENO, &memory.pointee.settings) == 0 else { return }
    memory.pointee.isInstalled = true
    memory.pointee.output = output
    remember(reset)
    catchSignals()
  }

  /// The terminal was given back in order: there is nothing more to restore.
  package static func end() {
    memory.pointee.isInstalled = false
  }

  /// Writes what was printed and is not shown yet, if the program traps, to the original descriptor; what
  /// comes then goes there, too.
  package static func rescue(_ printed: PrintedOutput) {
    let stream = CapturedStream(
      descriptor: printed.descriptor, original: printed.original, pipe: printed.readEnd,
      unshown: printed.unshown.memory, unshownCount: printed.unshown.count,
      // The handler of a signal has no reference to it.
      owner: Unmanaged.passRetained(printed))
    if printed.descriptor == STDERR_FILENO {
      memory.pointee.errors = stream
    } else {
      memory.pointee.printed = stream
    }
    catchSignals()
  }

  /// Says on standard error which call was being made, and during what, if the program traps.
  package static func name(_ running: RunningTexts) {
    memory.pointee.running = Unmanaged.passRetained(running)
    catchSignals()
  }

  private static func catchSignals() {
    guard !memory.pointee.catchesSignals else { return }
    memory.pointee.catchesSignals = true
    atexit {
      // A run that ended in order has nothing to say any more, such as what an app prints while it is torn down.
      guard memory.pointee.isInstalled else { return }
      // What is in the buffers is captured, too; `exit` itself writes them only after this.
      fflush(nil)
      CrashRestoration.restore()
    }
    var stack = stack_t()
    stack.ss_size = 65_536
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = restoreAfterCrash
    action.sa_flags = SA_ONSTACK
    sigemptyset(&action.sa_mask)
    // In the background, setting the terminal would stop the process for ever.
    sigaddset(&action.sa_mask, SIGTTOU)
    for signal in signals {
      sigaction(signal, &action, memory.pointee.previous + Int(signal))
    }
  }

  /// Does what the handler of a trap does, from any thread of a program that is about to end, and waits for the threads
  /// that read what is printed.
  package static func restore() {
    restoreTerminal()
    memory.pointee.printed?.writeUnshownWhileNothingIsRead()
    memory.pointee.errors?.writeUnshownWhileNothingIsRead()
  }

  /// Writes what was printed to standard error and is not shown yet, and gives the stream back.
  package static func giveBackErrors() {
    memory.pointee.errors?.writeUnshownWhileNothingIsRead()
    memory.pointee.errors = nil
  }

  /// Changes what is written to the terminal after a trap.
  package static func remember(_ reset: String) {
    let bytes = Array(reset.utf8)
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 1)
    copy.copyMemory(from: bytes, byteCount: bytes.count)
    // The length is zero while the pointer changes: a trap in between writes nothing.
    memory.pointee.resetCount = 0
    memory.pointee.reset?.deallocate()
    memory.pointee.reset = copy
    memory.pointee.resetCount = bytes.count
  }
}

/// What the handler reads; allocated once, before the handler is installed.
private struct Memory {
  var settings = termios()
  var isInstalled = false
  var catchesSignals = false
  var output = STDOUT_FILENO
  /// Standard output, if it is captured.
  var printed: CapturedStream?
  /// Standard error, if it is captured.
  var errors: CapturedStream?
  /// What runs.
  var running: Unmanaged<RunningTexts>?
  /// Where the handler reads into.
  var buffer: UnsafeMutablePointer<UInt8>
  var reset: UnsafeMutableRawPointer?
  var resetCount = 0
  var previous: UnsafeMutablePointer<sigaction>
}

/// A stream of the process that leads into a pipe.
private struct CapturedStream {
  let descriptor: Int32
  /// Where the stream led before.
  let original: Int32
  let pipe: Int32
  let unshown: UnsafeMutablePointer<UInt8>
  let unshownCount: UnsafeMutablePointer<Int>
  /// What is retained for the rest of the process.
  let owner: Unmanaged<PrintedOutput>

  /// Writes what was not shown while no thread reads from the stream; not for the handler of a signal, which may not wait.
  func writeUnshownWhileNothingIsRead() {
    owner._withUnsafeGuaranteedRef { $0.whileNothingIsRead { writeUnshown(self) } }
  }

  /// The same for the handler of a signal, which waits for a moment.
  func writeUnshownAfterTrap() {
    owner._withUnsafeGuaranteedRef { $0.whileNothingIsReadIfPossible { writeUnshown(self) } }
  }
}

nonisolated(unsafe) private let memory: UnsafeMutablePointer<Memory> = {
  let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  previous.initialize(repeating: sigaction(), count: 65)
  let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
  memory.initialize(to: Memory(buffer: .allocate(capacity: bufferSize), previous: previous))
  return memory
}()

private let bufferSize = 4096

private func restoreTerminal() {
  guard memory.pointee.isInstalled else { return }
  memory.pointee.isInstalled = false
  tcsetattr(STDIN_FILENO, TCSANOW, &memory.pointee.settings)
  if let reset = memory.pointee.reset, memory.pointee.resetCount > 0 {
    _ = write(memory.pointee.output, reset, memory.pointee.resetCount)
  }
}

/// Writes what was captured and not shown, and what is still on its way; what comes next goes where it did
/// before.
private func writeUnshown(_ captured: CapturedStream) {
  _ = write(captured.original, captured.unshown, captured.unshownCount.pointee)
  captured.unshownCount.pointee = 0
  dup2(captured.original, captured.descriptor)
  while true {
    let more = read(captured.pipe, memory.pointee.buffer, bufferSize)
    guard more > 0 else { return }
    _ = write(captured.original, memory.pointee.buffer, more)
  }
}

/// Writes which call was being made, and during which command or step.
private func writeRunning() {
  guard let running = memory.pointee.running else { return }
  running._withUnsafeGuaranteedRef { texts in
    let depth = texts.callDepth.pointee
    if depth > 0 {
      writeError("Ended in ")
      writeError(texts.text(at: depth))
      writeError(", during ")
    } else {
      writeError("Ended outside of lifecycle calls, during ")
    }
    writeError(texts.text(at: 0))
    writeError(".\n")
  }
}

private func writeError(_ text: StaticString) {
  _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
}

private func writeError(_ bytes: UnsafeRawBufferPointer) {
  guard let start = bytes.baseAddress else { return }
  _ = write(STDERR_FILENO, start, bytes.count)
}

/// The signal handler.
private func restoreAfterCrash(_ signal: Int32) {
  restoreTerminal()
  memory.pointee.printed?.writeUnshownAfterTrap()
  memory.pointee.errors?.writeUnshownAfterTrap()
  // Ctrl-\ is no mistake of a call.
  if signal != SIGQUIT { writeRunning() }
  sigaction(signal, memory.pointee.previous + Int(signal), nil)
  raise(signal)
}
