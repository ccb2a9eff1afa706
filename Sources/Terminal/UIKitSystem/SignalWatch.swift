import Dispatch
import Glibc

/// Calls back on the main actor for each arrival of a signal, as long as the value lives.
///
/// The signal's own effect is switched off; the callback is ordinary code, not a signal handler.
/// The handler writes the signal's number into a pipe that the main queue reads: from the moment a
/// watch is made no signal is lost, which a dispatch source of the signal itself does not promise.
@MainActor
package final class SignalWatch {
  private let signal: Int32
  private let source: any DispatchSourceRead

  /// Starts to watch for a signal, given by its number.
  package init(_ signal: Int32, _ action: @escaping @MainActor () -> Void) {
    self.signal = signal
    let (reading, writing) = Self.makePipe()
    readingEnds[Int(signal)] = reading
    pipeEnds[Int(signal)] = writing
    source = DispatchSource.makeReadSource(fileDescriptor: reading, queue: .main)
    source.setEventHandler {
      var bytes = [UInt8](repeating: 0, count: 64)
      guard read(reading, &bytes, bytes.count) > 0 else { return }
      MainActor.assumeIsolated {
        // A process that goes on has no stop ahead of it, as POSIX has it of signals: the pipes are read in any order.
        if signal == SIGCONT { _ = Self.obey(SIGTSTP) }
        if wereObeyed[Int(signal)] { wereObeyed[Int(signal)] = false } else { action() }
      }
    }
    source.setCancelHandler {
      close(reading)
      close(writing)
    }
    source.resume()
    var handler = sigaction()
    handler.__sigaction_handler.sa_handler = { signal in
      let error = errno
      var byte: UInt8 = 1
      _ = write(pipeEnds[Int(signal)], &byte, 1)
      errno = error
    }
    handler.sa_flags = SA_RESTART
    sigaction(signal, &handler, nil)
  }

  /// True if the signal came and its watch was not called yet.
  ///
  /// For work that keeps the main queue busy, such as a long script: it ends, and then the watch is
  /// called as ever. May be asked from any thread.
  package nonisolated static func isPending(_ signal: Int32) -> Bool {
    var question = pollfd(fd: readingEnds[Int(signal)], events: Int16(POLLIN), revents: 0)
    return poll(&question, 1, 0) > 0
  }

  /// True if any signal that is watched came and its watch was not called yet.
  ///
  /// It is asked before each key, and allocates nothing on the heap.
  package nonisolated static var isAnyPending: Bool {
    withUnsafeTemporaryAllocation(of: pollfd.self, capacity: signalCount) { questions in
      for signal in 0..<signalCount {
        questions.initializeElement(
          at: signal, to: pollfd(fd: readingEnds[signal], events: Int16(POLLIN), revents: 0))
      }
      return poll(questions.baseAddress, nfds_t(signalCount), 0) > 0
    }
  }

  /// True if the signal came and its watch was not called yet; for this arrival it will not be.
  ///
  /// For work that ends early because of the signal, so that nothing else is left to do.
  package static func obey(_ signal: Int32) -> Bool {
    guard isPending(signal) else { return false }
    wereObeyed[Int(signal)] = true
    return true
  }

  isolated deinit {
    readingEnds[Int(signal)] = -1
    Glibc.signal(signal, SIG_IGN)
    pipeEnds[Int(signal)] = -1
    source.cancel()
  }

  /// A pipe that never blocks the handler and that no other program inherits.
  private static func makePipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }

  /// Stops the process until it is continued, or does nothing if it has been since.
  ///
  /// Not by SIGTSTP: its action is given up as soon as it is watched. Below `make` the shell takes the terminal when
  /// `make` has stopped; giving the terminal back from the background then stops the process already, until `fg`.
  package static func stopProcess() {
    guard !isPending(SIGCONT) else { return }
    kill(getpid(), SIGSTOP)
  }

  /// Lets a closed pipe show as a failed write instead of ending the process.
  package static func ignoreClosedPipes() {
    Glibc.signal(SIGPIPE, SIG_IGN)
  }
}

/// Linux has signals 1 to 64.
private let signalCount = 65

/// Whether the last arrival of each signal was obeyed before its watch was called.
@MainActor private var wereObeyed = [Bool](repeating: false, count: signalCount)

/// Where the main queue reads for each signal.
nonisolated(unsafe) private let readingEnds = allocateEnds()

/// Where the handler writes for each signal; allocated before any handler is installed.
nonisolated(unsafe) private let pipeEnds = allocateEnds()

/// A descriptor for each signal, none yet, which poll leaves out.
private func allocateEnds() -> UnsafeMutablePointer<Int32> {
  let ends = UnsafeMutablePointer<Int32>.allocate(capacity: signalCount)
  ends.initialize(repeating: -1, count: signalCount)
  return ends
}
