import Dispatch
import Glibc

/// Calls back on the main actor for each arrival of a signal, as long as the value lives.
///
/// The signal's own effect is switched off; the callback is ordinary code, not a signal handler.
@MainActor
package final class SignalWatch {
  nonisolated(unsafe) private let source: any DispatchSourceSignal

  /// Starts to watch for a signal, given by its number.
  package init(_ signal: Int32, _ action: @escaping @MainActor () -> Void) {
    Glibc.signal(signal, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(action) }
    source.resume()
  }

  deinit {
    source.cancel()
  }

  /// Lets a closed pipe show as a failed write instead of ending the process.
  package static func ignoreClosedPipes() {
    Glibc.signal(SIGPIPE, SIG_IGN)
  }
}
