import LifecycleTrace
import LifecycleTraceReading
import Testing

/// Logs that were not written for us, read as they are.
@Suite struct ConsoleTests {
  private static let game = ControllerID(name: "Game", ordinal: 1)

  private func events(_ text: String) throws -> [String] {
    try TraceReader().read(Array(text.utf8)).trace.events.map(\.callText)
  }

  @Test(
    arguments: [
      ("Game(1) viewDidLoad()", "Game#1 viewDidLoad()"),
      ("____Game(12) viewWillAppear(animated = true)", "Game#12 viewWillAppear(animated: true)"),
      (
        "Game(1) viewDidLayoutSubviews() bounds.size = (375.0, 667.5)",
        "Game#1 viewDidLayoutSubviews() 375x667.5"
      ),
      ("Game(1) left the heap", "Game#1 deinit"),
      ("Game(1) init(coder:) - created via InterfaceBuilder ", "Game#1 init(coder:)"),
      (
        "Game(1) begin animate(alongsideTransition:completion:)",
        "Game#1 animate(alongsideTransition:) begins"
      ),
      (
        "2026-11-23 13:22:11.123456+0100 Memory[912:34567] [ui] Game#2 viewWillAppear(_:)",
        "Game#2 viewWillAppear(animated: ?)"
      ),
      ("Nov 23 13:22:11 phone Memory(UIKit)[9]: Game.viewDidLoad()", "Game#1 viewDidLoad()"),
      ("-[GameViewController viewWillAppear:]", "GameViewController#1 viewWillAppear(animated: ?)"),
      ("<Memory.Game: 0x600001> viewDidAppear(true)", "Game#1 viewDidAppear(animated: true)"),
      ("DEBUG Memory.Game.viewDidDisappear(_:) line 12", "Game#1 viewDidDisappear(animated: ?)"),
      ("| + Nav#1  viewIsAppearing(animated: false)", "Nav#1 viewIsAppearing(animated: false)"),
      ("|   Game#3 willMove(toParent: Nav#1)", "Game#3 willMove(toParent: Nav#1)"),
      ("|   Game#3 didMove(toParent: nil)", "Game#3 didMove(toParent: nil)"),
      ("Game#3 didMove(toParent:)", "Game#3 didMove(toParent: ?)"),
      ("|   Game#3 prepare(for: Show Detail)", "Game#3 prepare(for: Show Detail)"),
      ("Game#3 prepare(for:sender:)", "Game#3 prepare(for: ?)"),
      ("| - Game#3 deinit, let go by Nav#1", "Game#3 deinit"),
      (
        #"{"timestamp":"2026-11-23 13:22:11.1","eventMessage":"Game(1) viewDidLoad()"}"#,
        "Game#1 viewDidLoad()"
      ),
      (#"  "eventMessage" : "Game(1) viewDidLoad()","#, "Game#1 viewDidLoad()"),
      (#"[{"eventMessage":"Game(1) viewDidLoad()"},"#, "Game#1 viewDidLoad()"),
      (#"{"controller":"Game(2)","call":"viewDidLoad"}"#, "Game#2 viewDidLoad()"),
      (
        #"flutter: {"controller":"Game","call":"viewWillAppear","animated":true}"#,
        "Game#1 viewWillAppear(animated: true)"
      ),
    ])
  func `a line of a console is a call`(line: String, call: String) throws {
    #expect(try events(line) == [call])
  }

  @Test(arguments: [
    "The viewDidLoad call comes first", "Game appeared", "viewDidLoad()", "in Game viewDidLod()",
    "after viewDidLoad() of Game", "Game(x) viewDidLoad()", "{\"controller\":",
    "Game() viewDidLoad()",
  ])
  func `a line that is no call is left out and counted`(line: String) throws {
    let text = "\(line)\nGame(1) viewDidLoad()\n"
    let result = try TraceReader().read(Array(text.utf8))
    #expect(result.trace.events.map(\.callText) == ["Game#1 viewDidLoad()"])
    #expect(result.foreignCallCount == 1)
    #expect(result.lines == [2])
  }

  @Test func `objects at the same address are numbered, and a new one after a deinit is another`()
    throws
  {
    let text = """
      <App.Game: 0x1> viewDidLoad
      <App.Game: 0x2> viewDidLoad
      <App.Game: 0x1> viewDidDisappear(false)
      <App.Game: 0x1> deinit
      <App.Game: 0x1> viewDidLoad
      """
    let numbers = try TraceReader().read(Array(text.utf8)).trace.events.map(\.controller.ordinal)
    #expect(numbers == [1, 2, 1, 1, 3])
  }

  @Test func `times are since the first line, also over midnight and without an order`() throws {
    let text = """
      2024-02-28 23:59:59.750000+0100 App[1:2] Game(1) viewDidLoad()
      2024-02-29 00:00:00.250000+0100 App[1:2] Game(1) viewWillAppear(animated = true)
      2024-02-28 23:00:00.000000+0100 App[1:2] Game(1) viewDidAppear(animated = true)
      """
    let trace = try TraceReader().read(Array(text.utf8)).trace
    #expect(trace.events.map(\.time) == [.zero, .milliseconds(500), .zero])
    #expect(!trace.gaps.fields.contains(.time))
  }

  @Test func `what a log did not write is not in its export, so that it is read back alike`() throws
  {
    let text = """
      Game(1) viewDidLoad()
      Game#1 viewWillAppear(_:)
      Game(1) viewDidAppear(animated = true)
      """
    let trace = try TraceReader().read(Array(text.utf8)).trace
    var bytes: [UInt8] = []
    TraceFormat.json.write(trace, to: &bytes)
    let json = String(decoding: bytes, as: UTF8.self)
    #expect(
      json == """
        {"sequence":0,"controller":"Game","ordinal":1,"call":"viewDidLoad"}
        {"sequence":1,"controller":"Game","ordinal":1,"call":"viewWillAppear"}
        {"sequence":2,"controller":"Game","ordinal":1,"call":"viewDidAppear","animated":true}

        """)
    #expect(try TraceReader().read(bytes).trace == trace)
    bytes = []
    TraceFormat.vcl.write(trace, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self).contains("viewWillAppear(animated = ?)"))
  }

  @Test func `an argument that one side did not log is no difference, another one is`() throws {
    let ours = RecordedTrace(events: [
      event(0, .viewDidLoad), event(1, .viewWillAppear(animated: true)),
      event(2, .viewDidAppear(animated: true)),
      event(3, .deinit(heldBy: ControllerID(name: "Nav", ordinal: 1))),
    ])
    let phone = """
      Game(1) viewDidLoad()
      Game#1 viewWillAppear(_:)
      Game(1) viewDidAppear(animated = false)
      Game(1) left the heap
      """
    let difference = TraceDifference(
      from: try TraceReader().read(Array(phone.utf8)).trace, to: ours)
    #expect(difference.changes == [.changed(old: 2, new: 2)])
    #expect(difference.sameCount == 3)
  }

  private func event(_ sequence: Int, _ callback: LifecycleCallback) -> LifecycleEvent {
    LifecycleEvent(
      sequence: sequence, time: .zero, controller: Self.game, callback: callback, depth: 0,
      cause: LifecycleCause(command: 0, transition: nil))
  }
}
