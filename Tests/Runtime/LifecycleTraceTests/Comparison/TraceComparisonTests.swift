import Foundation
import LifecycleTrace
import Testing

/// A phone's calls beside ours.
@Suite struct TraceComparisonTests {
  /// A trace whose logger wrote neither depth nor transitions, as one on a phone.
  private func phone(
    _ change: ([LifecycleEvent]) -> [LifecycleEvent] = { $0 }
  ) -> RecordedTrace {
    let events = Tour.trace.events.filter {
      $0.callback.isCommon && !$0.controller.name.hasPrefix("Tabs")
        && !$0.controller.name.hasPrefix("Nav")
    }
    return RecordedTrace(
      events: change(events),
      gaps: TraceGaps(fields: [.depth, .transition, .command, .time]))
  }

  @Test func `the same calls agree, whatever the phone's logger does not write`() {
    let comparison = TraceComparison(phone: phone(), ours: Tour.trace)
    #expect(comparison.agrees)
    #expect(comparison.rows.allSatisfy { $0.verdict == .same })
    #expect(comparison.rows.count == phone().events.count)
    #expect(comparison.leftOut.contains { $0.call == "loadView" })
  }

  @Test func `a call that only one has stands alone, with what decides`() throws {
    let shorter = phone { events in
      var events = events
      events.removeAll { $0.callback.kind == .viewIsAppearing && $0.controller.name == "Stats" }
      return events
    }
    let comparison = TraceComparison(phone: shorter, ours: Tour.trace)
    #expect(!comparison.agrees)
    let row = try #require(comparison.rows.first { $0.verdict == .oursOnly })
    #expect(row.phone == nil)
    #expect(row.ours?.callText == "Stats#1 viewIsAppearing(animated: false)")
    #expect(row.decidedBy.hasPrefix("I15"))
    #expect(comparison.count(.oursOnly) == phone().events.count - shorter.events.count)
    let back = TraceComparison(phone: Tour.trace, ours: shorter)
    #expect(back.count(.phoneOnly) >= 1)
  }

  @Test func `another argument differs, and names the rule of its transition`() throws {
    let other = phone { events in
      events.map { event in
        guard case .viewWillAppear(let animated) = event.callback, event.controller.name == "Stats"
        else { return event }
        return LifecycleEvent(
          sequence: event.sequence, time: event.time, controller: event.controller,
          callback: .viewWillAppear(animated: !animated), depth: 0, cause: event.cause)
      }
    }
    let comparison = TraceComparison(phone: other, ours: Tour.trace)
    let rows = comparison.rows.filter { $0.verdict == .differing }
    #expect(!rows.isEmpty && rows.allSatisfy { $0.phone?.callback.kind == .viewWillAppear })
    #expect(rows.first?.decidedBy.contains("I") == true)
  }

  @Test func `the number of layout calls is free`() {
    func event(_ sequence: Int, _ callback: LifecycleCallback) -> LifecycleEvent {
      LifecycleEvent(
        sequence: sequence, time: .zero, controller: ControllerID(name: "Game", ordinal: 1),
        callback: callback, depth: 0, cause: LifecycleCause(command: 1, transition: nil))
    }
    let size = LifecycleSize(width: 390, height: 844)
    let ours = [
      LifecycleCallback.viewDidLoad, .viewWillLayoutSubviews(LifecycleSize(width: 80, height: 23)),
      .viewDidLayoutSubviews(LifecycleSize(width: 80, height: 23)),
    ]
    let phone =
      ours.prefix(1) + [
        .viewWillLayoutSubviews(size), .viewDidLayoutSubviews(size), .viewWillLayoutSubviews(size),
        .viewDidLayoutSubviews(size),
      ]
    func trace(_ calls: [LifecycleCallback]) -> RecordedTrace {
      RecordedTrace(
        events: calls.enumerated().map { event($0, $1) },
        gaps: TraceGaps(fields: [.transition], calls: [.viewWillAppear, .viewDidAppear]))
    }
    let comparison = TraceComparison(phone: trace(Array(phone)), ours: trace(ours))
    #expect(comparison.agrees, "\(comparison.rows)")
    #expect(comparison.count(.same) == 3)
    #expect(comparison.rows.filter(\.isFree).count == 2)
  }

  @Test func `every call of both stands in one row`() {
    let moved = phone { events in
      var events = events
      events.swapAt(3, 4)
      events.swapAt(10, 14)
      return events
    }
    let comparison = TraceComparison(phone: moved, ours: Tour.trace)
    #expect(comparison.rows.compactMap(\.phone).map(\.sequence) == moved.events.map(\.sequence))
    #expect(Set(comparison.rows.compactMap(\.ours)).count == moved.events.count)
  }

  @Test func `the text has two columns, the page a table`() throws {
    let comparison = TraceComparison(phone: phone { Array($0.dropFirst()) }, ours: Tour.trace)
    var text: [UInt8] = []
    comparison.write(names: ("phone.txt", "ours.jsonl"), to: &text)
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    #expect(lines[0].contains("phone.txt") && lines[0].hasSuffix("decided by"))
    #expect(lines.last == Substring(comparison.summary))
    let middle = try #require(lines[0].firstRange(of: "ours.jsonl")).lowerBound
    let last = try #require(lines[0].firstRange(of: "decided by")).lowerBound
    let columns = [middle, last].map { lines[0].distance(from: lines[0].startIndex, to: $0) }
    for (row, line) in zip(comparison.rows, lines.dropFirst()) {
      if let phone = row.phone { #expect(line.dropFirst(3).hasPrefix(phone.callText)) }
      if let ours = row.ours { #expect(line.dropFirst(columns[0]).hasPrefix(ours.callText)) }
      if !row.decidedBy.isEmpty { #expect(line.dropFirst(columns[1]) == row.decidedBy) }
    }
    var page: [UInt8] = []
    comparison.writePage(names: ("<phone>", "ours"), to: &page)
    let html = String(decoding: page, as: UTF8.self)
    #expect(html.contains("&lt;phone&gt;") && !html.contains("<phone>"))
    #expect(html.components(separatedBy: "<tr").count - 2 == comparison.rows.count)
  }
}
