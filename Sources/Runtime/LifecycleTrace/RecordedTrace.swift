/// Recorded events with the texts of their commands, the input of all formats.
public struct RecordedTrace: Hashable, Sendable {
  /// The calls, oldest first.
  public var events: [LifecycleEvent]
  /// The known texts of commands by their numbers.
  public var commands: [Int: String]
  /// The number of older events that were dropped.
  public var droppedCount: Int
  /// The fields and calls that the file lacks; empty for a trace of this library.
  public var gaps: TraceGaps

  /// Creates a trace from its parts.
  public init(
    events: [LifecycleEvent], commands: [Int: String] = [:], droppedCount: Int = 0,
    gaps: TraceGaps = TraceGaps()
  ) {
    self.events = events
    self.commands = commands
    self.droppedCount = droppedCount
    self.gaps = gaps
  }

  /// Creates a trace of all events in a recorder.
  ///
  /// - Complexity: O(n) in the number of events.
  public init(_ recorder: LifecycleRecorder) {
    let events = recorder.events
    var commands: [Int: String] = [:]
    var last = 0
    for event in events where event.cause.command != last {
      last = event.cause.command
      commands[last] = recorder.text(ofCommand: last)
    }
    self.init(events: events, commands: commands, droppedCount: recorder.droppedCount)
  }
}

/// The fields and calls that a trace lacks because its logger did not write them.
///
/// Rules that need it cannot be checked.
public struct TraceGaps: Hashable, Sendable {
  /// The fields that are missing from at least one event that should have them.
  public var fields: TraceFields
  /// The calls that never occur.
  public var calls: Set<LifecycleCallback.Kind>

  /// Creates gaps; none by default.
  public init(fields: TraceFields = [], calls: Set<LifecycleCallback.Kind> = []) {
    self.fields = fields
    self.calls = calls
  }

  /// Whether nothing is missing.
  public var isEmpty: Bool { fields.isEmpty && calls.isEmpty }

  /// What both name.
  func intersection(_ other: TraceGaps) -> TraceGaps {
    TraceGaps(
      fields: fields.intersection(other.fields), calls: calls.intersection(other.calls))
  }

  /// Whether both have nothing in common.
  func isDisjoint(with other: TraceGaps) -> Bool { intersection(other).isEmpty }
}
