extension TimelineFormat {
  /// The minimum number of columns for the text of an event; lanes are left out to make space.
  private var leastLabel: Int { min(44, width * 2 / 3) }

  /// Adds a row for each event and each command.
  func writeDown(_ trace: RecordedTrace, to output: inout [UInt8]) {
    let places = LanePlaces(trace.events)
    let shown = max(0, min(places.count, (width - leastLabel) / 2))
    var lanes = ControllerLanes()
    /// The lane at each visible place, while its controller is alive.
    var occupants: [Int?] = Array(repeating: nil, count: shown)
    var command: Int?
    for event in trace.events {
      if command != event.cause.command {
        command = event.cause.command
        writeRow(occupants, lanes, mark: nil, to: &output)
        writeLine(heading(event.cause.command, trace), after: 2 * shown, to: &output)
      }
      let lane = lanes.observe(event)
      let place = places.place(of: lane)
      if place < shown { occupants[place] = lane }
      writeRow(occupants, lanes, mark: (lane, event.callback.mark), to: &output)
      writeLine(
        "\(event.callback.mark) \(event.callText)", after: 2 * shown,
        to: &output)
      if event.callback.kind == .deinit, place < shown { occupants[place] = nil }
    }
    if shown < places.count {
      writeLine("No room for \(places.count - shown) more lanes.", to: &output)
    }
  }

  /// Writes the lanes of one row: the mark of the call, and the phases of the other controllers.
  private func writeRow(
    _ occupants: [Int?], _ lanes: ControllerLanes, mark: (lane: Int, mark: Character)?,
    to output: inout [UInt8]
  ) {
    for occupant in occupants {
      if let occupant, occupant == mark?.lane, let mark {
        output.append(text: String(mark.mark))
      } else {
        output.append(text: occupant.map { glyph(lanes.phases[$0]) } ?? " ")
      }
      output.append(0x20)
    }
  }

  private func heading(_ number: Int, _ trace: RecordedTrace) -> String {
    number == 0 ? "before the first command" : "\(number)  \(trace.commands[number] ?? "")"
  }
}

/// The places of the lanes of a trace; a place is reused after its controller is deallocated.
private struct LanePlaces {
  /// The maximum number of places in use at once.
  private(set) var count = 0
  private var places: [Int] = []

  init(_ events: [LifecycleEvent]) {
    var lanes = ControllerLanes()
    /// The free places, the leftmost one last.
    var free: [Int] = []
    for event in events {
      let lane = lanes.observe(event)
      if lane == places.count {
        places.append(free.popLast() ?? count)
        count = max(count, places[lane] + 1)
      }
      if event.callback.kind == .deinit { Self.release(places[lane], into: &free) }
    }
  }

  /// The place of a lane, counted from the left.
  func place(of lane: Int) -> Int { places[lane] }

  private static func release(_ place: Int, into free: inout [Int]) {
    let index = free.firstIndex { $0 < place } ?? free.endIndex
    guard index == free.startIndex || free[index - 1] != place else { return }
    free.insert(place, at: index)
  }
}
