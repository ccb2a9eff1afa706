/// Keeps the newest events of a program, up to a bound, and the commands that caused them.
///
/// Appending is O(1) and allocates nothing once the ring is full; what was dropped is counted.
public struct LifecycleRecorder: Sendable {
  private var ring: [LifecycleEvent] = []
  /// Where the next event goes once the ring is full.
  private var oldest = 0
  private var nextSequence = 0
  private var commandTexts: [Int: String] = [:]
  private var oldestKeptCommand = 1

  /// The most events that are kept; 1 or more.
  public let capacity: Int
  /// The number of the running command, counted from 1; 0 before the first one.
  public private(set) var currentCommand = 0

  /// Makes a recorder for at most `capacity` events.
  ///
  /// - Precondition: `capacity` is 1 or more.
  public init(capacity: Int = 65_536) {
    precondition(capacity >= 1, "a recorder needs room for at least one event")
    self.capacity = capacity
  }

  /// How many events there are.
  public var count: Int { ring.count }

  /// How many events were dropped to make room for newer ones.
  public var droppedCount: Int { nextSequence - ring.count }

  /// The sequence number of the event to come.
  public var endSequence: Int { nextSequence }

  /// Starts a new command and gives its number.
  @discardableResult
  public mutating func beginCommand(_ text: String) -> Int {
    currentCommand += 1
    commandTexts[currentCommand] = text
    while commandTexts.count > capacity {
      commandTexts[oldestKeptCommand] = nil
      oldestKeptCommand += 1
    }
    return currentCommand
  }

  /// The text of a command, or nil if there was none of that number or it is forgotten.
  public func text(ofCommand number: Int) -> String? { commandTexts[number] }

  /// Adds a call to the newest end.
  public mutating func append(
    _ callback: LifecycleCallback, of controller: ControllerID, at time: Duration,
    depth: Int = 0, transition: LifecycleTransition? = nil
  ) {
    let event = LifecycleEvent(
      sequence: nextSequence, time: time, controller: controller, callback: callback,
      depth: depth, cause: LifecycleCause(command: currentCommand, transition: transition))
    nextSequence += 1
    if ring.count < capacity {
      ring.append(event)
    } else {
      ring[oldest] = event
      oldest = oldest + 1 == capacity ? 0 : oldest + 1
    }
  }

  /// Forgets all events; the numbers go on.
  public mutating func removeAll() {
    ring.removeAll(keepingCapacity: true)
    oldest = 0
  }

  /// All events that are kept, oldest first.
  ///
  /// - Complexity: O(n) in the number of events.
  public var events: [LifecycleEvent] { Array(ring[oldest...]) + ring[..<oldest] }

  /// The events that a command caused, oldest first.
  ///
  /// - Complexity: O(log n + k) for k events of the command.
  public func events(ofCommand number: Int) -> [LifecycleEvent] {
    let start = firstIndex { $0.cause.command >= number }
    let end = firstIndex { $0.cause.command > number }
    return (start..<end).map { self[$0] }
  }

  /// The events from a sequence number on, oldest first.
  ///
  /// - Complexity: O(log n + k) for k events.
  public func events(since sequence: Int) -> [LifecycleEvent] {
    (firstIndex { $0.sequence >= sequence }..<ring.count).map { self[$0] }
  }

  /// The event at a place counted from the oldest one kept.
  private subscript(index: Int) -> LifecycleEvent { ring[(oldest + index) % ring.count] }

  /// The first place for which a monotone condition holds, by halving.
  private func firstIndex(where holds: (LifecycleEvent) -> Bool) -> Int {
    var low = 0
    var high = ring.count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
