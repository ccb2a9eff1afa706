/// What a program sets for its process before anything else.
package enum ProcessSetup {
  /// Lets a closed pipe be an error of writing.
  @MainActor
  package static func run() {
    SignalWatch.ignoreClosedPipes()
  }
}
