/// Events as lines of text: `| + Game#1 viewWillAppear(animated: false)`.
///
/// Within the group of a command the calls are aligned. Source: SHELL.md "Lifecycle calls".
public enum TextFormat {
  /// One line for each event of one group.
  public static func lines(for events: [LifecycleEvent]) -> [String] {
    let width = nameWidth(events[...])
    return events.indices.map { index in
      var bytes: [UInt8] = []
      write(events[index], nameWidth: width, to: &bytes)
      events[...].writeHolder(ofEventAt: index, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// What stands above the calls of a command: `  2  tab stats`.
  ///
  /// - Parameters:
  ///   - number: The command's number.
  ///   - text: The command; what a terminal would obey in it is escaped.
  /// - Returns: One line without its end.
  public static func heading(_ number: Int, _ text: String) -> String {
    var bytes: [UInt8] = []
    writeHeading(number, text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a whole trace in groups, a line each.
  ///
  /// - Complexity: O(n) in the number of events.
  public static func write(_ trace: RecordedTrace, to output: inout [UInt8]) {
    trace.events.forEachCommand { number, group in
      if let heading = trace.commands[number] {
        writeHeading(number, heading, to: &output)
        output.append(0x0A)
      }
      write(group, to: &output)
    }
  }

  /// Adds the events of one group, a line each.
  public static func write(_ group: ArraySlice<LifecycleEvent>, to output: inout [UInt8]) {
    let width = nameWidth(group)
    BufferedBytes.write(to: &output) { bytes in
      for index in group.indices {
        write(group[index], nameWidth: width, to: &bytes)
        group.writeHolder(ofEventAt: index, to: &bytes)
        bytes.append(0x0A)
      }
    }
  }

  private static func writeHeading(_ number: Int, _ text: String, to output: inout [UInt8]) {
    output.append("  ")
    output.append(decimal: number)
    output.append("  ")
    output.append(visible: text)
  }

  private static func write(
    _ event: LifecycleEvent, nameWidth: Int, to output: inout some ByteOutput
  ) {
    output.append("| ")
    output.append(event.callback.effect.mark)
    output.append(0x20)
    output.append(event.controller)
    output.append(blanks: nameWidth - event.controller.shownWidth + 1)
    output.append(callOf: event)
  }

  private static func nameWidth(_ events: ArraySlice<LifecycleEvent>) -> Int {
    events.reduce(0) { max($0, $1.controller.shownWidth) }
  }
}

extension ControllerID {
  /// The number of characters of `description`.
  var shownWidth: Int {
    var width = 2
    var rest = ordinal / 10
    while rest > 0 {
      width += 1
      rest /= 10
    }
    let bytes = name.utf8
    if bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) { return width + bytes.count }
    return description.count
  }
}

extension ArraySlice<LifecycleEvent> {
  /// How many events before a `deinit` may show who let go.
  private static var reach: Int { 200 }

  /// Adds to the line of a `deinit` who let go of the controller, if the group shows it: the controller
  /// disappeared or left its parent, or its last holder was deallocated.
  ///
  /// One that goes later was held by something else meanwhile, of which nothing is known.
  fileprivate func writeHolder(ofEventAt index: Int, to output: inout some ByteOutput) {
    guard case .deinit(let holder?) = self[index].callback else { return }
    let controller = self[index].controller
    let isKnown = self[Swift.max(startIndex, index - Self.reach)..<index].contains { event in
      switch event.callback {
      case .viewDidDisappear, .didMove(toParent: nil): event.controller == controller
      case .deinit: event.controller == holder
      default: false
      }
    }
    guard isKnown else { return }
    output.append(", let go by ")
    output.append(holder)
  }
}

extension [LifecycleEvent] {
  /// Calls a closure with each run of events that one command caused, in order.
  func forEachCommand(_ body: (_ number: Int, _ group: ArraySlice<LifecycleEvent>) -> Void) {
    var start = startIndex
    while start < endIndex {
      let number = self[start].cause.command
      var end = start + 1
      while end < endIndex, self[end].cause.command == number { end += 1 }
      body(number, self[start..<end])
      start = end
    }
  }
}
