/// A ring buffer of the newest events of a program, and the commands that caused them.
///
/// Appending is O(1) and allocates nothing once the ring is full; what was dropped is counted.
public struct LifecycleRecorder: Sendable {
  private var ring: [LifecycleRecord] = []
  /// The place of the next event once the ring is full.
  private var oldest = 0
  private var nextSequence = 0
  private(set) var names = ControllerNames()
  /// The texts of the newest commands; that of command n is at (n - 1) modulo the capacity.
  private var commandTexts: [String] = []

  /// The maximum number of events; 1 or more.
  public let capacity: Int
  /// The number of the running command, counted from 1; 0 before the first one.
  public private(set) var currentCommand = 0
  /// Where the running cause began, if its number is still to be given back.
  private var causeStart: Int?

  /// Creates a recorder for at most `capacity` events.
  ///
  /// - Precondition: `capacity` is 1 or more.
  public init(capacity: Int = 65_536) {
    precondition(capacity >= 1, "a recorder needs room for at least one event")
    self.capacity = capacity
  }

  /// The number of events.
  public var count: Int { ring.count }

  /// The number of events that were replaced by newer ones.
  public var droppedCount: Int { nextSequence - ring.count }

  /// The sequence number of the next event.
  public var endSequence: Int { nextSequence }

  /// Begins a command and returns its number.
  @discardableResult
  public mutating func beginCommand(_ text: String) -> Int {
    if causeStart == nextSequence { currentCommand -= 1 }
    causeStart = nil
    currentCommand += 1
    let place = (currentCommand - 1) % capacity
    if place == commandTexts.count { commandTexts.append(text) } else { commandTexts[place] = text }
    return currentCommand
  }

  /// Begins a cause that is not a command, such as a timer; it has a number among the commands if it causes
  /// anything, and otherwise the next one takes its number.
  public mutating func beginCause(_ text: String) {
    beginCommand(text)
    causeStart = nextSequence
  }

  /// Keeps the number of the running cause, though it has not caused a call.
  public mutating func keepCause() { causeStart = nil }

  /// The text of a command, or nil if there was none of that number or it was dropped.
  public func text(ofCommand number: Int) -> String? {
    guard number > currentCommand - commandTexts.count, 1...max(1, currentCommand) ~= number,
      !commandTexts.isEmpty
    else { return nil }
    return commandTexts[(number - 1) % capacity]
  }

  /// Appends a call.
  public mutating func append(
    _ callback: LifecycleCallback, of controller: ControllerID, at time: Duration,
    depth: Int = 0, transition: LifecycleTransition? = nil
  ) {
    nextSequence += 1
    var place = oldest
    if ring.count < capacity {
      place = ring.count
      ring.append(LifecycleRecord())
    } else {
      oldest = oldest + 1 == capacity ? 0 : oldest + 1
    }
    ring[place].write(
      callback, of: names.number(of: controller.name), controller.ordinal, at: time, depth: depth,
      command: currentCommand, transition: transition)
    if names.count > ring.count { dropUnusedNames() }
  }

  /// An app may give each controller a name of its own: there are never more names than events.
  private mutating func dropUnusedNames() {
    let old = names
    names = ControllerNames()
    for place in ring.indices { ring[place].name = names.number(of: old[ring[place].name]) }
  }

  /// Removes the newest event, which turned out to be none.
  ///
  /// - Complexity: O(1); O(n) once the ring is full, since the place of the oldest one is free then.
  public mutating func removeLast() {
    guard !ring.isEmpty else { return }
    if oldest > 0 {
      ring = Array(ring[oldest...] + ring[..<oldest])
      oldest = 0
    }
    ring.removeLast()
    nextSequence -= 1
  }

  /// Removes all events; the numbering continues.
  public mutating func removeAll() {
    ring.removeAll(keepingCapacity: true)
    oldest = 0
  }

  /// All events, oldest first.
  ///
  /// - Complexity: O(n) in the number of events.
  public var events: [LifecycleEvent] { ring.indices.map { event(at: $0) } }

  /// The events that a command caused, oldest first.
  ///
  /// - Complexity: O(log n + k) for k events of the command.
  public func events(ofCommand number: Int) -> [LifecycleEvent] {
    let start = firstIndex { $0.command >= number }
    let end = firstIndex { $0.command > number }
    return (start..<end).map { event(at: $0) }
  }

  /// The events from a sequence number on, oldest first.
  ///
  /// - Complexity: O(k) for k events.
  public func events(since sequence: Int) -> [LifecycleEvent] {
    let start = min(max(0, sequence - droppedCount), ring.count)
    return (start..<ring.count).map { event(at: $0) }
  }

  /// The record at a place counted from the oldest one kept.
  private func record(at index: Int) -> LifecycleRecord {
    let place = oldest + index
    return ring[place < ring.count ? place : place - ring.count]
  }

  private func event(at index: Int) -> LifecycleEvent {
    record(at: index).event(sequence: droppedCount + index, names: names)
  }

  /// The first index for which a monotone condition holds, by binary search.
  private func firstIndex(where holds: (LifecycleRecord) -> Bool) -> Int {
    var low = 0
    var high = ring.count
    while low < high {
      let middle = (low + high) / 2
      if holds(record(at: middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
