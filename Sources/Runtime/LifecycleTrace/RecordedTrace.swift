/// Events with what is known around them, as formats write it and a file keeps it.
public struct RecordedTrace: Hashable, Sendable {
  /// The calls, oldest first.
  public var events: [LifecycleEvent]
  /// The texts of commands by their numbers, as far as they are known.
  public var commands: [Int: String]
  /// How many older events there were that are not kept.
  public var droppedCount: Int
  /// What the one who wrote the trace did not write; empty for a trace of this library.
  public var gaps: TraceGaps

  /// Makes a trace from its parts.
  public init(
    events: [LifecycleEvent], commands: [Int: String] = [:], droppedCount: Int = 0,
    gaps: TraceGaps = TraceGaps()
  ) {
    self.events = events
    self.commands = commands
    self.droppedCount = droppedCount
    self.gaps = gaps
  }

  /// Takes all that a recorder keeps.
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

/// What a trace does not say, because the one who wrote it did not write it down.
///
/// Rules that need it cannot be checked.
public struct TraceGaps: Hashable, Sendable {
  /// The fields that are missing from at least one event that should have them.
  public var fields: Set<TraceField>
  /// The calls that were never written down.
  public var calls: Set<LifecycleCallback.Kind>

  /// Names what is missing; nothing by default.
  public init(fields: Set<TraceField> = [], calls: Set<LifecycleCallback.Kind> = []) {
    self.fields = fields
    self.calls = calls
  }

  /// Whether nothing is missing.
  public var isEmpty: Bool { fields.isEmpty && calls.isEmpty }
}

/// A field of an event in JSON Lines that a trace may lack, and some rules need.
///
/// Source: docs/TRACE.md.
public enum TraceField: String, Hashable, Sendable, CaseIterable {
  /// Nanoseconds since the start.
  case time
  /// How many calls this one is nested in.
  case depth
  /// The number of the command that caused the call.
  case command
  /// The number and the kind of the transition that made the call.
  case transition
  /// The flag of an appearance call.
  case animated
  /// Width and height of a layout call or of a change of size.
  case size
  /// The size classes to come.
  case traits
  /// The new parent of a child.
  case parent
  /// The identifier of a segue.
  case segue
}
