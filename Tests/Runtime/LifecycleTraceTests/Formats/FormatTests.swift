import LifecycleTrace
import Testing

@Suite("Formats of the trace")
struct FormatTests {
  private func push() -> LifecycleRecorder {
    var recorder = LifecycleRecorder()
    let chooser = ControllerID(name: "Chooser", ordinal: 1)
    let board = ControllerID(name: "Board", ordinal: 12)
    recorder.beginCommand("new")
    let transition = LifecycleTransition(number: 2, kind: .navigation)
    recorder.append(.viewDidLoad, of: board, at: .milliseconds(1))
    recorder.append(
      .viewWillDisappear(animated: true), of: chooser, at: .milliseconds(1),
      transition: transition)
    recorder.append(
      .viewWillLayoutSubviews(LifecycleSize(width: 80, height: 23)), of: board,
      at: .milliseconds(2), depth: 1, transition: transition)
    recorder.beginCommand("pop")
    recorder.append(.deinit(heldBy: nil), of: board, at: .seconds(1))
    return recorder
  }

  @Test func `Text: marks, padded names, the words of the calls`() {
    // Source: SHELL.md "Lifecycle calls".
    #expect(
      TextFormat.lines(for: push().events(ofCommand: 1)) == [
        "| * Board#12  viewDidLoad()", "| - Chooser#1 viewWillDisappear(animated: true)",
        "| . Board#12  viewWillLayoutSubviews() 80x23",
      ])
  }

  @Test func `Text in groups: the commands as headings, each group padded by itself`() {
    var bytes: [UInt8] = []
    TextFormat.write(RecordedTrace(push()), to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
          1  new
        | * Board#12  viewDidLoad()
        | - Chooser#1 viewWillDisappear(animated: true)
        | . Board#12  viewWillLayoutSubviews() 80x23
          2  pop
        | x Board#12 deinit

        """)
    #expect(TextFormat.heading(3, "echo \u{1B}") == #"  3  echo \u{1B}"#)
  }

  @Test func `VCL: the words of the course's class, and only the calls that it logs`() {
    // Source: UIKIT-CASES.md vcl-line-format; UIKIT-RULES.md I73.
    #expect(
      VCLFormat.lines(for: push().events) == [
        "Board(12) viewDidLoad()", "Chooser(1) viewWillDisappear(animated = true)",
        "Board(12) viewWillLayoutSubviews() bounds.size = (80.0, 23.0)",
        "Board(12) left the heap",
      ])
  }

  @Test func `JSON Lines: everything an event holds`() {
    #expect(
      JSONLinesFormat.lines(for: push().events) == [
        #"{"sequence":0,"time":1000000,"controller":"Board","ordinal":12,"call":"viewDidLoad","#
          + #""depth":0,"command":1}"#,
        #"{"sequence":1,"time":1000000,"controller":"Chooser","ordinal":1,"#
          + #""call":"viewWillDisappear","animated":true,"depth":0,"command":1,"transition":2,"#
          + #""kind":"navigation"}"#,
        #"{"sequence":2,"time":2000000,"controller":"Board","ordinal":12,"#
          + #""call":"viewWillLayoutSubviews","width":80.0,"height":23.0,"depth":1,"command":1,"#
          + #""transition":2,"kind":"navigation"}"#,
        #"{"sequence":3,"time":1000000000,"controller":"Board","ordinal":12,"call":"deinit","#
          + #""depth":0,"command":2}"#,
      ])
  }

  @Test func `A delegate's call is written with the name of its method`() {
    var recorder = LifecycleRecorder()
    recorder.append(
      .application(.sceneWillConnect), of: ControllerID(name: "SceneDelegate", ordinal: 1),
      at: .zero)
    #expect(
      TextFormat.lines(for: recorder.events) == [
        "| . SceneDelegate#1 scene(_:willConnectTo:options:)"
      ])
    #expect(
      JSONLinesFormat.lines(for: recorder.events) == [
        #"{"sequence":0,"time":0,"controller":"SceneDelegate","ordinal":1,"#
          + #""call":"scene(_:willConnectTo:options:)","depth":0,"command":0}"#
      ])
    #expect(VCLFormat.lines(for: recorder.events).isEmpty)
  }

  @Test(arguments: [
    (TraceGaps(), 0), (TraceGaps(), 1), (TraceGaps(fields: .transition), 0),
    (TraceGaps(fields: .transition), 1), (TraceGaps(calls: [.viewDidLoad]), 0),
    (TraceGaps(calls: [.viewDidLoad]), 1),
  ])
  func `JSON Lines: the header says that all was logged, or how much was dropped`(
    _ gaps: TraceGaps, dropped: Int
  ) {
    var trace = RecordedTrace(push())
    (trace.gaps, trace.droppedCount) = (gaps, dropped)
    var bytes: [UInt8] = []
    JSONLinesFormat.write(trace, to: &bytes)
    let first = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first ?? ""
    let hasHeader = first == #"{"trace":"lifecycle","version":1,"dropped":\#(dropped)}"#
    #expect(hasHeader == (gaps.isEmpty || dropped > 0), "\(first)")
  }

  @Test func `JSON Lines: no control character stands raw`() {
    var recorder = LifecycleRecorder()
    recorder.append(
      .prepare(forSegue: "a\"b\\\u{1b}[31m\n\u{85}"), of: ControllerID(name: "C", ordinal: 1),
      at: .zero)
    #expect(
      JSONLinesFormat.lines(for: recorder.events).first?.contains(
        #""segue":"a\"b\\\u001b[31m\u000a\u0085""#) == true)
  }
}
