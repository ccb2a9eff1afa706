/// A trace as swim lanes for a terminal: one lane for each controller.
///
/// Down, each event is a row with its text beside the lanes, and a lane is reused once its
/// controller is deallocated. Across, each event is a column, and events that do not fit the width
/// continue in a block below.
public struct TimelineFormat: Hashable, Sendable {
  /// The direction of time.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case down
    case across
  }

  /// The minimum width.
  public static let minimumWidth = 20

  /// Columns of the terminal, `minimumWidth` or more.
  public let width: Int
  /// The direction of time.
  public let direction: Direction
  /// Whether nothing but ASCII is written.
  public let isASCII: Bool

  /// Creates a format; a width below `minimumWidth` is replaced by it.
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

  /// The character in a lane whose controller receives no call.
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

  /// Adds the rest of a line, truncated to the width that is left after `used` columns.
  func writeLine(_ text: String, after used: Int = 0, to output: inout [UInt8]) {
    output.append(contentsOf: FittedText(text, columns: width - used, isASCII: isASCII).bytes)
    output.append(0x0A)
  }
}
