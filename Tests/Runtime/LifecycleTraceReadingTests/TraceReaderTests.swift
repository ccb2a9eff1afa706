import LifecycleTrace
import LifecycleTraceReading
import Testing

@Suite struct TraceReaderTests {
  @Test(
    arguments: [
      ("", "an empty file"), ("\n \n", "an empty file"),
      (
        #"{"controller":"Game","call":"viewWilAppear"}"#,
        #"no call in any line; the first are "{\"controller\":\"Game\",\"call\":\"viewWilAppear\"}""#
      ),
      (
        """
        {"trace":"lifecycle","version":1}
        {"controller":"Game","call":"viewDidLod"}
        """,
        #"no call in any line; the first are "{\"trace\":\"lifecycle\",\"version\":1}" "#
          + #""{\"controller\":\"Game\",\"call\":\"viewDidLod\"}""#
      ),
    ])
  func `a file in which no call is recognized is refused with its first lines`(
    text: String, found: String
  ) throws {
    let problem = try #require(throws: TraceReadingProblem.self) { try read(text) }
    #expect(problem.found == found)
    #expect(problem.expected.contains("viewWillAppear"))
  }

  @Test(arguments: [
    (
      [#"{"trace":"lifecycle","version":1}"#, #"{"controller":"Game","call":"viewDidLoad"}"#], true
    ),
    (
      ["Game(1) viewDidLoad()", #"{"trace":"lifecycle","version":1}"#, "Game(1) loadView()"], false
    ),
  ])
  func `a header promises all calls where it is the first line, and no field`(
    lines: [String], isPromised: Bool
  ) throws {
    let trace = try read(lines.joined(separator: "\n")).trace
    #expect(trace.gaps.calls.isEmpty == isPromised)
    #expect(trace.gaps.fields.contains(.depth))
    var written: [UInt8] = []
    JSONLinesFormat.write(trace, to: &written)
    #expect(try TraceReader().read(written).trace == trace)
  }

  @Test func `a trace of ours without calls is read`() throws {
    #expect(try read(#"{"trace":"lifecycle","version":1}"#).trace.events.isEmpty)
  }

  private func read(
    _ text: String, limits: TraceReadingLimits = TraceReadingLimits()
  ) throws(TraceReadingProblem) -> TraceReader.Result {
    try TraceReader(limits: limits).read(Array(text.utf8))
  }

  @Test func `a trace from elsewhere needs a controller and a call, and the rest is ignored`()
    throws
  {
    let result = try read(
      """
      {"call":"viewDidLoad()","controller":"Game#3","thread":{"id":[1,-2.5e3,null],"main":true}}

      {"controller":"Game","ordinal":3,"call":"viewWillAppear(_:)","note":"a\\u0041\\ud83c\\udca1"}
      {"controller":"App","call":"applicationDidBecomeActive"}
      """)
    let game = ControllerID(name: "Game", ordinal: 3)
    #expect(result.trace.events.map(\.controller) == [game, game])
    #expect(
      result.trace.events.map(\.callback) == [.viewDidLoad, .viewWillAppear(animated: false)])
    #expect(result.trace.events.map(\.sequence) == [0, 1])
    #expect(result.lines == [1, 3])
    #expect(result.foreignCallCount == 1)
    #expect(result.trace.gaps.fields == [.time, .depth, .command, .transition, .animated])
    #expect(!result.trace.gaps.calls.contains(.viewWillAppear))
    #expect(result.trace.gaps.calls.contains(.viewIsAppearing))
  }

  @Test func `our own trace has no gaps, whatever it does not contain`() throws {
    let result = try read(
      """
      {"trace":"lifecycle","version":1,"dropped":7}
      {"command":1,"text":"new"}
      """)
    #expect(result.trace == RecordedTrace(events: [], commands: [1: "new"], droppedCount: 7))
  }

  @Test(arguments: [
    ("{\"trace\":\"lifecycle\",\"version\":1}\n[]", 2, 1, "an object, {", #""[]""#),
    ("{\"call\":\"deinit\",\"controller\":\"A\"}\n{\"call\" 1}", 2, 9, "a colon", #""1}""#),
    (#"{"call":12}"#, 1, 9, "the name of a call", #""12}""#),
    (#"{"ordinal":0}"#, 1, 12, "a number from 1", #""0}""#),
    (#"{"ordinal":01}"#, 1, 12, "a number from 1", #""01}""#),
    (#"{"time":1.5}"#, 1, 9, "whole nanoseconds", #""1.5}""#),
    (#"{"time":99999999999999999999}"#, 1, 9, "whole nanoseconds", #""99999999999999999999"..."#),
    (#"{"width":1.}"#, 1, 12, "a digit", #""}""#),
    (#"{"animated":yes}"#, 1, 13, "true or false", #""yes}""#),
    (
      #"{"kind":"flip"}"#, 1, 9, "one of navigation, modal, tab, pageScroll, pageCurl, other",
      #""\"flip\"}""#
    ),
    (#"{"segue":"\ud800"}"#, 1, 11, "a pair of surrogates", #""\\ud800\"}""#),
    (#"{"segue":"\x"}"#, 1, 11, "an escape of JSON", #""\\x\"}""#),
    ("{\"segue\":\"a\u{1B}[2J\"}", 1, 12, "no control character in a string", #""\u001b[2J\"}""#),
    (#"{"segue":"a"#, 1, 12, "the end of a string", "the end of the line"),
    (#"{"x":nul}"#, 1, 6, "a value", #""nul}""#),
    (#"{"x":[1 2]}"#, 1, 9, "a comma or ]", #""2]}""#),
    (#"{"x":1} {"#, 1, 9, "the end of the line", #""{""#),
    (#"{"x":1}"#, 1, 1, #"an object with the fields "controller" and "call""#, #""{\"x\":1}""#),
    (
      #"{"call":"deinit"}"#, 1, 1, #"a field "controller" with a name"#,
      #""{\"call\":\"deinit\"}""#
    ),
    (#"{"trace":"lifecycle","version":2}"#, 1, 32, "a version from 1 to 1", #""2}""#),
    (
      #"{"trace":"other","version":1}"#, 1, 1, #""trace":"lifecycle""#,
      #""{\"trace\":\"other\",\"ve"..."#
    ),
  ])
  func `a damaged line is named with its place and with what was expected`(
    text: String, line: Int, column: Int, expected: String, found: String
  ) {
    do throws(TraceReadingProblem) {
      _ = try read(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.line == line)
      #expect(error.column == column)
      #expect(error.expected == expected)
      #expect(error.found == found)
    }
  }

  @Test func `text that is no UTF-8 is refused`() {
    let bytes = Array(#"{"segue":"a"#.utf8) + [0xFF] + Array(#""}"#.utf8)
    #expect(throws: TraceReadingProblem.self) { try TraceReader().read(bytes) }
  }

  @Test func `bytes, lines, events and depth are bounded`() throws {
    let event = #"{"call":"deinit","controller":"A"}"# + "\n"
    var limits = TraceReadingLimits()
    limits.events = 2
    #expect(try read(event + event, limits: limits).trace.events.count == 2)
    #expect(throws: TraceReadingProblem.self) { try read(event + event + event, limits: limits) }
    limits.bytes = event.utf8.count
    #expect(throws: TraceReadingProblem.self) { try read(event + event, limits: limits) }
    limits = TraceReadingLimits()
    limits.bytesOfLine = 10
    #expect(throws: TraceReadingProblem.self) { try read(event, limits: limits) }
    let deep = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    let line = { #"{"call":"deinit","controller":"A","x":"# + deep($0) + "}" }
    #expect(try read(line(64)).trace.events.count == 1)
    #expect(throws: TraceReadingProblem.self) { try read(line(65)) }
    #expect(throws: TraceReadingProblem.self) { try read(line(400_000)) }
  }

  @Test func `a mark of the order of bytes and carriage returns are skipped`() throws {
    let result = try read("\u{FEFF}{\"call\":\"deinit\",\"controller\":\"A\"}\r\n")
    #expect(result.trace.events.map(\.callback) == [.deinit(heldBy: nil)])
  }
}
