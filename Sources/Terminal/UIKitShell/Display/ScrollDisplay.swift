package import TerminalCanvas

/// Shows a reply line after line: teaching mode, and every output that cannot be redrawn.
package struct ScrollDisplay: Sendable {
  /// The terminal's width in columns; no line is wider.
  package var columns: Int
  /// How much colour is written.
  package var colorDepth: ColorDepth
  /// Whether everything is drawn with ASCII fallbacks.
  package var ascii: Bool

  private var colors = CallColors()

  /// A display of this width.
  package init(columns: Int, colorDepth: ColorDepth, ascii: Bool) {
    self.columns = max(1, columns)
    self.colorDepth = colorDepth
    self.ascii = ascii
  }

  /// The lines of a reply in their order: calls, screen, message.
  ///
  /// - Parameters:
  ///   - calls: lines of the log, each with its own mark; a long one goes on behind `|`.
  ///   - screen: the app's window, drawn; its blank rows at the end are left out.
  ///   - message: sentences, or the lines of a refusal.
  /// - Returns: whole lines, each with its line feed.
  package mutating func text(
    calls: [String] = [], screen: Canvas? = nil, message: [String] = []
  ) -> String {
    var encoder = ANSIEncoder(colorDepth: colorDepth, ascii: ascii)
    encoder.encodeLines(callLines(calls))
    if let screen {
      encoder.encodeLines(screen.cropped(columns: columns))
    }
    encoder.encodeLines(messageLines(message))
    return encoder.text
  }

  private mutating func callLines(_ calls: [String]) -> Canvas {
    let lines = calls.flatMap { Self.wrapCall($0, columns: columns) }
    var canvas = Canvas(width: columns, height: lines.count)
    for (row, line) in lines.enumerated() {
      colors.draw(
        line, on: &canvas, in: Region(column: 0, row: row, width: columns, height: 1))
    }
    return canvas
  }

  private func messageLines(_ message: [String]) -> Canvas {
    let lines = WordWrap.lines(of: message, columns: columns)
    var canvas = Canvas(width: columns, height: lines.count)
    for (row, line) in lines.enumerated() {
      canvas.draw(line, column: 0, row: row)
      guard line.hasPrefix("error: ") else { continue }
      canvas.draw("error:", column: 0, row: row, style: Style(isBold: true))
    }
    return canvas
  }

  /// A call that is too long goes on in lines that are marked as calls, too.
  private static func wrapCall(_ call: String, columns: Int) -> [String] {
    guard DisplayWidth.of(call) > columns, columns > 12, call.hasPrefix("| ") else {
      return WordWrap.lines(of: call, columns: columns)
    }
    let lines = WordWrap.lines(of: String(call.dropFirst(2)), columns: columns - 6)
    return lines.enumerated().map { ($0.offset == 0 ? "| " : "|     ") + $0.element }
  }
}

extension Canvas {
  /// The same picture, no wider than the room and without blank rows at the end.
  fileprivate func cropped(columns: Int) -> Canvas {
    var rows = height
    while rows > 0, usedColumns(ofRow: rows - 1) == 0 { rows -= 1 }
    guard rows < height || width > columns else { return self }
    var canvas = Canvas(width: min(width, columns), height: rows)
    canvas.draw(self, column: 0, row: 0)
    return canvas
  }
}
