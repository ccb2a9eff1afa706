import ConcentrationTestSupport
import LifecycleTrace
import Testing

@Suite struct CheckReportTests {
  private func text(_ trace: RecordedTrace) -> String {
    var bytes: [UInt8] = []
    CheckReport(trace).write(line: { $0 + 2 }, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `the tour is clean, and every rule is checked`() {
    #expect(CheckReport(Tour.trace).isClean)
    #expect(
      text(Tour.trace)
        == "52 calls, \(LifecycleChecker.rules.count) rules checked: no rule is broken.\n")
  }

  @Test func `a broken rule is named with its sentence, its events and its evidence`() {
    var trace = Tour.trace
    trace.events.removeAll { $0.callback == .viewWillAppear(animated: true) }
    let text = text(trace)
    #expect(text.hasPrefix("I10 is broken: A controller is disappeared, appearing, "))
    #expect(
      text.contains(
        "\n  event 43 (line 44): Detail#1 viewDidAppear(animated: true) while disappeared\n"))
    #expect(
      text.contains("\n  Evidence: documented as a diagram; tested by Square's swift-modals.\n"))
    #expect(text.contains("I15 is broken: "))
  }

  @Test func `a transition that is not over at the end breaks a rule without an event`() {
    var trace = Tour.trace
    trace.events.removeAll { $0.callback == .viewDidAppear(animated: true) }
    #expect(
      text(trace).contains(
        "\n  at the end: Stats#1 still appearing although no transition is running\n"))
    #expect(CheckReport(trace).summary == "50 calls, 31 rules checked: 1 broken, at 1 place.")
  }

  @Test func `rules that need what is missing are not checked, and are named`() {
    var trace = Tour.trace
    trace.gaps = TraceGaps(fields: [.animated, .transition], calls: [.viewIsAppearing])
    trace.events.removeAll { $0.callback.kind == .viewIsAppearing }
    let report = CheckReport(trace)
    #expect(report.isClean)
    let text = text(trace)
    #expect(text.contains("Not checked: I15, for want of the call viewIsAppearing.\n"))
    #expect(text.contains("Not checked: I17, for want of the field animated.\n"))
    #expect(
      text.contains(
        "Not checked: I23, for want of the field transition and the call viewIsAppearing.\n"))
    #expect(report.checkedCount < LifecycleChecker.rules.count)
  }

  @Test func `a trace whose beginning was dropped is judged by what is whole`() {
    var trace = Tour.trace
    trace.events.removeFirst(25)
    trace.droppedCount = 25
    let report = CheckReport(trace)
    #expect(report.isClean)
    #expect(report.olderControllerCount == 2)
  }

  @Test func `a log may begin at any call of a session that keeps the rules`() {
    for start in Tour.trace.events.indices {
      var trace = Tour.trace
      trace.events.removeFirst(start)
      let broken = CheckReport(trace).violations
      #expect(broken.isEmpty, "from event \(start): \(broken)")
    }
  }

  @Test(arguments: [
    [LifecycleCallback.viewWillDisappear(animated: true), .viewDidDisappear(animated: true)],
    [.viewDidAppear(animated: true)], [.viewDidDisappear(animated: false), .deinit(heldBy: nil)],
    [.viewIsAppearing(animated: true), .viewDidAppear(animated: true)],
    [.viewDidLayoutSubviews(LifecycleSize(width: 80, height: 24))],
    [
      .prepare(forSegue: "next"), .viewWillDisappear(animated: true),
      .viewDidDisappear(animated: true),
    ],
    [.transitionCompletion], [.traitCollectionDidChange],
    [.awakeFromNib, .viewDidLoad],
  ])
  func `calls that were not logged break no rule, and are said to be unknown`(
    calls: [LifecycleCallback]
  ) {
    let report = CheckReport(log(of: calls))
    #expect(report.isClean, "\(report.violations)")
    #expect(report.partlyLoggedCount == (calls.contains(.viewDidLoad) ? 0 : 1))
  }

  @Test func `what follows the first logged call is judged`() {
    let report = CheckReport(
      log(of: [.viewDidAppear(animated: true), .viewDidAppear(animated: true)]))
    #expect(report.violations.map(\.rule) == ["I10"])
    #expect(report.violations.first?.sequence == 1)
  }

  @Test func `a controller that is logged from the loading of its view on has no unknown calls`() {
    let loaded = log(of: [.viewDidLoad, .viewWillDisappear(animated: true)])
    #expect(CheckReport(loaded).violations.map(\.rule) == ["I10", "I14"])
    #expect(
      text(log(of: [.viewDidAppear(animated: true)])).contains(
        "Not logged, so unknown: the earlier calls of 1 controller.\n"))
  }

  /// A log of one controller.
  private func log(of calls: [LifecycleCallback]) -> RecordedTrace {
    let id = ControllerID(name: "Detail", ordinal: 1)
    return RecordedTrace(
      events: calls.enumerated().map { index, call in
        LifecycleEvent(
          sequence: index, time: .zero, controller: id, callback: call, depth: 0,
          cause: LifecycleCause(command: 1, transition: nil))
      })
  }

  @Test func `the rules have the words of docs/UIKIT-RULES.md`() throws {
    let text = try PackageFiles.text(of: "docs/UIKIT-RULES.md")
    for rule in LifecycleRule.all {
      let section = try #require(text.firstRange(of: "### \(rule.id)\n"))
      let words = text[section.upperBound...].prefix(2000)
      let expected = "\(rule.sentence) Evidence: \(rule.evidence)"
      #expect(
        words.split(whereSeparator: \.isWhitespace).joined(separator: " ").hasPrefix(expected),
        "\(rule.id)")
    }
    #expect(Set(LifecycleRule.all.map(\.id)) == Set(LifecycleChecker.rules))
  }
}
