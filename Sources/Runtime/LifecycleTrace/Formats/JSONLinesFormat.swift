/// Events as JSON, one object in each line, with all fields of an event.
///
/// `TraceReader` of the library `LifecycleTraceReading` reads it back without loss; times are in
/// nanoseconds. It is written without Foundation, since this module depends on the standard library
/// alone. Source: docs/TRACE.md.
public enum JSONLinesFormat {
  /// The version of the format that is written, and the highest one that can be read.
  public static let version = 1

  /// One line for each event.
  public static func lines(for events: [LifecycleEvent]) -> [String] {
    events.map { line(for: $0) }
  }

  /// One event as a JSON object.
  public static func line(for event: LifecycleEvent) -> String {
    var bytes: [UInt8] = []
    write(event, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a whole trace: the header, and a line for each command and each event.
  ///
  /// The header says that every call was logged, so a trace in which calls or transitions were not has none, unless
  /// it must say how many events were dropped. Fields that an event lacks are seen at the event.
  ///
  /// - Complexity: O(n) in the number of events.
  public static func write(_ trace: RecordedTrace, to output: inout [UInt8]) {
    let logsAll = trace.gaps.calls.isEmpty && !trace.gaps.fields.contains(.transition)
    if logsAll || trace.droppedCount > 0 {
      writeHeader(droppedCount: trace.droppedCount, to: &output)
    }
    BufferedBytes.write(to: &output) { bytes in
      var open = trace.commands
      for event in trace.events {
        if !open.isEmpty, let text = open.removeValue(forKey: event.cause.command) {
          bytes.append(jsonCommand: event.cause.command, text)
        }
        bytes.append(json: event)
        bytes.append("\n")
      }
      for (number, text) in open.sorted(by: { $0.key < $1.key }) {
        bytes.append(jsonCommand: number, text)
      }
    }
  }

  /// Adds the first line of a file.
  public static func writeHeader(droppedCount: Int = 0, to output: inout [UInt8]) {
    output.append(#"{"trace":"lifecycle","version":"#)
    output.append(decimal: version)
    output.append(#","dropped":"#)
    output.append(decimal: droppedCount)
    output.append("}\n")
  }

  /// Adds the line that gives the text of a command.
  public static func write(command number: Int, _ text: String, to output: inout [UInt8]) {
    output.append(jsonCommand: number, text)
  }

  /// Adds one event as a JSON object, without an end of line.
  public static func write(_ event: LifecycleEvent, to output: inout [UInt8]) {
    BufferedBytes.write(to: &output) { $0.append(json: event) }
  }
}

extension ByteOutput {
  /// Adds the line that gives the text of a command.
  fileprivate mutating func append(jsonCommand number: Int, _ text: String) {
    append(#"{"command":"#)
    append(decimal: number)
    append(#","text":"#)
    append(json: text)
    append("}\n")
  }

  /// Adds an event as a JSON object.
  @inline(__always)
  fileprivate mutating func append(json event: LifecycleEvent) {
    append(#"{"sequence":"#)
    append(decimal: event.sequence)
    if !event.missing.contains(.time) {
      append(#","time":"#)
      append(decimal: Int(event.time.nanoseconds))
    }
    append(#","controller":""#)
    append(escaped: event.controller.name)
    append(#"","ordinal":"#)
    append(decimal: event.controller.ordinal)
    append(#","call":"#)
    append(callOf: event.callback)
    append(argumentsOf: event)
    if !event.missing.contains(.depth) {
      append(#","depth":"#)
      append(decimal: event.depth)
    }
    if !event.missing.contains(.command) {
      append(#","command":"#)
      append(decimal: event.cause.command)
    }
    guard let transition = event.cause.transition else { return append("}") }
    append(#","transition":"#)
    append(decimal: transition.number)
    append(#","kind":""#)
    append(text: transition.kind.rawValue)
    append(#""}"#)
  }

  /// Adds the arguments of a call that are known as members of a JSON object, each after a comma.
  mutating func append(argumentsOf event: LifecycleEvent) {
    guard !event.isArgumentMissing else { return }
    switch event.callback {
    case .viewWillAppear(let animated), .viewIsAppearing(let animated),
      .viewDidAppear(let animated), .viewWillDisappear(let animated),
      .viewDidDisappear(let animated):
      append(animated ? #","animated":true"# : #","animated":false"# as StaticString)
    case .viewWillLayoutSubviews(let size), .viewDidLayoutSubviews(let size),
      .viewWillTransition(let size):
      append(#","width":"#)
      append(jsonNumber: size.width)
      append(#","height":"#)
      append(jsonNumber: size.height)
    case .willTransition(let traits):
      append(#","traits":"#)
      append(json: traits)
    case .willMove(let parent), .didMove(let parent):
      append(jsonParent: parent)
    case .shouldPerformSegue(let identifier), .prepare(let identifier):
      append(#","segue":"#)
      append(json: identifier)
    case .initWithNibName, .initWithCoder, .awakeFromNib, .loadView, .outletsConnected,
      .viewDidLoad,
      .updateViewConstraints, .viewSafeAreaInsetsDidChange, .traitCollectionDidChange,
      .animateAlongsideTransition,
      .transitionCompletion, .didReceiveMemoryWarning, .application:
      break
    case .deinit(let holder):
      guard let holder else { break }
      append(#","heldBy":"#)
      append(json: holder.name)
      append(#","heldByOrdinal":"#)
      append(decimal: holder.ordinal)
    case .delegate:
      append(#","category":"delegate""#)
    case .animation:
      append(#","category":"animation""#)
    }
  }

  /// Adds the name of a call in quotes, the frequent ones without making a string.
  private mutating func append(callOf callback: LifecycleCallback) {
    switch callback {
    case .loadView: append(#""loadView""#)
    case .viewDidLoad: append(#""viewDidLoad""#)
    case .viewWillAppear: append(#""viewWillAppear""#)
    case .viewIsAppearing: append(#""viewIsAppearing""#)
    case .viewDidAppear: append(#""viewDidAppear""#)
    case .viewWillDisappear: append(#""viewWillDisappear""#)
    case .viewDidDisappear: append(#""viewDidDisappear""#)
    case .viewWillLayoutSubviews: append(#""viewWillLayoutSubviews""#)
    case .viewDidLayoutSubviews: append(#""viewDidLayoutSubviews""#)
    default: append(json: callback.name)
    }
  }

  private mutating func append(jsonParent parent: ControllerID?) {
    guard let parent else { return append(#","parent":null"#) }
    append(#","parent":"#)
    append(json: parent.name)
    append(#","parentOrdinal":"#)
    append(decimal: parent.ordinal)
  }

  /// Adds a number, or null if it is not finite.
  private mutating func append(jsonNumber value: Double) {
    if value.isFinite { append(number: value) } else { append("null") }
  }
}

extension Duration {
  /// Whole nanoseconds, at most those of 292 years.
  package var nanoseconds: Int64 {
    // One division of the processor: `components` divides numbers of 128 bits by calling functions.
    let all = UInt128(truncatingIfNeeded: self.attoseconds)
    let high = UInt64(truncatingIfNeeded: all >> 64)
    // Of a negative number the first bit is set.
    if high < 1_000_000_000 {
      let low = UInt64(truncatingIfNeeded: all)
      return Int64(clamping: UInt64(1_000_000_000).dividingFullWidth((high, low)).quotient)
    }
    let (seconds, attoseconds) = components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflow2) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflow || overflow2 ? (seconds < 0 ? .min : .max) : sum
  }
}
