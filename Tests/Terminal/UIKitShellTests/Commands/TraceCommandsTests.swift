import LifecycleTrace
import LifecycleTraceReading
import Testing
import UIKit

@testable import UIKitShell

/// `export`, `diff` and `timeline`.
@MainActor @Suite struct TraceCommandsTests {
  private let files = MemoryFiles()

  private func paint() throws -> PaintSession {
    let files = files
    return try PaintSession(prepare: { $0.files = files })
  }

  @Test(arguments: TraceFormat.allCases)
  func `export writes what the format writes of all calls`(format: TraceFormat) throws {
    let paint = try paint()
    _ = paint.run("press Red")
    let message = paint.run("export \(format) trace.out")
    let trace = RecordedTrace(paint.session.app.trace.recorder)
    let lines = format == .vcl ? VCLFormat.lines(for: trace.events).count : trace.events.count
    #expect(message == ["Wrote \(lines) calls into trace.out."])
    var expected: [UInt8] = []
    format.write(trace, to: &expected)
    #expect(files.contents["/project/trace.out"] == expected)
  }

  @Test func `export refuses other formats, and files outside of the working directory`() throws {
    let paint = try paint()
    #expect(
      paint.run("export xml a") == [
        "error: no format 'xml'. Formats: text, vcl, json, timeline, mermaid, chrome, html, svg."
      ])
    #expect(
      paint.run("export json /etc/x").first?.hasPrefix("error: /etc/x: scripts write") == true)
    #expect(paint.run("export json") == ["error: export needs a file name"])
  }

  @Test func `diff says what came and went since a trace`() throws {
    let first = try paint()
    _ = first.run("press Red")
    _ = first.run("export json trace.jsonl")
    #expect(first.run("diff trace.jsonl") == ["The calls are the same."])
    let second = try paint()
    _ = second.run("tab note")
    _ = second.run("press Red")
    let lines = second.run("diff trace.jsonl")
    #expect(lines.prefix(2) == ["--- trace.jsonl", "+++ this session"])
    #expect(lines.contains("  1  tab note"))
    #expect(lines.contains { $0.hasPrefix("came     Note#1 viewDidLoad(), event ") })
    #expect(lines.contains { $0.hasPrefix("went     Shade#1 viewDidLoad(), event ") })
  }

  @Test func `diff refuses what is no trace, with line and column`() throws {
    try files.write(Array("{\"controller\":\"A\",\"call\":3}\n".utf8), to: "bad.jsonl")
    let paint = try paint()
    #expect(
      paint.run("diff bad.jsonl").first?.hasPrefix("error: bad.jsonl: line 1, column 26: expected ")
        == true)
    #expect(paint.run("diff none.jsonl") == ["error: none.jsonl: no such file"])
  }

  @Test func `timeline draws lanes, down or across, of the calls that are asked for`() throws {
    let paint = try paint()
    _ = paint.run("press Red")
    let down = paint.run("timeline")
    #expect(down.contains { $0.contains("Shade#1 viewDidAppear(animated: true)") })
    #expect(down.allSatisfy { $0.count <= 80 && $0.allSatisfy(\.isASCII) })
    let across = paint.run("timeline across shade")
    #expect(across.contains { $0.hasPrefix("Shade#1") })
    #expect(!across.contains { $0.hasPrefix("Colors#1") })
    #expect(paint.run("timeline 77") == ["No such calls."])
  }
}

/// `step` walks through the calls of a session.
@MainActor @Suite struct StepCommandTests {
  @Test func `the calls come one by one, forth and back, with the states of the controllers`()
    throws
  {
    let session = try PaintSession()
    _ = session.run("press Red")
    let events = session.session.app.trace.recorder.events
    #expect(session.run("step back") == ["error: no call comes before this one"])
    let first = session.run("step")
    #expect(first[0] == "Call 1 of \(events.count), in (launch)")
    let second = session.run("step")
    #expect(second[0].hasPrefix("Call 2 of "))
    #expect(session.run("step back") == first)
    let pushed = session.run("step 1")
    #expect(pushed[0].hasSuffix("in 1  press Red"))
    #expect(pushed.last?.hasPrefix("Now: ") == true)
    #expect(session.run("step 77").first?.hasPrefix("error: command 77 caused no call") == true)
  }

  @Test func `what comes now is asked among calls that follow, and step shows it`() throws {
    let session = try PaintSession()
    _ = session.run("press Red")
    _ = session.run("step 1")
    let question = session.run("step what")
    #expect(question.first == "What comes now?" && question.last == "step shows it.")
    let stepper = session.session.state(Stepper.self)
    let next = session.session.app.trace.recorder.events[stepper.place + 1]
    #expect(question.contains("  \(next.controller) \(next.callback.name)"))
    #expect(session.run("step what") == question)
    let count = session.session.app.trace.recorder.events.count
    for _ in stepper.place + 1..<count { _ = session.run("step") }
    #expect(session.run("step").first?.hasPrefix("error: no call comes after this one") == true)
    #expect(session.run("step what").first?.hasPrefix("error: no call comes after") == true)
    #expect(session.run("step start")[0].hasPrefix("Call 1 of "))
  }
}
