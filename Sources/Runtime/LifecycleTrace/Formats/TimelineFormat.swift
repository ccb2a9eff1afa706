/// A trace as swim lanes for a terminal: one lane for each controller.
///
/// Down, each event is a row with its words beside the lanes; a lane is given to another controller
/// once the first one is deallocated. Across, each event is a column, and what does not fit the width
/// goes on below, as music does.
public struct TimelineFormat: Hashable, Sendable {
  /// Where time goes.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case down
    case across
  }

  /// The narrowest width that shows anything.
  public static let minimumWidth = 20

  /// Columns of the terminal, `minimumWidth` or more.
  public let width: Int
  /// Where time goes.
  public let direction: Direction
  /// Whether nothing but ASCII is written.
  public let isASCII: Bool

  /// Makes the format; a width below `minimumWidth` is taken as that.
  public init(width: Int = 80, direction: Direction = .down, isASCII: Bool = false) {
    self.width = max(width, Self.minimumWidth)
    self.direction = direction
    self.isASCII = isASCII
  }

  /// Adds a whole trace, a line each, none longer than the width.
  ///
  /// - Complexity: O(n·w) for n events and a width of w columns.
  public func write(_ trace: RecordedTrace, to output: inout [UInt8]) {
    if trace.droppedCount > 0 {
      writeLine("\(trace.droppedCount) older calls were dropped.", to: &output)
    }
    switch direction {
    case .down: writeDown(trace, to: &output)
    case .across: writeAcross(trace, to: &output)
    }
    for line in legend { writeLine(line, to: &output) }
  }

  private var legend: [String] {
    let marks = ["* loaded", "+ appears", "- disappears", "x deallocated", ". other"]
    let phases = [
      "\(glyph(.hidden)) in memory", "\(glyph(.changing)) between will and did",
      "\(glyph(.visible)) visible",
    ]
    return (marks + phases).reduce(into: [""]) { lines, entry in
      if lines[lines.count - 1].count + entry.count + 2 > width { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : "  ") + entry
    }
  }

  /// What stands in a lane where its controller receives no call.
  func glyph(_ phase: ControllerLanes.Phase) -> String {
    switch (phase, direction, isASCII) {
    case (.absent, _, _): " "
    case (.hidden, .down, false): "│"
    case (.changing, .down, false): "╎"
    case (.visible, .down, false): "┃"
    case (.hidden, .down, true): "|"
    case (.changing, .down, true): ":"
    case (.visible, .down, true): "H"
    case (.hidden, .across, false): "─"
    case (.changing, .across, false): "╌"
    case (.visible, .across, false): "━"
    case (.hidden, .across, true): "_"
    case (.changing, .across, true): "~"
    case (.visible, .across, true): "="
    }
  }

  /// Adds the rest of a line, cut to what is left of the width after `used` columns.
  func writeLine(_ text: String, after used: Int = 0, to output: inout [UInt8]) {
    output.append(contentsOf: FittedText(text, columns: width - used, isASCII: isASCII).bytes)
    output.append(0x0A)
  }
}
