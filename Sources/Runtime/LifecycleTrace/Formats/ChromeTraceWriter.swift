/// Writes the events of one file of Chrome's trace events, in the order of their times.
struct ChromeTraceWriter {
  private(set) var output: [UInt8]
  private let trace: RecordedTrace
  private var lanes = ControllerLanes()
  private var isFirst = true
  /// Microseconds since the start, different for each event.
  private var time: Int64 = 0
  /// The lanes of living controllers, and those of visible ones.
  private var living: Set<Int> = []
  private var visible: Set<Int> = []
  private var flowCount = 0

  /// The thread of the commands; that of a lane is its number plus one.
  private static let commandThread = 0

  init(_ trace: RecordedTrace, output: [UInt8]) {
    self.trace = trace
    self.output = output
  }

  mutating func write() {
    output.append(#"{"displayTimeUnit":"ms","traceEvents":["#)
    begin("M", "process_name", thread: Self.commandThread)
    end(arguments: { $0.append(#""name":"lifecycle""#) })
    nameThread(Self.commandThread, "commands")
    for (number, group) in groups { write(number, group) }
    time += 1
    for lane in visible.sorted() { span("e", "visible", "visible", lane) }
    for lane in living.sorted() { span("e", "life", lanes.controllers[lane].description, lane) }
    output.append("\n]}\n")
  }

  private var groups: [(Int, ArraySlice<LifecycleEvent>)] {
    var groups: [(Int, ArraySlice<LifecycleEvent>)] = []
    trace.events.forEachCommand { groups.append(($0, $1)) }
    return groups
  }

  /// Writes the slice of a command, a slice in each lane with calls of it, and the calls.
  private mutating func write(_ number: Int, _ group: ArraySlice<LifecycleEvent>) {
    let times = moments(of: group)
    guard let first = times.first, let last = times.last else { return }
    let name = trace.commands[number] ?? (number == 0 ? "start" : "command \(number)")
    time = first
    slice(name, thread: Self.commandThread, until: last + 1)
    /// The time of the last event of each controller, at which its slice ends.
    var ends: [ControllerID: Int64] = [:]
    for (event, moment) in zip(group, times) { ends[event.controller] = moment }
    for (event, moment) in zip(group, times) {
      time = moment
      let lane = openLane(event)
      if let end = ends.removeValue(forKey: event.controller) {
        slice(name, thread: lane + 1, until: end + 1)
        flow(to: lane)
      }
      write(event, lane)
    }
  }

  /// A time for each event, later than that of the event before, in microseconds.
  private func moments(of group: ArraySlice<LifecycleEvent>) -> [Int64] {
    var last = time
    return group.map { event in
      last = max(last + 1, event.time.nanoseconds / 1000)
      return last
    }
  }

  /// Returns the lane of the controller; writes its name and the start of its lifetime if it is
  /// new.
  private mutating func openLane(_ event: LifecycleEvent) -> Int {
    let count = lanes.controllers.count
    let lane = lanes.observe(event)
    if lane == count { nameThread(lane + 1, event.controller.description) }
    if living.insert(lane).inserted { span("b", "life", event.controller.description, lane) }
    return lane
  }

  private mutating func write(_ event: LifecycleEvent, _ lane: Int) {
    if case .viewWillAppear = event.callback, visible.insert(lane).inserted {
      span("b", "visible", "visible", lane)
    }
    begin("i", event.callback.name, thread: lane + 1)
    output.append(#","ts":"#)
    output.append(decimal: Int(time))
    output.append(#","s":"t""#)
    end { output in
      output.append(#""sequence":"#)
      output.append(decimal: event.sequence)
      if !event.missing.contains(.time) {
        output.append(#","time":"#)
        output.append(decimal: Int(event.time.nanoseconds))
      }
      output.append(argumentsOf: event)
    }
    switch event.callback {
    case .viewDidDisappear: close(lane)
    case .deinit:
      close(lane)
      living.remove(lane)
      span("e", "life", event.controller.description, lane)
    default: break
    }
  }

  private mutating func close(_ lane: Int) {
    if visible.remove(lane) != nil { span("e", "visible", "visible", lane) }
  }

  // MARK: Events of the format

  private mutating func nameThread(_ thread: Int, _ name: String) {
    begin("M", "thread_name", thread: thread)
    end { output in
      output.append(#""name":"#)
      output.append(json: name)
    }
    begin("M", "thread_sort_index", thread: thread)
    end { output in
      output.append(#""sort_index":"#)
      output.append(decimal: thread)
    }
  }

  private mutating func span(
    _ phase: StaticString, _ category: StaticString, _ name: String, _ lane: Int
  ) {
    begin(phase, name, thread: lane + 1)
    identify(category, lane)
    end()
  }

  private mutating func slice(_ name: String, thread: Int, until end: Int64) {
    begin("X", name, thread: thread)
    output.append(#","cat":"command","ts":"#)
    output.append(decimal: Int(time))
    output.append(#","dur":"#)
    output.append(decimal: Int(end - time))
    self.end()
  }

  /// A flow from the slice of the command to the slice that is open in a lane.
  private mutating func flow(to lane: Int) {
    flowCount += 1
    begin("s", "caused", thread: Self.commandThread)
    identify("cause", flowCount)
    end()
    begin("f", "caused", thread: lane + 1)
    identify("cause", flowCount)
    output.append(#","bp":"e""#)
    end()
  }

  private mutating func identify(_ category: StaticString, _ number: Int) {
    output.append(#","cat":""#)
    output.append(category)
    output.append(#"","id":"#)
    output.append(decimal: number)
    output.append(#","ts":"#)
    output.append(decimal: Int(time))
  }

  private mutating func begin(_ phase: StaticString, _ name: String, thread: Int) {
    output.append(isFirst ? "\n" : ",\n" as StaticString)
    isFirst = false
    output.append(#"{"ph":""#)
    output.append(phase)
    output.append(#"","pid":1,"tid":"#)
    output.append(decimal: thread)
    output.append(#","name":"#)
    output.append(json: name)
  }

  private mutating func end(arguments: ((inout [UInt8]) -> Void)? = nil) {
    if let arguments {
      output.append(#","args":{"#)
      arguments(&output)
      output.append("}")
    }
    output.append("}")
  }
}
