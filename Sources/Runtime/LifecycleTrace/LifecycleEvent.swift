/// The cause of a call: the command of the person or the script, and the transition.
public struct LifecycleCause: Hashable, Sendable {
  /// The number of the command, counted from 1; 0 before the first one.
  public let command: Int
  /// The transition that made the call, if one was running.
  public let transition: LifecycleTransition?

  /// Creates a cause from the number of a command and a transition.
  public init(command: Int, transition: LifecycleTransition?) {
    self.command = command
    self.transition = transition
  }
}

/// A call that a controller, or the delegate of the application or of a scene, received.
public struct LifecycleEvent: Hashable, Sendable {
  /// The number of the event in its recorder, counted from 0 and never reused.
  public let sequence: Int
  /// The time since the start, by the injected clock.
  public let time: Duration
  /// The controller or the delegate that received the call.
  public let controller: ControllerID
  /// The call and its arguments.
  public let callback: LifecycleCallback
  /// The number of calls in which this one is nested, zero or more.
  public let depth: Int
  /// The cause of the call.
  public let cause: LifecycleCause
  /// The fields that the logger did not write; what stands in their place means nothing.
  public let missing: TraceFields

  /// Creates an event from its parts; without `missing` all of them are known.
  public init(
    sequence: Int, time: Duration, controller: ControllerID, callback: LifecycleCallback,
    depth: Int, cause: LifecycleCause, missing: TraceFields = []
  ) {
    self.sequence = sequence
    self.time = time
    self.controller = controller
    self.callback = callback
    self.depth = depth
    self.cause = cause
    self.missing = missing
  }
}
