import LifecycleTrace

/// Numbers for the calls of several launches in one trace: those of a launch go on where the one before
/// ended, so that no controller comes back after its `deinit`.
struct LaunchNumbering {
  /// The highest number of the controllers of each name, in all launches so far.
  private var highest: [String: Int] = [:]
  /// What is added to the numbers of this launch.
  private var offsets: [String: Int] = [:]
  private var nextSequence = 0
  private var sequenceOffset = 0
  private var lastTime = Duration.zero
  private var timeOffset = Duration.zero
  private var lastCommand = 0
  private var commandOffset = 0
  private var lastTransition = 0
  private var transitionOffset = 0

  /// Begins another launch.
  mutating func beginLaunch() {
    offsets = highest
    (sequenceOffset, timeOffset) = (nextSequence, lastTime)
    // The calls of a launch before its first command get a number of their own.
    (commandOffset, transitionOffset) = (lastCommand + 1, lastTransition)
  }

  /// The number of a command of this launch.
  func number(ofCommand number: Int) -> Int { number + commandOffset }

  /// An event of this launch with its numbers in the trace.
  mutating func numbered(_ event: LifecycleEvent) -> LifecycleEvent {
    let transition = event.cause.transition.map {
      LifecycleTransition(number: $0.number + transitionOffset, kind: $0.kind)
    }
    let result = LifecycleEvent(
      sequence: event.sequence + sequenceOffset, time: event.time + timeOffset,
      controller: numbered(event.controller), callback: numbered(event.callback),
      depth: event.depth,
      cause: LifecycleCause(command: number(ofCommand: event.cause.command), transition: transition)
    )
    nextSequence = result.sequence + 1
    lastTime = max(lastTime, result.time)
    lastCommand = result.cause.command
    lastTransition = max(lastTransition, transition?.number ?? 0)
    return result
  }

  private mutating func numbered(_ controller: ControllerID) -> ControllerID {
    let ordinal = controller.ordinal + (offsets[controller.name] ?? 0)
    highest[controller.name] = max(highest[controller.name] ?? 0, ordinal)
    return ControllerID(name: controller.name, ordinal: ordinal)
  }

  private mutating func numbered(_ callback: LifecycleCallback) -> LifecycleCallback {
    switch callback {
    case .willMove(let parent?): .willMove(toParent: numbered(parent))
    case .didMove(let parent?): .didMove(toParent: numbered(parent))
    case .deinit(let holder?): .deinit(heldBy: numbered(holder))
    default: callback
    }
  }
}
