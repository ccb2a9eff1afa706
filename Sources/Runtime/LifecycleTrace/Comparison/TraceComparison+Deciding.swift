/// By which rule or case a difference is decided.
extension TraceComparison {
  /// The rules that a trace breaks, by the events that break them.
  typealias Broken = [Int: String]

  static func broken(in trace: RecordedTrace) -> Broken {
    var broken: Broken = [:]
    for violation in CheckReport(trace).violations {
      if let sequence = violation.sequence, broken[sequence] == nil {
        broken[sequence] = violation.rule
      }
    }
    return broken
  }

  /// The row of a call of the phone, one of ours, or both.
  static func row(
    _ phone: LifecycleEvent?, _ ours: LifecycleEvent?, isSame: Bool,
    broken: (phone: Broken, ours: Broken)
  ) -> Row {
    guard !isSame else {
      return Row(verdict: .same, phone: phone, ours: ours, isFree: false, decidedBy: "")
    }
    let verdict: Verdict = phone == nil ? .oursOnly : ours == nil ? .phoneOnly : .differing
    if let rule = phone.flatMap({ broken.phone[$0.sequence] }) {
      return Row(
        verdict: verdict, phone: phone, ours: ours, isFree: false,
        decidedBy: "\(rule): the phone's log breaks it here")
    }
    if let rule = ours.flatMap({ broken.ours[$0.sequence] }) {
      return Row(
        verdict: verdict, phone: phone, ours: ours, isFree: false,
        decidedBy: "\(rule): our log breaks it here")
    }
    guard let event = phone ?? ours else { preconditionFailure("a row has a call") }
    let (decision, isFree) = decision(on: event, ours: ours)
    return Row(
      verdict: verdict, phone: phone, ours: ours, isFree: isFree, decidedBy: decision)
  }

  /// What decides on a call that only one has, or that differs.
  private static func decision(
    on event: LifecycleEvent, ours: LifecycleEvent?
  ) -> (words: String, isFree: Bool) {
    switch event.callback.kind {
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews:
      return ("I22: the number of layout calls is free", true)
    case .viewIsAppearing: return ("I15: once in each appearance, since iOS 13", false)
    case .deinit: return ("I48, nav-pop-deinit-moment", false)
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      guard let transition = (ours ?? event).cause.transition else { return ("I10, I11", false) }
      let cases = transition.kind.cases(isCancelled: false, leavesPresenter: false)
      let rule = OrderCheck.rule(of: transition.kind)
      return (([rule] + cases).joined(separator: ", "), false)
    default:
      let explanation = LifecycleExplanation.of(event.callback.kind)
      return (
        (explanation.rules.prefix(1) + explanation.cases.prefix(1)).joined(separator: ", "), false
      )
    }
  }
}

extension TraceComparison {
  /// The numbers of rows in a sentence.
  public var summary: String {
    let free = rows.count(where: \.isFree)
    return "\(count(.same)) the same, \(count(.differing)) differing, "
      + "\(count(.phoneOnly)) on the phone alone, \(count(.oursOnly)) here alone"
      + (free == 0 ? "." : "; \(free) of these are free.")
  }

  /// The sign of a row: `=`, `!`, `<` or `>`, and `~` for a difference that is free.
  private static func sign(_ row: Row) -> String {
    guard !row.isFree else { return "~" }
    return switch row.verdict {
    case .same: "="
    case .differing: "!"
    case .phoneOnly: "<"
    case .oursOnly: ">"
    }
  }

  /// The sentences above and below the columns.
  private var remarks: [String] {
    guard !leftOut.isEmpty else { return [summary] }
    let calls = leftOut.map { "\($0.call) (\($0.count))" }.joined(separator: ", ")
    return ["Not compared, since the phone's log has none: \(calls).", summary]
  }

  /// Adds two columns of text, a line for each row.
  ///
  /// - Parameters:
  ///   - names: The names of the two traces, such as those of their files.
  ///   - output: Where the lines go, as UTF-8.
  public func write(names: (phone: String, ours: String), to output: inout [UInt8]) {
    let width = ([names.phone.count] + rows.map { $0.phone?.callText.count ?? 0 }).max() ?? 0
    let right = ([names.ours.count] + rows.map { $0.ours?.callText.count ?? 0 }).max() ?? 0
    func line(_ sign: String, _ left: String, _ middle: String, _ last: String) {
      let cells = [sign, left.filled(to: width), middle.filled(to: right), last]
      let text = cells.joined(separator: "  ")
      output.append(visible: String(text.reversed().drop { $0 == " " }.reversed()))
      output.append(0x0A)
    }
    line(" ", names.phone, names.ours, "decided by")
    for row in rows {
      line(Self.sign(row), row.phone?.callText ?? "", row.ours?.callText ?? "", row.decidedBy)
    }
    for remark in remarks { output.append(text: "\n\(remark)\n") }
  }

  /// Adds a page with a table of two columns.
  public func writePage(names: (phone: String, ours: String), to output: inout [UInt8]) {
    HTMLFormat.writeHead("Comparison of \(names.phone) and \(names.ours)", to: &output)
    output.append("<body>\n<h1>A phone's calls beside ours</h1>\n")
    for remark in remarks {
      output.append("<p>")
      output.append(html: remark)
      output.append("</p>\n")
    }
    output.append("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Calls\">\n")
    output.append("<table class=\"compared\"><thead><tr><th scope=\"col\"></th>")
    for name in [names.phone, names.ours, "Decided by"] {
      output.append("<th scope=\"col\">")
      output.append(html: name)
      output.append("</th>")
    }
    output.append("</tr></thead>\n<tbody>\n")
    for row in rows {
      output.append(row.verdict == .same ? "<tr>" : "<tr class=\"other\">" as StaticString)
      for cell in [
        Self.sign(row), row.phone?.callText ?? "", row.ours?.callText ?? "", row.decidedBy,
      ] {
        output.append("<td>")
        output.append(html: cell)
        output.append("</td>")
      }
      output.append("</tr>\n")
    }
    output.append("</tbody></table></div>\n<p>= same, ! differing, &lt; on the phone alone, ")
    output.append("&gt; here alone, ~ free</p>\n</body>\n</html>\n")
  }
}

extension String {
  /// The text with blanks behind it up to a width in characters.
  fileprivate func filled(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
