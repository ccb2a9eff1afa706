/// A trace as a self-contained page: a timeline drawn as SVG with selectable text, and a table
/// below.
///
/// It supports light and dark appearance, printing and the keyboard, and has no script; its content
/// security policy forbids scripts and external resources. Each row of the drawing links to its row
/// of the table, and back.
public enum HTMLFormat {
  /// How the calls are laid out.
  public enum Layout: Hashable, Sendable {
    /// A page to scroll, with a table and a choice of commands and controllers.
    case page
    /// Slides of 16:9 in large type, each with the calls of one command or a part of them.
    case slides
  }

  /// Adds a whole page.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - selection: The calls that are shown; the others still decide in which phase a controller is.
  ///   - layout: Whether it is to be read or to be projected.
  ///   - title: The heading, which is also the title of the document.
  ///   - output: Receives the page in UTF-8.
  /// - Complexity: O(n·l) for n events and l lanes that are visible throughout.
  public static func write(
    _ trace: RecordedTrace, selection: TraceSelection = TraceSelection(), layout: Layout = .page,
    title: String = "Lifecycle trace", to output: inout [UInt8]
  ) {
    let chosen = selection.ofControllers(trace)
    guard layout == .page else {
      writeHead(title, to: &output)
      output.append("<body class=\"slides\">\n")
      writeSlides(chosen, selection, to: &output)
      output.append("</body>\n</html>\n")
      return
    }
    let part = selection.part(of: trace)
    let choice = PageChoice(part)
    writeHead(title, extraStyle: choice.style, to: &output)
    output.append("<body>\n<a class=\"skip\" href=\"#table\">Skip to the table</a>\n<h1>")
    output.append(html: title)
    output.append("</h1>\n<p>")
    output.append(html: summary(of: part))
    output.append("</p>\n")
    writeLegend(to: &output)
    choice.write(heading: { heading($0, trace) }, to: &output)
    output.append("<main>\n<h2>Timeline</h2>\n")
    writeFigures(chosen, selection, choice, to: &output)
    writeTable(part, choice, to: &output)
    output.append("</main>\n</body>\n</html>\n")
  }

  static func writeHead(
    _ title: String, extraStyle: String = "", to output: inout [UInt8]
  ) {
    output.append(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>
      """)
    output.append(html: title)
    output.append("</title>\n<style>\n")
    output.append(text: style)
    output.append(text: extraStyle)
    output.append("</style>\n</head>\n")
  }

  private static func summary(of trace: RecordedTrace) -> String {
    let controllers = Set(trace.events.map(\.controller)).count
    let commands = Set(trace.events.map(\.cause.command)).subtracting([0]).count
    let dropped = trace.droppedCount == 0 ? "" : " \(trace.droppedCount) older calls were dropped."
    return "\(counted(trace.events.count, "call")) of \(counted(controllers, "controller")), "
      + "caused by \(counted(commands, "command")).\(dropped)"
  }

  private static func counted(_ count: Int, _ name: String) -> String {
    "\(count) \(name)\(count == 1 ? "" : "s")"
  }

  private static func writeLegend(to output: inout [UInt8]) {
    output.append("<ul class=\"legend\">\n")
    for (effect, words) in [
      (LifecycleCallback.Effect.loaded, "view loaded"), (.appearing, "appears"),
      (.disappearing, "disappears"), (.deallocated, "deallocated"), (.neutral, "other call"),
    ] {
      output.append("<li><svg width=\"20\" height=\"20\" aria-hidden=\"true\">")
      TraceDrawing.writeMark(effect, x: 10, y: 10, to: &output)
      output.append("</svg> ")
      output.append(html: words)
      output.append("</li>\n")
    }
    for (phase, words) in [
      (ControllerLanes.Phase.hidden, "in memory"), (.changing, "between will and did"),
      (.visible, "visible"),
    ] {
      output.append("<li><svg width=\"20\" height=\"20\" aria-hidden=\"true\">")
      TraceDrawing.writeLine(phase, x: 10, from: 0, to: 20, to: &output)
      output.append("</svg> ")
      output.append(html: words)
      output.append("</li>\n")
    }
    output.append("</ul>\n")
  }

  /// The drawings: one for each command, several for a command of many calls.
  private static func writeFigures(
    _ trace: RecordedTrace, _ selection: TraceSelection, _ choice: PageChoice,
    to output: inout [UInt8]
  ) {
    var drawing = TraceDrawing(controllers: choice.controllers)
    trace.events.forEachCommand { number, group in
      guard selection.includes(command: number) else { return drawing.skip(group) }
      output.append("<section class=\"k")
      output.append(decimal: number)
      output.append("\">\n<h3>")
      output.append(html: heading(number, trace))
      output.append("</h3>\n")
      for rows in group.parts(of: TraceDrawing.rowLimit) { drawing.write(rows, to: &output) }
      output.append("</section>\n")
    }
  }

  /// A slide for each command, several for a command of many calls.
  private static func writeSlides(
    _ trace: RecordedTrace, _ selection: TraceSelection, to output: inout [UInt8]
  ) {
    var drawing = TraceDrawing(controllers: [:])
    trace.events.forEachCommand { number, group in
      guard selection.includes(command: number) else { return drawing.skip(group) }
      let parts = group.parts(of: slideRows)
      for (index, rows) in parts.enumerated() {
        output.append("<section class=\"slide\">\n<h2>")
        let part = parts.count == 1 ? "" : "  (\(index + 1) of \(parts.count))"
        output.append(html: heading(number, trace) + part)
        output.append("</h2>\n")
        drawing.writeScaled(rows, to: &output)
        output.append("</section>\n")
      }
    }
  }

  /// How many calls are read from the last row of a room.
  private static let slideRows = 12

  static func heading(_ number: Int, _ trace: RecordedTrace) -> String {
    guard number != 0 else { return "Before the first command" }
    return "\(number). \(trace.commands[number] ?? "command \(number)")"
  }

  private static func writeTable(
    _ trace: RecordedTrace, _ choice: PageChoice, to output: inout [UInt8]
  ) {
    output.append(
      """
      <h2 id="table">Table</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Table of all calls">
      <table>
      <thead><tr><th scope="col">Call</th><th scope="col">Milliseconds</th>\
      <th scope="col">Controller</th><th scope="col">What was called</th>\
      <th scope="col">Nested in</th><th scope="col">Transition</th></tr></thead>

      """)
    trace.events.forEachCommand { number, group in
      output.append("<tbody class=\"k")
      output.append(decimal: number)
      output.append("\">\n<tr><th colspan=\"6\" scope=\"rowgroup\">")
      output.append(html: heading(number, trace))
      output.append("</th></tr>\n")
      for index in group.indices { writeRow(group[index], index, choice, to: &output) }
      output.append("</tbody>\n")
    }
    output.append("</table>\n</div>\n")
  }

  private static func writeRow(
    _ event: LifecycleEvent, _ index: Int, _ choice: PageChoice, to output: inout [UInt8]
  ) {
    output.append("<tr id=\"t")
    output.append(decimal: index)
    output.append("\"")
    choice.writeClass(of: event.controller, to: &output)
    output.append("><td><a href=\"#d")
    output.append(decimal: index)
    output.append("\">")
    output.append(decimal: event.sequence)
    output.append("</a></td><td>")
    if !event.missing.contains(.time) { output.append(milliseconds: event.time) }
    output.append("</td><td>")
    output.append(html: event.controller.description)
    output.append("</td><td><code>")
    output.append(html: event.callDescription)
    output.append("</code></td><td>")
    if event.depth > 0 { output.append(decimal: event.depth) }
    output.append("</td><td>")
    if let transition = event.cause.transition {
      output.append(html: "\(transition.number) \(transition.kind)")
    }
    output.append("</td></tr>\n")
  }
}

extension ArraySlice {
  /// The elements in parts of at most a number of them, in order.
  func parts(of size: Int) -> [ArraySlice] {
    stride(from: startIndex, to: endIndex, by: size).map {
      self[$0..<Swift.min($0 + size, endIndex)]
    }
  }
}

extension [UInt8] {
  /// Adds a text escaped for HTML, with control characters escaped as well.
  mutating func append(html text: String) {
    append(
      text,
      escapingBytes: {
        $0 < 0x20 || $0 == 0x7F || $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22
          || $0 == 0x27
      }
    ) { scalar, bytes in
      switch scalar {
      case "&": bytes.append("&amp;")
      case "<": bytes.append("&lt;")
      case ">": bytes.append("&gt;")
      case "\"": bytes.append("&quot;")
      case "'": bytes.append("&#39;")
      default:
        if scalar.isHidden {
          bytes.append(unicodeEscape: scalar)
        } else {
          bytes.append(text: String(scalar))
        }
      }
    }
  }

  /// Adds a time in milliseconds with three decimals.
  mutating func append(milliseconds time: Duration) {
    let microseconds = time.nanoseconds / 1000
    if microseconds < 0 { append("-") }
    let (whole, rest) = microseconds.magnitude.quotientAndRemainder(dividingBy: 1000)
    append(decimal: Int(whole))
    append(".")
    append(rest < 10 ? "00" : rest < 100 ? "0" : "" as StaticString)
    append(decimal: Int(rest))
  }
}
