import Foundation
import LifecycleTrace
import Testing

/// Parts of a trace, slides, and how large an export becomes.
@Suite struct TraceSelectionTests {
  private func written(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `commands and controllers choose calls, by name or by name and number`() {
    let all = Tour.trace.events
    let stats = TraceSelection(controllers: ["stats"]).part(of: Tour.trace).events
    #expect(!stats.isEmpty && stats.allSatisfy { $0.controller.name == "Stats" })
    let command = all[all.count - 1].cause.command
    let both = TraceSelection(commands: [command], controllers: ["STATS#1", "Game"])
    #expect(
      both.part(of: Tour.trace).events
        == all.filter {
          $0.cause.command == command
            && ($0.controller.description == "Stats#1" || $0.controller.name == "Game")
        })
    #expect(TraceSelection().part(of: Tour.trace) == Tour.trace)
  }

  @Test func `what is not in the trace is named`() {
    let selection = TraceSelection(commands: [99], controllers: ["Gmae", "Game"])
    #expect(selection.unknown(in: Tour.trace) == ["command 99", "controller gmae"])
  }

  @Test func `a selected page shows those calls, each once in the drawing and once in the table`() {
    let selection = TraceSelection(controllers: ["Stats"])
    let html = written { HTMLFormat.write(Tour.trace, selection: selection, to: &$0) }
    let count = selection.part(of: Tour.trace).events.count
    #expect(html.components(separatedBy: "<tr id=\"t").count - 1 == count)
    #expect(html.components(separatedBy: "<a id=\"d").count - 1 == count)
    #expect(!html.contains("Game#1 view"))
  }

  @Test func `a controller that is visible before a chosen command is drawn as visible`() {
    let events = Tour.trace.events
    let last = events[events.count - 1].cause.command
    let slides = written {
      HTMLFormat.write(
        Tour.trace, selection: TraceSelection(commands: [last]), layout: .slides, to: &$0)
    }
    #expect(slides.contains("class=\"visible\""))
    #expect(!slides.contains("<table"))
    #expect(slides.contains("class=\"slide\""))
  }

  @Test func `every slide has at most twelve calls, and all slides have all`() {
    let slides = written { HTMLFormat.write(Tour.trace, layout: .slides, to: &$0) }
      .components(separatedBy: "<section class=\"slide\">").dropFirst()
    let counts = slides.map { $0.components(separatedBy: "<g class=\"call").count - 1 }
    #expect(counts.allSatisfy { 1...12 ~= $0 })
    #expect(counts.reduce(0, +) == Tour.trace.events.count)
  }

  @Test func `no text of a drawing lies outside it`() throws {
    let name = String(repeating: "Long", count: 12)
    let events = (0..<3).map { number in
      LifecycleEvent(
        sequence: number, time: .zero, controller: ControllerID(name: name, ordinal: number + 1),
        callback: .prepare(forSegue: String(repeating: "x", count: 70)), depth: number,
        cause: LifecycleCause(command: 1, transition: nil))
    }
    let svg = written { TraceFormat.svg.write(RecordedTrace(events: events), to: &$0) }
    let box = try #require(svg.firstMatch(of: #/viewBox="0 0 (\d+) (\d+)"/#))
    let width = try #require(Int(box.1))
    for match in svg.matches(of: #/<text x="(\d+)" y="\d+">([^<]*)</#) {
      // A letter of the monospaced type of 13 pixels is less than 8 wide.
      #expect((Int(match.1) ?? 0) + match.2.count * 8 <= width)
    }
    for match in svg.matches(of: #/translate\((\d+) (\d+)\) rotate\(-40\)">([^<]*)</#) {
      let length = Double(match.3.count * 8)
      #expect((Double(match.1) ?? 0) + length * 0.766 <= Double(width))
      #expect((Double(match.2) ?? 0) - length * 0.643 >= 8)
    }
  }

  @Test(arguments: TraceFormat.allCases)
  func `the size that is said before is near the one that is written`(format: TraceFormat) {
    let events = (0..<40).flatMap { _ in Tour.trace.events }
    let trace = RecordedTrace(events: events, commands: Tour.trace.commands)
    let size = written { format.write(trace, to: &$0) }.utf8.count
    let estimate = format.estimatedSize(of: trace)
    #expect(estimate > size / 2 && estimate < size * 2, "\(estimate) of \(size)")
    #expect(format.estimatedSize(of: RecordedTrace(events: [])) == 0)
  }
}
