/// Why a call was made: the command of the person or the script, and the transition it started.
public struct LifecycleCause: Hashable, Sendable {
  /// The number of the command, counted from 1; 0 before the first one.
  public let command: Int
  /// The transition that made the call, if one was running.
  public let transition: LifecycleTransition?

  /// Names a cause by the number of its command and its transition.
  public init(command: Int, transition: LifecycleTransition?) {
    self.command = command
    self.transition = transition
  }
}

/// One call that one controller, or one delegate of application or scene, received.
public struct LifecycleEvent: Hashable, Sendable {
  /// The number of the event in its recorder, counted from 0 and never used twice.
  public let sequence: Int
  /// The time since the start, from the injected clock.
  public let time: Duration
  /// The controller or the delegate that received the call.
  public let controller: ControllerID
  /// The call and its arguments.
  public let callback: LifecycleCallback
  /// How many other calls this one is nested in, zero or more.
  public let depth: Int
  /// Why the call was made.
  public let cause: LifecycleCause

  /// Makes an event from its parts.
  public init(
    sequence: Int, time: Duration, controller: ControllerID, callback: LifecycleCallback,
    depth: Int, cause: LifecycleCause
  ) {
    self.sequence = sequence
    self.time = time
    self.controller = controller
    self.callback = callback
    self.depth = depth
    self.cause = cause
  }
}
