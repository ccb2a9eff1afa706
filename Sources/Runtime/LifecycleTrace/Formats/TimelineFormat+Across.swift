extension TimelineFormat {
  /// Adds blocks of lanes, one below the other, in which each event is a column.
  func writeAcross(_ trace: RecordedTrace, to output: inout [UInt8]) {
    let longest = trace.events.reduce(0) { max($0, $1.controller.shownWidth) }
    let names = min(longest, width / 3)
    let columns = width - names - 1
    var lanes = ControllerLanes()
    var living: [Int] = []
    var start = 0
    while start < trace.events.count {
      let end = min(start + columns, trace.events.count)
      let block = Block(trace.events[start..<end], living: living, lanes: &lanes)
      living = block.living
      writeRuler(trace.events[start..<end], indent: names + 1, to: &output)
      for row in block.rows {
        let name = FittedText(row.controller.description, columns: names, isASCII: isASCII)
        output.append(contentsOf: name.bytes)
        output.append(blanks: names - name.columns + 1)
        for cell in row.cells {
          switch cell {
          case .mark(let mark): output.append(text: String(mark))
          case .phase(let phase): output.append(text: glyph(phase))
          }
        }
        output.append(0x0A)
      }
      output.append(0x0A)
      start = end
    }
  }

  /// Writes the numbers of the commands above their first events, if there is space between them.
  private func writeRuler(
    _ events: ArraySlice<LifecycleEvent>, indent: Int, to output: inout [UInt8]
  ) {
    var line = ""
    var command: Int?
    for (column, event) in events.enumerated() where event.cause.command != command {
      command = event.cause.command
      let number = String(event.cause.command)
      guard line.utf8.count <= column, column + number.utf8.count <= events.count else { continue }
      line += String(repeating: " ", count: column - line.utf8.count) + number + " "
    }
    while line.last == " " { line.removeLast() }
    output.append(blanks: line.isEmpty ? 0 : indent)
    output.append(text: line)
    output.append(0x0A)
  }
}

/// The lanes of some events that are drawn side by side.
private struct Block {
  enum Cell {
    case mark(Character)
    case phase(ControllerLanes.Phase)
  }

  struct Row {
    let controller: ControllerID
    var cells: [Cell]
  }

  /// One row for each controller that is alive during these events.
  private(set) var rows: [Row] = []
  /// The lanes of the controllers that are alive after them.
  let living: [Int]

  init(_ events: ArraySlice<LifecycleEvent>, living: [Int], lanes: inout ControllerLanes) {
    var order = living
    var cells = living.map { lane in
      Array(repeating: Cell.phase(lanes.phases[lane]), count: events.count)
    }
    var rowOfLane = Dictionary(uniqueKeysWithValues: zip(living, living.indices))
    for (column, event) in events.enumerated() {
      let lane = lanes.observe(event)
      let row = rowOfLane[lane] ?? order.count
      if row == order.count {
        rowOfLane[lane] = row
        order.append(lane)
        cells.append(Array(repeating: Cell.phase(.absent), count: events.count))
      }
      cells[row][column] = .mark(event.callback.mark)
      for later in cells[row].indices.dropFirst(column + 1) {
        cells[row][later] = .phase(lanes.phases[lane])
      }
    }
    rows = zip(order, cells).map { Row(controller: lanes.controllers[$0], cells: $1) }
    self.living = order.filter { lanes.phases[$0] != .absent }
  }
}
