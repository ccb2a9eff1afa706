/// The lines of a message as far as there is room for them, with a word on the rest.
///
/// What happened last, and so the result, stands at the end of what happened; what is wrong stands at
/// the beginning of a refusal and of a greeting. A line is left out whole where that is possible.
///
/// Source: SHELL.md "Long messages".
struct ShortMessage {
  /// The lines, none wider than the terminal.
  let lines: [String]
  /// Whether something was left out.
  let isShortened: Bool

  /// Shortens the message of a page to a number of rows.
  init(_ content: PageContent, columns: Int, rows: Int) {
    let all = WordWrap.lines(of: content.message, columns: columns)
    guard all.count > rows, content.kind != .text else {
      (lines, isShortened) = (all, false)
      return
    }
    isShortened = true
    let room = max(0, rows - 1)
    let keepsStart = content.kind != .event
    let wrapped = content.message.map { WordWrap.lines(of: $0, columns: columns) }
    var kept = Self.wholeLines(keepsStart ? wrapped : wrapped.reversed(), fitting: room)
    if !keepsStart { kept.reverse() }
    var shown = kept.flatMap(\.self)
    if shown.isEmpty { shown = Array(keepsStart ? all.prefix(room) : all.suffix(room)) }
    let remark = Self.remark(onLines: all.count - shown.count, columns: columns)
    guard content.kind != .greeting || room > 0 else {
      lines = [Self.line(beginningWith: all[0], remark: remark, columns: columns)]
      return
    }
    lines = keepsStart ? shown + [remark] : [remark] + shown
  }

  /// As much of a line as there is room for beside the remark.
  private static func line(beginningWith line: String, remark: String, columns: Int) -> String {
    let room = columns - remark.count - 1
    return room > 0 ? "\(line.prefix(room)) \(remark)" : remark
  }

  private static func wholeLines(_ lines: [[String]], fitting rows: Int) -> [[String]] {
    var room = rows
    return Array(
      lines.prefix { line in
        room -= line.count
        return room >= 0
      })
  }

  /// How many lines are left out, and the command that shows them.
  private static func remark(onLines count: Int, columns: Int) -> String {
    let lines = count == 1 ? "line" : "lines"
    let forms = ["-- \(count) \(lines) more: look --", "-- \(count) more: look --", "-- look --"]
    return forms.first { $0.count <= columns } ?? "--"
  }
}
