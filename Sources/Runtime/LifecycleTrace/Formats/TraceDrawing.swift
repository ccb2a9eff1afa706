/// Draws events as SVG: time runs down, each controller has a lane, and the text is beside the
/// lanes.
struct TraceDrawing {
  /// The most events of one drawing, so that it fits a printed page.
  static let rowLimit = 40

  private static let laneWidth = 26
  private static let rowHeight = 20
  /// The width of a letter of the monospaced type, rounded up.
  private static let letterWidth = 8

  private var lanes = ControllerLanes()
  /// The lanes whose controllers are not hidden; other lanes are left out of a drawing without
  /// calls of theirs.
  private var shown: Set<Int> = []
  /// The index among the drawn events of the first event of the drawing.
  private var start = 0
  /// The numbers of the controllers that can be chosen on the page.
  private let controllers: [ControllerID: Int]

  /// A drawing whose marks have the classes of the controllers' numbers.
  init(controllers: [ControllerID: Int]) {
    self.controllers = controllers
  }

  /// Passes over events that are not drawn.
  mutating func skip(_ events: ArraySlice<LifecycleEvent>) {
    for event in events { _ = lanes.observe(event) }
    rememberVisible(lanes.phases.indices)
  }

  /// Adds the drawing of the next events of the trace, at its own size, in a box that scrolls.
  mutating func write(_ events: ArraySlice<LifecycleEvent>, to output: inout [UInt8]) {
    output.append(
      "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Drawing of calls\"><figure>"
    )
    writeDrawing(events, size: .own, to: &output)
    output.append("</figure></div>\n")
  }

  /// Adds the drawing of the next events, as large as its place.
  mutating func writeScaled(_ events: ArraySlice<LifecycleEvent>, to output: inout [UInt8]) {
    output.append("<figure>")
    writeDrawing(events, size: .scaled, to: &output)
    output.append("</figure>\n")
  }

  /// Adds a whole document of SVG with the drawing of the next events.
  mutating func writeDocument(_ events: ArraySlice<LifecycleEvent>, to output: inout [UInt8]) {
    writeDrawing(events, size: .document, to: &output)
  }

  /// What an element of a drawing is in.
  private enum Size {
    case own, scaled, document
  }

  private mutating func writeDrawing(
    _ events: ArraySlice<LifecycleEvent>, size: Size, to output: inout [UInt8]
  ) {
    /// The phase of each lane that is drawn, before the first event.
    var before = Dictionary(uniqueKeysWithValues: shown.map { ($0, lanes.phases[$0]) })
    let numbers = events.map { event in
      let phase = lanes.phase(of: event.controller)
      let lane = lanes.observe(event)
      if before[lane] == nil { before[lane] = phase }
      return lane
    }
    let columns = before.keys.sorted()
    let frame = Frame(
      names: columns.map { lanes.controllers[$0].description }, events: events,
      indent: Self.deepestIndent)
    let x = Dictionary(
      uniqueKeysWithValues: zip(columns, columns.indices).map { ($0, $1 * Self.laneWidth + 14) })
    writeStart(frame, rows: events.count, size: size, to: &output)
    for lane in columns { writeName(lanes.controllers[lane], x: x[lane] ?? 0, frame, to: &output) }
    writeLanes(
      events, numbers, columns.map { ($0, before[$0] ?? .absent) }, x: x, frame, to: &output)
    for (row, (event, lane)) in zip(events, numbers).enumerated() {
      writeCall(
        event, row, x: x[lane] ?? 0, frame, isLinked: size == .own, to: &output)
    }
    output.append("</svg>")
    start += events.count
    rememberVisible(columns)
  }

  private mutating func rememberVisible(_ columns: some Sequence<Int>) {
    for lane in columns {
      let phase = lanes.phases[lane]
      if phase == .visible || phase == .changing { shown.insert(lane) } else { shown.remove(lane) }
    }
  }

  /// Where the parts of a drawing are, so that no text of it is cut off.
  private struct Frame {
    /// Where the texts begin.
    let label: Int
    let width: Int
    /// The height of the slanted names of the lanes.
    let head: Int

    init(names: [String], events: ArraySlice<LifecycleEvent>, indent: Int) {
      label = names.count * laneWidth + 18
      let texts = events.map {
        $0.callText.count * letterWidth + min(indent, max(0, $0.depth)) * 12
      }
      let longest = (names.map(\.count).max() ?? 0) * letterWidth
      // A name rises by the sine of 40 degrees, and goes right by the cosine.
      let overhang = (longest * 77 + 99) / 100
      width = max(
        label + (texts.max() ?? 0) + 8, (names.count - 1) * laneWidth + 18 + overhang + 8)
      head = max(40, (longest * 65 + 99) / 100 + 20)
    }
  }

  private static let deepestIndent = 8

  private static func middle(ofRow row: Int, _ frame: Frame) -> Int {
    frame.head + row * rowHeight + rowHeight / 2
  }

  private func writeStart(_ frame: Frame, rows: Int, size: Size, to output: inout [UInt8]) {
    let height = frame.head + rows * Self.rowHeight + 4
    output.append("<svg")
    if size == .document { output.append(" xmlns=\"http://www.w3.org/2000/svg\"") }
    if size != .scaled {
      output.append("width", frame.width)
      output.append("height", height)
    }
    output.append(" viewBox=\"0 0 ")
    output.append(decimal: frame.width)
    output.append(0x20)
    output.append(decimal: height)
    output.append("\">\n")
    guard size == .document else { return }
    output.append("<style>\n")
    output.append(text: HTMLFormat.colors + HTMLFormat.drawingStyle)
    output.append("</style>\n<rect width=\"100%\" height=\"100%\" fill=\"var(--paper)\"/>\n")
  }

  private func writeName(
    _ controller: ControllerID, x: Int, _ frame: Frame, to output: inout [UInt8]
  ) {
    output.append("<text class=\"name")
    writeNumber(of: controller, to: &output)
    output.append("\" transform=\"translate(")
    output.append(decimal: x + 4)
    output.append(0x20)
    output.append(decimal: frame.head - 6)
    output.append(") rotate(-40)\">")
    output.append(html: controller.description)
    output.append("</text>\n")
  }

  /// Writes the lines of the lanes, in pieces of one phase each.
  private func writeLanes(
    _ events: ArraySlice<LifecycleEvent>, _ numbers: [Int],
    _ columns: [(lane: Int, phase: ControllerLanes.Phase)], x: [Int: Int], _ frame: Frame,
    to output: inout [UInt8]
  ) {
    var replay = ControllerReplay(columns.map(\.phase))
    let places = Dictionary(uniqueKeysWithValues: zip(columns.map(\.lane), columns.indices))
    for (row, (event, lane)) in zip(events, numbers).enumerated() {
      guard let place = places[lane] else { continue }
      replay.observe(event, place, at: Self.middle(ofRow: row, frame))
    }
    let end = frame.head + events.count * Self.rowHeight
    for piece in replay.pieces(from: frame.head, until: end) {
      Self.writeLine(
        piece.phase, x: x[columns[piece.place].lane] ?? 0, from: piece.start, to: piece.end,
        to: &output)
    }
  }

  /// Writes the mark of a call and its text, which links to the table if there is one.
  private func writeCall(
    _ event: LifecycleEvent, _ row: Int, x: Int, _ frame: Frame, isLinked: Bool,
    to output: inout [UInt8]
  ) {
    let y = Self.middle(ofRow: row, frame)
    output.append("<g class=\"call")
    writeNumber(of: event.controller, to: &output)
    output.append("\">")
    Self.writeMark(event.callback.effect, x: x, y: y, to: &output)
    if isLinked {
      output.append("<a id=\"d")
      output.append(decimal: start + row)
      output.append("\" href=\"#t")
      output.append(decimal: start + row)
      output.append("\">")
    }
    output.append("<text")
    output.append("x", frame.label + min(Self.deepestIndent, max(0, event.depth)) * 12)
    output.append("y", y + 4)
    output.append(">")
    output.append(html: event.callText)
    output.append(isLinked ? "</text></a></g>\n" : "</text></g>\n" as StaticString)
  }

  /// Adds the class by which what belongs to a controller is hidden.
  private func writeNumber(of controller: ControllerID, to output: inout [UInt8]) {
    guard let number = controllers[controller] else { return }
    output.append(" c")
    output.append(decimal: number)
  }

  // MARK: Shapes

  /// The line of a lane in one phase.
  static func writeLine(
    _ phase: ControllerLanes.Phase, x: Int, from start: Int, to end: Int, to output: inout [UInt8]
  ) {
    switch phase {
    case .absent: return
    case .hidden: output.append("<line class=\"hidden\"")
    case .changing: output.append("<line class=\"changing\"")
    case .visible: output.append("<line class=\"visible\"")
    }
    output.append("x1", x)
    output.append("x2", x)
    output.append("y1", start)
    output.append("y2", end)
    output.append("/>\n")
  }

  /// Writes the mark of an effect: a diamond, triangles up and down, a cross, a dot.
  static func writeMark(
    _ effect: LifecycleCallback.Effect, x: Int, y: Int, to output: inout [UInt8]
  ) {
    output.append("<path transform=\"translate(")
    output.append(decimal: x)
    output.append(0x20)
    output.append(decimal: y)
    output.append(")\" class=\"")
    switch effect {
    case .loaded: output.append("mark loaded\" d=\"M0-7L7 0L0 7L-7 0Z")
    case .appearing: output.append("mark appears\" d=\"M0-7L7 6H-7Z")
    case .disappearing: output.append("mark leaves\" d=\"M0 7L7-6H-7Z")
    case .deallocated: output.append("gone\" d=\"M-5-5L5 5M-5 5L5-5")
    case .neutral: output.append("mark other\" d=\"M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z")
    }
    output.append("\"/>\n")
  }
}

/// The pieces of the lanes in which a controller stays in one phase.
private struct ControllerReplay {
  struct Piece {
    let place: Int
    let phase: ControllerLanes.Phase
    let start: Int
    let end: Int
  }

  private var phases: [ControllerLanes.Phase]
  private var starts: [Int?]
  private var finished: [Piece] = []

  /// Starts with the phase of each lane that is drawn.
  init(_ phases: [ControllerLanes.Phase]) {
    self.phases = phases
    starts = Array(repeating: nil, count: phases.count)
  }

  /// Observes the next event of a lane, at its height in the drawing.
  mutating func observe(_ event: LifecycleEvent, _ place: Int, at height: Int) {
    let phase = ControllerLanes.phase(after: event.callback, from: phases[place])
    guard phase != phases[place] else { return }
    finished.append(
      Piece(place: place, phase: phases[place], start: starts[place] ?? .min, end: height))
    starts[place] = height
    phases[place] = phase
  }

  /// All pieces between the top and the bottom of the drawing.
  func pieces(from top: Int, until bottom: Int) -> [Piece] {
    let open = phases.indices.map {
      Piece(place: $0, phase: phases[$0], start: starts[$0] ?? .min, end: bottom)
    }
    return (finished + open).map {
      Piece(place: $0.place, phase: $0.phase, start: max(top, $0.start), end: $0.end)
    }
  }
}

extension [UInt8] {
  /// Adds an attribute whose value is a whole number.
  fileprivate mutating func append(_ name: StaticString, _ value: Int) {
    append(0x20)
    append(name)
    append("=\"")
    append(decimal: value)
    append("\"")
  }
}
