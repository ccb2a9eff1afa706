import ConcentrationTestSupport
import Foundation
import LifecycleTrace
import Testing

/// Each format of the same tour, byte by byte, and by the rules of its readers.
@Suite struct TourFormatTests {
  private func written(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func golden(_ name: String) -> GoldenFile {
    GoldenFile("Tests/Runtime/LifecycleTraceTests/Golden/\(name)")
  }

  @Test func `the tour itself breaks no rule`() {
    #expect(LifecycleChecker.violations(in: Tour.trace.events) == [])
  }

  @Test(arguments: [
    (TraceFormat.text, "tour.txt"), (.vcl, "tour.vcl"), (.json, "tour.jsonl"),
    (.timeline, "tour.timeline"), (.mermaid, "tour.mmd"), (.chrome, "tour.chrome.json"),
    (.html, "tour.html"), (.svg, "tour.svg"),
  ])
  func `each format of the tour`(format: TraceFormat, name: String) {
    golden(name).expect(written { format.write(Tour.trace, to: &$0) })
  }

  @Test func `every format has its file above`() {
    #expect(TraceFormat.allCases.count == 8)
  }

  @Test(arguments: TraceFormat.allCases)
  func `no format writes a control character, whatever a name holds`(format: TraceFormat) {
    let hostile = ControllerID(name: "A\u{1B}]0;x\u{7}\u{9B}\u{202E}\r\n</script>", ordinal: 1)
    let events = [LifecycleCallback.prepare(forSegue: "\u{1B}[2J"), .willMove(toParent: hostile)]
      .map {
        LifecycleEvent(
          sequence: 0, time: .zero, controller: hostile, callback: $0, depth: 0,
          cause: LifecycleCause(command: 1, transition: nil))
      }
    let trace = RecordedTrace(events: events, commands: [1: "\u{1B}c\u{2028}"])
    let text = written { format.write(trace, to: &$0) }
    #expect(
      !text.unicodeScalars.contains { scalar in
        scalar != "\n"
          && (scalar.properties.generalCategory == .control
            || ["\u{202E}", "\u{2028}"].contains(scalar))
      })
    #expect(format != .html || !text.contains("</script"))
  }

  @Test func `a trace without events is a document in every format`() throws {
    for format in TraceFormat.allCases {
      _ = written { format.write(RecordedTrace(events: []), to: &$0) }
    }
    let chrome = written { TraceFormat.chrome.write(RecordedTrace(events: []), to: &$0) }
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(chrome.utf8)) }
  }

  @Test(arguments: [20, 33, 60, 80, 132], TimelineFormat.Direction.allCases)
  func `a timeline fits its width, and is ASCII where that is asked for`(
    width: Int, direction: TimelineFormat.Direction
  ) {
    for isASCII in [false, true] {
      let format = TimelineFormat(width: width, direction: direction, isASCII: isASCII)
      let text = written { format.write(Tour.trace, to: &$0) }
      for line in text.split(separator: "\n") {
        #expect(line.count <= width, "\(line)")
        #expect(!isASCII || line.utf8.allSatisfy { 0x20..<0x7F ~= $0 }, "\(line)")
      }
    }
  }

  @Test func `a timeline across in ASCII, in blocks below each other`() {
    golden("tour-across.timeline").expect(
      written {
        TimelineFormat(width: 40, direction: .across, isASCII: true).write(Tour.trace, to: &$0)
      })
  }

  @Test func `a timeline that is too narrow says which lanes are missing`() {
    let text = written { TimelineFormat(width: 20).write(Tour.trace, to: &$0) }
    #expect(text.contains("\nNo room for "))
  }

  @Test func `a large trace is written in time that grows with it alone`() {
    // Ten thousand controllers that come and go: a quadratic writer would take minutes.
    var recorder = LifecycleRecorder(capacity: 100_000)
    for number in 1...10_000 {
      let controller = ControllerID(name: "C", ordinal: number)
      if number % 5 == 0 { recorder.beginCommand("step \(number)") }
      for call in [
        LifecycleCallback.initWithNibName, .viewDidLoad, .viewWillAppear(animated: true),
        .viewDidAppear(animated: true), .viewWillDisappear(animated: true),
        .viewDidDisappear(animated: true), .deinit(heldBy: nil),
      ] {
        recorder.append(call, of: controller, at: .milliseconds(number))
      }
    }
    let trace = RecordedTrace(recorder)
    for format in TraceFormat.allCases {
      let lines = written { format.write(trace, to: &$0) }.utf8.count { $0 == 0x0A }
      #expect(lines >= 60_000, "\(format)")
    }
  }
}
