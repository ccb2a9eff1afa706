/// What the main run loop runs while the prompt waits.
package enum MainQueueWork: Hashable, Sendable {
  /// A `Timer` of the app.
  case timer
  /// What arrives on the main queue: a finished load, a task, a block.
  case block

  /// How the log names it as a cause of calls.
  var heading: String {
    switch self {
    case .timer: "(timer)"
    case .block: "(load or task)"
    }
  }
}
