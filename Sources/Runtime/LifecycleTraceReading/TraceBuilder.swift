import LifecycleTrace

/// Builds a trace from the lines of a file, and records which fields are missing.
struct TraceBuilder {
  /// What a line lacks.
  struct Missing: Error {
    let expected: String
  }

  private var events: [LifecycleEvent] = []
  private var lines: [Int] = []
  private var commands: [Int: String] = [:]
  private var dropped = 0
  /// Lines that are no call.
  private var foreignCalls = 0
  /// Whether the file begins with a header, which promises that all calls are written.
  private var isWhole = false
  /// The fields that at least one event lacks.
  private var gaps: TraceFields = []
  private var hasTransitions = false
  private var calls: Set<LifecycleCallback.Kind> = []
  private var console = ConsoleReader()

  /// Whether there is a call of a lifecycle; a trace of ours may have recorded none.
  var isRecognized: Bool { !events.isEmpty || isWhole && foreignCalls == 0 }

  /// How many events there are.
  var count: Int { events.count }

  /// Adds a line: the header, the text of a command, or an event.
  mutating func take(_ line: TraceLine, _ number: Int) throws(Missing) {
    if let call = line.call { return try takeCall(call, line, number) }
    if line.trace != nil {
      guard line.trace == "lifecycle" else { throw Missing(expected: #""trace":"lifecycle""#) }
      guard line.version != nil else { throw Missing(expected: #"a field "version""#) }
      // In the midst of other lines it says nothing of those before it.
      isWhole = isWhole || events.isEmpty && foreignCalls == 0 && commands.isEmpty
      dropped = line.dropped ?? 0
    } else if let command = line.command, let text = line.text {
      commands[command] = text
    } else if let message = line.eventMessage {
      takeConsole(message, time: line.timestamp, number)
    } else {
      throw Missing(expected: #"an object with the fields "controller" and "call""#)
    }
  }

  /// Adds the call in a line of a console; a line without one is left out.
  mutating func takeConsole(_ text: String, time: String? = nil, _ number: Int) {
    guard var line = console.read(text), let call = line.call else {
      foreignCalls += 1
      return
    }
    if let time { line.time = console.time(in: time.split(separator: " ")) }
    // A line that was read from a console has a controller.
    try? takeCall(call, line, number)
  }

  private mutating func takeCall(
    _ name: String, _ line: TraceLine, _ number: Int
  ) throws(Missing) {
    guard
      let kind = LifecycleCallback.Kind(category: line.category)
        ?? LifecycleCallback.Kind(writtenAs: name),
      let application = kind == .application
        ? ApplicationCallback(rawValue: line.call ?? "") : .didFinishLaunching
    else {
      foreignCalls += 1
      return
    }
    var arguments = LineArguments(line: line, application: application)
    let callback = LifecycleCallback(kind, &arguments)
    guard let controller = line.controller.flatMap({ ControllerID(written: $0, line.ordinal) })
    else {
      throw Missing(expected: #"a field "controller" with a name"#)
    }
    var missing = arguments.missing
    if line.time == nil { missing.insert(.time) }
    if line.depth == nil { missing.insert(.depth) }
    if line.command == nil { missing.insert(.command) }
    gaps.formUnion(missing)
    calls.insert(kind)
    events.append(
      LifecycleEvent(
        sequence: line.sequence ?? events.count,
        time: .nanoseconds(line.time ?? 0), controller: controller, callback: callback,
        depth: line.depth ?? 0,
        cause: LifecycleCause(command: line.command ?? 0, transition: transition(line)),
        missing: missing))
    lines.append(number)
  }

  private mutating func transition(_ line: TraceLine) -> LifecycleTransition? {
    guard let number = line.transition else { return nil }
    hasTransitions = true
    return LifecycleTransition(number: number, kind: line.kind ?? .other)
  }

  /// The trace of all lines.
  var result: TraceReader.Result {
    var gaps = TraceGaps(fields: gaps)
    if !isWhole {
      if !hasTransitions { gaps.fields.insert(.transition) }
      gaps.calls = Set(LifecycleCallback.Kind.allCases).subtracting(
        calls.union([.application, .delegate, .animation]))
    }
    return TraceReader.Result(
      trace: RecordedTrace(events: events, commands: commands, droppedCount: dropped, gaps: gaps),
      lines: lines, foreignCallCount: foreignCalls)
  }
}

/// The arguments in a line, and which of them it lacks.
private struct LineArguments: CallbackArguments {
  let line: TraceLine
  let application: ApplicationCallback
  var missing: TraceFields = []

  mutating func animated() -> Bool { given(line.animated, .animated, false) }
  mutating func size() -> LifecycleSize {
    LifecycleSize(width: given(line.width, .size, 0), height: given(line.height, .size, 0))
  }
  mutating func traits() -> String { given(line.traits, .traits, "") }
  mutating func segue() -> String { given(line.segue, .segue, "") }
  mutating func parent() -> ControllerID? {
    given(line.parent, .parent, nil).flatMap { ControllerID(written: $0, line.parentOrdinal) }
  }
  func holder() -> ControllerID? {
    line.heldBy.flatMap { ControllerID(written: $0, line.heldByOrdinal) }
  }
  func applicationCall() -> ApplicationCallback { application }
  func delegateCall() -> String { line.call ?? "" }

  /// The value of a field; if it is missing, that is recorded and a default is returned.
  private mutating func given<Value>(
    _ value: Value?, _ field: TraceFields, _ otherwise: Value
  ) -> Value {
    if value == nil { missing.insert(field) }
    return value ?? otherwise
  }
}

extension ControllerID {
  /// A controller by its name and number, or by both in one text: `Game#2` or `Game(2)`.
  fileprivate init?(written name: String, _ ordinal: Int?) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, ordinal: ordinal ?? 1)
    guard ordinal == nil, let mark = name.utf8.lastIndex(where: { "#(".utf8.contains($0) }),
      mark > name.startIndex
    else { return }
    let end = name.utf8[mark] == UInt8(ascii: "(") ? ")" : ""
    let digits = name[name.utf8.index(after: mark)...]
    guard digits.hasSuffix(end), let number = Int(digits.dropLast(end.count)), number >= 1 else {
      return
    }
    self.init(name: String(name[..<mark]), ordinal: number)
  }
}

extension LifecycleCallback.Kind {
  /// Creates the kind of lines whose category says what they are; nil for all others.
  fileprivate init?(category: String?) {
    switch category.flatMap(LifecycleCategory.init) {
    case .delegate: self = .delegate
    case .animation: self = .animation
    case .controller, .application, nil: return nil
    }
  }

  /// Creates the kind from a name with or without arguments: `viewWillAppear(_:)`,
  /// `viewWillAppear:`, `viewDidLoad()`.
  fileprivate init?(writtenAs name: String) {
    if ApplicationCallback(rawValue: name) != nil {
      self = .application
      return
    }
    if let exact = Self(rawValue: name), exact.isOfController {
      self = exact
      return
    }
    let base = name.utf8.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ":") }
    guard let kind = Self(rawValue: String(base) ?? ""), kind.isOfController
    else { return nil }
    self = kind
  }
}
