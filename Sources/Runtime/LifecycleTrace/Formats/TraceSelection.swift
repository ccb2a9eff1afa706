/// A part of a trace: the calls of some commands and of some controllers.
public struct TraceSelection: Hashable, Sendable {
  /// The numbers of the commands, 0 for what came before the first; nil for all.
  public var commands: Set<Int>?
  /// The controllers by name (`Game`, for all of that name) or by name and number (`Game#2`), without
  /// regard to case; nil for all.
  public var controllers: Set<String>?

  /// Selects everything by default.
  public init(commands: Set<Int>? = nil, controllers: Set<String>? = nil) {
    self.commands = commands
    self.controllers = controllers.map { Set($0.map { $0.lowercased() }) }
  }

  /// Whether everything is selected.
  public var isEverything: Bool { commands == nil && controllers == nil }

  /// The names among those of the selection that no call of a trace has.
  ///
  /// - Returns: Words for a person, such as `command 7` or `controller Gmae`, in order.
  public func unknown(in trace: RecordedTrace) -> [String] {
    let numbers = Set(trace.events.map(\.cause.command))
    let names = Set(
      Set(trace.events.map(\.controller)).flatMap {
        [$0.name.lowercased(), $0.description.lowercased()]
      })
    return (commands ?? []).subtracting(numbers).sorted().map { "command \($0)" }
      + (controllers ?? []).subtracting(names).sorted().map { "controller \($0)" }
  }

  /// The events of the selected controllers, whatever command caused them.
  func ofControllers(_ trace: RecordedTrace) -> RecordedTrace {
    guard let controllers else { return trace }
    var part = trace
    part.events = trace.events.filter { event in
      controllers.contains(event.controller.name.lowercased())
        || controllers.contains(event.controller.description.lowercased())
    }
    return part
  }

  /// Whether the calls of a command are selected.
  func includes(command: Int) -> Bool { commands?.contains(command) ?? true }

  /// The selected part of a trace.
  public func part(of trace: RecordedTrace) -> RecordedTrace {
    var part = ofControllers(trace)
    if commands != nil { part.events.removeAll { !includes(command: $0.cause.command) } }
    return part
  }
}

extension TraceFormat {
  /// About how many bytes a trace becomes in this format, by those of its first calls.
  ///
  /// - Complexity: O(1) in the number of events: a thousand are written.
  public func estimatedSize(of trace: RecordedTrace) -> Int {
    var sample = trace
    sample.events = Array(trace.events.prefix(1000))
    guard !sample.events.isEmpty else { return 0 }
    var bytes: [UInt8] = []
    write(sample, to: &bytes)
    return bytes.count * trace.events.count / sample.events.count
  }
}
