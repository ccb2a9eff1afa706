import LifecycleTrace
import Testing
import UIKit

@testable import UIKitShell

/// What the log shows, hides and says of what it hides.
@MainActor @Suite struct LogTests {
  private func paint(_ mode: ShellEnvironment.Mode = .script) throws -> PaintSession {
    try PaintSession(mode: mode)
  }

  private func calls(_ reply: Reply) -> [String] { reply.logLines.map(\.text) }

  // MARK: Which calls

  @Test func `a script shows the calls of a lecture, with layout and its size`() throws {
    let lines = calls(try paint().reply("press Red"))
    #expect(
      lines.filter { !$0.contains("LayoutSubviews") } == [
        "| . Shade#1  init(nibName:bundle:)",
        "| * Shade#1  viewDidLoad()",
        "| - Colors#1 viewWillDisappear(animated: true)",
        "| + Shade#1  viewWillAppear(animated: true)",
        "| + Shade#1  viewIsAppearing(animated: true)",
        "| - Colors#1 viewDidDisappear(animated: true)",
        "| + Shade#1  viewDidAppear(animated: true)",
      ])
    #expect(lines.contains { $0.hasPrefix("| . Shade#1  viewWillLayoutSubviews() 80x") })
  }

  @Test func `brief is another word for common, which has loading and appearance alone`() throws {
    let paint = try paint()
    #expect(paint.run("set calls brief") == ["calls is now common"])
    let lines = calls(paint.reply("press Red"))
    #expect(lines.count == 6)
    #expect(lines.allSatisfy { $0.hasPrefix("| ") && !$0.hasPrefix("| .") })
    #expect(paint.run("expect log any <<END").first?.hasPrefix("error: ") == true)
  }

  @Test func `expect log looks at the set that is chosen`() throws {
    let paint = try paint()
    _ = paint.run("press Red")
    #expect(
      paint.session.log.calls(of: paint.session.last).contains { $0.callback == .initWithNibName })
    paint.session.settings.calls = .common
    #expect(
      !paint.session.log.calls(of: paint.session.last).contains { $0.callback == .initWithNibName })
  }

  @Test func `the log prints the launch for a person who sees calls after each command`() throws {
    let paint = try PaintSession(mode: .typed, prepare: { $0.settings.shell.log = .after })
    let launch = paint.session.output.callsOfLaunch().map(\.callText)
    #expect(launch.contains("Colors#1 viewDidLoad()"))
    paint.session.settings.log = .beside
    #expect(paint.session.output.callsOfLaunch().isEmpty)
  }

  @Test func `a deinit says who let go, where that is known`() throws {
    let paint = try paint()
    _ = paint.run("press Red")
    #expect(calls(paint.reply("back")).last == "| x Shade#1  deinit, let go by Nav#1")
    #expect(paint.session.log.calls(of: paint.session.last).last?.callText == "Shade#1 deinit")
  }

  @Test func `Stanford's lines are the log where that is set`() throws {
    let paint = try paint()
    #expect(paint.run("set log-format vcl") == ["log-format is now vcl"])
    let lines = calls(paint.reply("press Red"))
    #expect(lines.first == "| Shade(1) init(nibName:bundle:) - create in code")
    #expect(lines.contains("| Shade(1) viewWillAppear(animated = true)"))
    #expect(!lines.contains { $0.contains("viewIsAppearing") })
  }

  // MARK: Silence

  @Test
  func `a command whose calls are all hidden says how many, of which kind, and how to see them`()
    throws
  {
    let paint = try paint()
    _ = paint.run("set calls common")
    let lines = calls(paint.reply("resize 100x30"))
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(
      line.wholeMatch(of: #/\(\d+ calls are not shown: .+; set calls lecture\)/#) != nil, "\(line)")
    #expect(line.contains("of UIKit's containers"))
    #expect(paint.reply("state screen").logLines.isEmpty)
    _ = paint.run("set calls all")
    #expect(calls(paint.reply("resize 80x24")).count > 2)
    #expect(paint.run("log 2") != ["No calls by command 2."])
  }

  @Test func `the kinds of hidden calls are counted, the most frequent first`() {
    let events = [LifecycleCallback.loadView, .loadView, .willTransition(to: "")].map {
      LifecycleEvent(
        sequence: 0, time: .zero, controller: ControllerID(name: "A", ordinal: 1), callback: $0,
        depth: 0, cause: LifecycleCause(command: 1, transition: nil))
    }
    let hidden = HiddenCalls(among: events, by: .lecture)
    #expect(
      hidden?.explanation
        == "(3 calls are not shown: 2 loadView, 1 willTransition; set calls all)")
    #expect(HiddenCalls(among: events, by: .all) == nil)
  }

  // MARK: Filters

  @Test func `calls are chosen by command, controller, class, call and category`() throws {
    let paint = try paint()
    _ = paint.run("press Red")
    _ = paint.run("back")
    _ = paint.run("press Red")
    #expect(paint.run("log 2").first == "  2  back")
    #expect(paint.run("log 1 2").filter { !$0.hasPrefix("|") } == ["  1  press Red", "  2  back"])
    #expect(paint.run("log Shade#2").allSatisfy { !$0.hasPrefix("|") || $0.contains("Shade#2") })
    let loads = paint.run("log viewDidLoad shade").filter { $0.hasPrefix("|") }
    #expect(loads == ["| * Shade#1 viewDidLoad()", "| * Shade#2 viewDidLoad()"])
    #expect(paint.run("log loadView colors").contains("| . Colors#1 loadView()"))
    #expect(
      paint.run("log application").contains(
        "| . PaintAppDelegate#1 application(_:didFinishLaunchingWithOptions:)"))
    #expect(paint.run("log nav last").contains { $0.contains("Nav#1") })
    #expect(paint.run("log 99") == ["No calls by command 99."])
    #expect(
      paint.run("log viewDidlod")
        == ["error: no calls 'viewDidlod'. Did you mean viewDidLoad?"])
  }

  // MARK: Causes

  @Test func `what nobody typed has a heading of its own`() throws {
    let paint = try paint(.typed)
    _ = paint.run("press Red")
    paint.session.causes.attribute(to: "(terminal resized to 100x30)") {
      paint.session.app.resize(columns: 100, rows: 30)
    }
    // Between commands, as a task or a load of the app does it.
    (paint.session.app.front as? ShadeViewController)?.navigationController?
      .popViewController(animated: false)
    paint.session.app.settle()
    _ = paint.run("tab note")
    let headings = paint.run("log all").filter { !$0.hasPrefix("|") }
    #expect(
      headings.suffix(4) == [
        "  1  press Red", "  2  (terminal resized to 100x30)", "  3  (load or task)",
        "  4  tab note",
      ])
  }

  @Test func `a timer, a load and a notification have headings of their own`() throws {
    let paint = try paint(.typed)
    let session = paint.session
    _ = paint.run("press Red")
    let shade = session.app.front as? ShadeViewController
    session.causes.mainQueueWillRun(.timer)
    shade?.navigationController?.popViewController(animated: false)
    session.app.settle()
    session.causes.mainQueueWillRun(.block)
    session.app.application.notificationEnvironment.deliver("Tea") {
      session.app.resize(columns: 100, rows: 30)
    }
    session.app.resize(columns: 80, rows: 24)
    session.causes.mainQueueWillRun(.block)
    session.app.resize(columns: 60, rows: 24)
    _ = paint.run("tab note")
    let headings = paint.run("log all").filter { !$0.hasPrefix("|") }
    #expect(
      headings.suffix(6) == [
        "  1  press Red", "  2  (timer)", "  3  (notification: Tea)", "  4  (load or task)",
        "  5  (load or task)", "  6  tab note",
      ])
  }

  @Test func `what arrives before a command of a script is not filed under it`() throws {
    let queue = WaitingQueue()
    let paint = try PaintSession(prepare: { environment in
      environment.runMainQueue = { _ in queue.run() }
    })
    _ = paint.run("press Red")
    queue.work = { paint.session.app.resize(columns: 100, rows: 30) }
    #expect(calls(paint.reply("state screen")).isEmpty)
    #expect(queue.work == nil)
    let headings = paint.run("log all").filter { !$0.hasPrefix("|") }
    #expect(headings.suffix(2) == ["  1  press Red", "  2  (load or task)"])
  }

  @Test func `where lines scroll, calls that no command caused are printed below their cause`()
    throws
  {
    let paint = try paint(.typed)
    let repl = REPL(session: paint.session, options: REPL.Options())
    _ = repl.start()
    _ = repl.receive(.line("set log after"))
    _ = repl.receive(.line("set calls lecture"))
    let resized = repl.receive(.resize(columns: 100, rows: 30)).output
    #expect(resized.hasPrefix("  3  (terminal resized to 100x30)\n| . Colors#1 viewWillTransition"))
    #expect(repl.receive(.tick()).output.isEmpty)
    paint.session.causes.mainQueueWillRun(.timer)
    paint.session.app.resize(columns: 90, rows: 30)
    #expect(repl.receive(.tick()).output.hasPrefix("  4  (timer)\n| . Colors#1 viewWillTransition"))
    paint.session.causes.mainQueueWillRun(.block)
    paint.session.app.resize(columns: 80, rows: 24)
    let lines = repl.receive(.line("state screen")).output.split(separator: "\n")
    #expect(lines.first == "  5  (load or task)")
    #expect(lines.last == "screen all-colors")
  }

  /// A main queue on which one piece of work may wait.
  @MainActor
  private final class WaitingQueue {
    var work: (() -> Void)?

    func run() {
      defer { work = nil }
      work?()
    }
  }

  @Test func `a cause that calls nothing takes no number`() throws {
    let paint = try paint(.typed)
    #expect(paint.reply("state screen").number == 1)
    paint.session.causes.attribute(to: "(timer)") {}
    #expect(paint.reply("state screen").number == 2)
  }

  // MARK: Delegates

  @Test func `the calls of delegates are shown where that is set`() throws {
    let paint = try PaintSession { FormAppDelegate() }
    #expect(!calls(paint.reply("tab photos")).contains { $0.contains("collectionView") })
    #expect(paint.run("set delegates on") == ["delegates is now on"])
    let lines = calls(paint.reply("select 0.1"))
    #expect(lines.contains { $0.contains("Photos#1 collectionView(_:didSelectItemAt:)") })
    _ = paint.run("set delegates off")
    #expect(!calls(paint.reply("select 0.0")).contains { $0.contains("collectionView") })
  }

  @Test
  func `background and foreground say which calls they make, and that no controller is called`()
    throws
  {
    let paint = try paint()
    #expect(
      paint.run("background") == [
        "The app is in the background.",
        "Called: applicationWillResignActive(_:), applicationDidEnterBackground(_:); "
          + "no view controller.",
      ])
    #expect(
      paint.run("foreground") == [
        "The app is in the foreground.",
        "Called: applicationWillEnterForeground(_:), applicationDidBecomeActive(_:); "
          + "no view controller.",
      ])
  }
}
