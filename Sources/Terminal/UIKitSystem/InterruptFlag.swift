import Glibc

/// Whether Ctrl-C was pressed since the watch began.
///
/// The first sets the flag, so that what runs can end in order and keep its output; the second ends
/// the process at once. The handler is a plain signal handler: it works while the main thread is
/// busy.
package enum InterruptFlag {
  /// Begins to watch; call it once, before work that asks `isSet`.
  package static func watch() {
    flag.pointee = 0
    signal(SIGINT) { _ in
      if flag.pointee != 0 { _exit(130) }
      flag.pointee = 1
    }
    // A program started from a thread that blocks signals would never receive it.
    var interrupts = sigset_t()
    sigemptyset(&interrupts)
    sigaddset(&interrupts, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interrupts, nil)
  }

  /// True once Ctrl-C was pressed.
  package static var isSet: Bool { flag.pointee != 0 }
}

/// Allocated before the handler is installed, so that the handler only writes.
nonisolated(unsafe) private let flag: UnsafeMutablePointer<sig_atomic_t> = {
  let pointer = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
  pointer.initialize(to: 0)
  return pointer
}()
