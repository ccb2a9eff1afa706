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
        "error: no format 'xml'. Formats: text, vcl, json, timeline, mermaid, chrome, html."
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
