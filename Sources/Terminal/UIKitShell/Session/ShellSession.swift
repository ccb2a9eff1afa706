import UIKit

/// One run of an app with what the shell keeps about it: settings, the last command, recordings.
///
/// `Interpreter` runs commands on it, `ScreenOutput` decides what the other end sees of them, and
/// `RunningApp` is the app itself.
@MainActor
public final class ShellSession {
  /// The commands that exist.
  public let catalog: CommandCatalog
  /// What comes from outside.
  package let environment: ShellEnvironment
  /// The app that runs.
  public let app: RunningApp
  /// What answers for the app, one of each contribution that has something to say.
  package let delegates: [any ShellSessionDelegate]
  /// The contributions of the delegates, in the same order.
  let delegators: [ShellContribution]
  /// The time by which calls are stamped.
  package let clock: any SessionClock
  /// The shell's own settings; those of the game are the app's.
  package var settings: ShellSettings {
    didSet {
      app.observesDelegates = settings.delegates
      updateSigns()
    }
  }
  /// What the other end sees.
  package var output: ScreenOutput {
    didSet {
      if output.showsUTF8 != oldValue.showsUTF8
        || output.isWidthAmbiguous != oldValue.isWidthAmbiguous
      {
        updateSigns()
      }
    }
  }
  /// What the last command did.
  package private(set) var last = LastCommand()
  /// Where commands are recorded, and where the transcript goes.
  package var recordings = Recordings()
  /// The folder that `source` is relative to; empty for the working directory.
  package var sourceDirectory = ""
  /// The gesture that was begun and has not ended, if there is one.
  var runningSwipe: RunningSwipe?
  /// The tab that was selected before the present one, counted from 0.
  var tabBefore: Int?
  private var states = SessionStates()
  private var lastTick = 0.0
  /// Whether a command runs, which is then the cause of all calls.
  private var isCommandRunning = false
  /// What causes the calls to come while no command runs, as a heading of the log.
  private var idleCause = MainQueueWork.block.heading
  /// The sequence number of the first event that nobody was shown who does not ask for the log.
  var firstUnshown = 0
  private var firstNotices: [String]

  /// A session with a freshly launched app.
  package init(environment: ShellEnvironment, catalog: CommandCatalog) {
    self.environment = environment
    self.catalog = catalog
    settings = environment.settings.shell
    firstNotices = environment.notices
    output = ScreenOutput(mode: environment.mode)
    let app = RunningApp(screen: environment.makeScreen(), process: environment.process)
    environment.process?.activity?.begin(.command("launch"))
    app.launch(environment.launch)
    environment.process?.activity?.end()
    self.app = app
    delegators = catalog.contributions.filter { $0.makeDelegate != nil }
    delegates = delegators.compactMap { $0.makeDelegate?(app) }
    clock = delegates.lazy.compactMap(\.clock).first ?? environment.makeClock()
    lastTick = seconds
    if environment.runMainQueue != nil { settle() }
    allSettings = environment.settings
    last.events = 0..<app.trace.endSequence
    firstUnshown = app.trace.endSequence
    app.application.notificationEnvironment.deliver = { [unowned self] title, delivery in
      cause(title.isEmpty ? "(notification)" : "(notification: \(title))", delivery)
    }
    for delegate in delegates { delegate.sessionDidBegin(self) }
  }

  /// Why nothing of the app can be shown; nil if something can.
  package var launchProblem: String? { app.launchProblem }

  /// True if the program's own files and real time are out of reach.
  package var isScripted: Bool { environment.mode != .typed }

  /// What commands keep in this session under a type of theirs.
  public func state<State: SessionState>(_ type: State.Type) -> State { states.state(type) }

  // MARK: The course of a command

  /// Notes where things stand before a command and makes it the cause of what comes.
  package func beginCommand(_ text: String) -> CommandStart {
    if recordings.firstScreenSize == nil {
      recordings.firstScreenSize = ScreenSize(
        columns: app.screenSize.columns, rows: app.screenSize.rows)
    }
    app.application.screenReader.isRunning = displayMode == .plain
    finishIdling()
    let sequence = app.trace.endSequence
    let number = app.beginCommand(text, at: clock.milliseconds)
    environment.process?.activity?.begin(.command(text))
    return CommandStart(number: number, sequence: sequence, screen: app.frontIdentity)
  }

  /// Runs the turn queue and all timed transitions to their end, and what waits on the main queue.
  public func settle() {
    app.settle()
    guard environment.runMainQueue != nil else { return }
    runMainQueue(for: 0)
  }

  private func runMainQueue(for seconds: Double) {
    environment.runMainQueue?(seconds)
    app.settle()
  }

  /// Notes what a command did, for expectations.
  package func endCommand(_ reply: Reply, since start: CommandStart) {
    last.events = start.sequence..<app.trace.endSequence
    last.screen = reply.screen ?? []
    last.message = reply.message
    last.failure = reply.failure
    last.printedCalls = reply.calls
    last.hidden = reply.hidden
    last.logStyle = reply.logStyle
    last.printed = reply.printed
    environment.process?.activity?.end()
    isCommandRunning = false
    firstUnshown = app.trace.endSequence
    // Between the commands of a script nothing runs unless it is made to.
    if environment.mode == .typed { beginCause(MainQueueWork.block.heading) }
  }

  // MARK: Causes that nobody typed

  /// Does something that no command asked for; what it calls has its own heading in the log.
  ///
  /// - Parameters:
  ///   - cause: The heading, in parentheses.
  ///   - work: What is done. Within a command it is a part of that.
  /// - Returns: What the work returns.
  @discardableResult
  package func cause<Result>(_ cause: String, _ work: () -> Result) -> Result {
    guard !isCommandRunning else { return work() }
    let outer = idleCause
    beginCause(cause)
    defer { beginCause(outer) }
    return work()
  }

  /// The main run loop is about to run something; what is called then has its heading.
  package func mainQueueWillRun(_ work: MainQueueWork) {
    if !isCommandRunning { beginCause(work.heading) }
  }

  private func beginCause(_ text: String) {
    examine()
    idleCause = text
    app.beginCause(text, at: clock.milliseconds)
  }

  /// Looks for mistakes before the next cause, so that they stand below the heading of what led to them.
  private func examine() {
    if !app.application.hasPendingTransitions { app.doctor.examine() }
  }

  /// Ends what was going on when a command comes, so that nothing of it is the command's.
  private func finishIdling() {
    if environment.mode == .typed {
      examine()
    } else if environment.runMainQueue != nil {
      cause(MainQueueWork.block.heading) { settle() }
    }
    isCommandRunning = true
  }

  /// Takes what the app printed and nobody has seen yet.
  package func takePrinted() -> [PrintedLine] {
    app.collectPrinted()
    return app.printed.takeUnshown()
  }

  /// What screens had to say meanwhile.
  package func takeNotices() -> [String] {
    var notices = firstNotices
    if !notices.isEmpty { firstNotices = [] }
    // Most commands have none, and adding an empty list costs as much as a move.
    for delegate in delegates {
      let more = delegate.takeNotices()
      if !more.isEmpty { notices += more }
    }
    let delivered = app.notifications.takeNotices()
    if !delivered.isEmpty { notices += delivered }
    // Announcements are for those who do not see the screen.
    let announcements = app.application.screenReader.takeAnnouncements()
    if !announcements.isEmpty, displayMode == .plain { notices += announcements }
    return notices
  }

  /// What happened in the app meanwhile.
  func takeEvents() -> Set<CommandEvent> {
    var events: Set<CommandEvent> = []
    for delegate in delegates {
      let more = delegate.takeEvents()
      if !more.isEmpty { events.formUnion(more) }
    }
    return events
  }

  /// Tells the app whether the terminal shows more than ASCII.
  private func updateSigns() {
    let canShowSymbols = output.showsUTF8 && settings.ascii != .on
    for delegate in delegates {
      delegate.terminalDidChange(
        canShowSymbols: canShowSymbols, isWidthAmbiguous: output.isWidthAmbiguous)
    }
    settle()
  }

  // MARK: Time

  private var seconds: Double { Double(clock.milliseconds) / 1000 }

  /// Lets time pass: virtual time in scripts, real time when typed.
  public func wait(seconds: Double) {
    if clock.isVirtual {
      clock.advance(byMilliseconds: Int64((seconds * 1000).rounded()))
    } else {
      // Nobody blocks the main thread who was asked to wait.
      environment.process?.activity?.end()
      environment.pause(seconds)
    }
    app.advance(by: seconds)
    if clock.isVirtual { settle() }
  }

  /// Waits until an expectation is met.
  ///
  /// A text is looked for on the screen as it is drawn then. Of an app whose work runs in real time that
  /// is what is waited for; virtual time then passes only as far as UIKit's own queue has something
  /// due, so that it is the same on every machine.
  ///
  /// - Parameters:
  ///   - expectation: what is to become true.
  ///   - limit: the longest time to wait, in seconds.
  /// - Returns: Why it is still not met; nil if it is.
  func wait(until expectation: Expectation, limit: Double) -> ExpectationChecker.Miss? {
    let checker = ExpectationChecker(session: self, looksAtScreen: true)
    let steps = Int((limit / Self.pollInterval).rounded(.up))
    let latest = app.now + .seconds(limit)
    for _ in 0..<steps {
      guard checker.miss(expectation) != nil, !environment.isInterrupted() else { break }
      // Each look begins anew: waiting itself is no work that blocks.
      environment.process?.activity?.begin(.command("wait"))
      if let runMainQueue = environment.runMainQueue {
        app.settle(until: latest)
        guard checker.miss(expectation) != nil else { break }
        runMainQueue(Self.pollInterval)
        app.settle()
      } else {
        wait(seconds: Self.pollInterval)
      }
    }
    return checker.miss(expectation)
  }

  /// Seconds between two looks at what is waited for.
  private static var pollInterval: Double { 0.02 }

  /// Seconds until the next timer of the queue is due; nil where time is virtual, or without one.
  var secondsUntilDue: Double? {
    guard !clock.isVirtual, let span = app.timeUntilNextTimer else { return nil }
    let (seconds, attoseconds) = span.components
    return max(0, Double(seconds) + Double(attoseconds) * 1e-18 - (self.seconds - lastTick))
  }

  /// Lets the queue's time follow the game clock, so that what is due happens.
  package func passRealTime() {
    guard !clock.isVirtual else { return }
    let now = self.seconds
    cause("(timer)") { app.advance(by: max(0, now - lastTick)) }
    lastTick = now
  }

  // MARK: Places

  /// Refuses commands that do not work on this side.
  package func requirePlace(of command: Command) throws(CommandFailure) {
    switch command.place {
    case .everywhere: return
    case .terminalOnly:
      if environment.mode != .typed {
        throw CommandFailure(.needsTerminal(command: command.name))
      }
    case .scriptsOnly:
      if environment.mode != .script {
        throw CommandFailure(.scriptsOnly(command: command.name))
      }
    }
  }

  /// The commands that work on this side.
  public var offeredCommands: [Command] {
    catalog.commands.filter { command in (try? requirePlace(of: command)) != nil }
  }

  /// Refuses paths outside the working directory where writing is confined.
  package func requireWritable(_ word: Word) throws(CommandFailure) {
    guard isScripted, !environment.allowsWriting else { return }
    let root = environment.files.workingDirectory
    let path = environment.files.resolved(word.text)
    guard path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw CommandFailure(.outsideDirectory(path: word.text), at: word.range)
    }
  }
}
