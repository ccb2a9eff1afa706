import UIKit

/// One run of an app with what the shell keeps about it, each in a part of its own.
///
/// `Interpreter` runs commands on it. What one command alone keeps is a `SessionState`.
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
  /// The time that passes in it.
  package let time: SessionTime
  /// What causes the app's calls.
  package let causes: Causes
  /// Where one is, and the way elsewhere.
  public let navigator: Navigator
  /// What can be used on the screen in front.
  package let elements: ScreenElements
  /// What a person does with them.
  let input: ScreenInput
  /// Where commands are recorded, and where the transcript goes.
  package let recordings: Recordings
  /// What the other end sees.
  package let output: ScreenOutput
  /// The settings and the terminal that the app was told of last.
  private var told: (settings: ShellSettings, terminal: ShellTerminal)?
  /// What the last command did.
  package private(set) var last = LastCommand()
  private var states = SessionStates()
  /// Warnings that are still to be shown.
  private var warnings: [String] = []

  /// A session with a freshly launched app.
  package init(environment: ShellEnvironment, catalog: CommandCatalog) {
    self.environment = environment
    self.catalog = catalog
    let app = RunningApp(screen: environment.makeScreen(), process: environment.process)
    app.adopt(environment.settings.shell)
    environment.process?.activity?.begin(.command("launch"))
    app.launch(environment.launch)
    self.app = app
    delegators = catalog.contributions.filter { $0.makeDelegate != nil }
    delegates = delegators.compactMap { $0.makeDelegate?(app) }
    time = SessionTime(
      delegates.lazy.compactMap(\.clock).first ?? environment.makeClock(), of: app,
      environment: environment)
    causes = Causes(of: app, time: time, environment: environment)
    navigator = Navigator(of: app, time: time, delegates: delegates)
    elements = ScreenElements(
      of: app, navigator: navigator,
      names: NameLookup(acceptsBeginnings: environment.mode == .typed), delegates: delegates)
    input = ScreenInput(to: app, time: time, elements: elements, delegates: delegates)
    recordings = Recordings(environment: environment, catalog: catalog)
    output = ScreenOutput(
      of: elements, mode: environment.mode, settings: environment.settings.shell)
    if time.hasMainQueue { settle() }
    updateApp()
    output.didChange = { [unowned self] in updateApp() }
    allSettings = environment.settings
    last.events = 0..<app.trace.endSequence
    app.application.notificationEnvironment.deliver = { [unowned causes] title, delivery in
      causes.attribute(
        to: title.isEmpty ? "(notification)" : "(notification: \(title))", delivery)
    }
    for delegate in delegates { delegate.sessionDidBegin(self) }
    environment.process?.activity?.end()
  }

  /// The shell's own settings; those of the game are the app's.
  package var settings: ShellSettings {
    get { output.settings }
    set { output.settings = newValue }
  }

  /// The app's calls, as a person asks for them.
  var log: CallLog { CallLog(app: app, output: output) }

  /// The files that commands read and write.
  var files: SessionFiles { SessionFiles(environment: environment) }

  /// How words are found among names here.
  var names: NameLookup { elements.names }

  /// Why nothing of the app can be shown; nil if something can.
  package var launchProblem: String? { app.launchProblem }

  /// What commands keep in this session under a type of theirs.
  public func state<State: SessionState>(_ type: State.Type) -> State { states.state(type) }

  // MARK: The course of a command

  /// Notes where things stand before a command and makes it the cause of what comes.
  package func beginCommand(_ text: String) -> CommandStart {
    recordings.begin(on: app.screenSize)
    app.application.screenReader.isRunning = output.displayMode == .plain
    return causes.beginCommand(text)
  }

  /// Lets the app come to rest: all that is due now has happened.
  public func settle() { time.settle() }

  /// Notes what a command did, for expectations.
  package func endCommand(_ reply: Reply, since start: CommandStart) {
    last.events = start.sequence..<app.trace.endSequence
    last.screen = reply.screen ?? []
    last.message = reply.message
    // Most commands are not refused, and copying no block takes longer than asking for one.
    if reply.isRefusal || last.isRefusal { last.failure = reply.failure }
    last.printedCalls = reply.calls
    last.hidden = reply.hidden
    last.logStyle = reply.logStyle
    last.printed = reply.printed
    causes.endCommand()
  }

  /// Shows a warning with the next reply, such as what is wrong with a file.
  ///
  /// - Parameter problem: A sentence without a period at its end.
  package func warn(_ problem: String) { warnings.append("Warning: \(VisibleText.make(problem)).") }

  /// What screens had to say meanwhile.
  ///
  /// - Parameter isIdle: Whether it is said between commands.
  /// - Returns: One sentence a line.
  package func takeNotices(isIdle: Bool = false) -> [String] {
    var notices = warnings
    if !notices.isEmpty { warnings = [] }
    // Most commands have none, and adding an empty list costs as much as a move.
    for delegate in delegates {
      let more = delegate.takeNotices(isIdle: isIdle)
      if !more.isEmpty { notices += more.map(VisibleText.make) }
    }
    let delivered = app.notifications.takeNotices()
    if !delivered.isEmpty { notices += delivered }
    // Announcements are for those who do not see the screen.
    let announcements = app.application.screenReader.takeAnnouncements()
    if !announcements.isEmpty, output.displayMode == .plain { notices += announcements }
    return notices
  }

  /// Seconds until something is to be done without a line; nil where time is virtual, or nothing is.
  var secondsUntilDue: Double? {
    guard !time.clock.isVirtual else { return nil }
    let retry = delegates.contains(where: \.retriesWhileIdle) ? 0.5 : nil
    return [time.secondsUntilDue, retry].compactMap(\.self).min()
  }

  /// What a function key does; nil for nothing.
  func functionKey(forLetter letter: Character) -> Int? {
    delegates.lazy.compactMap { $0.functionKey(forLetter: letter) }.first
  }

  func command(forFunctionKey number: Int) -> String? {
    delegates.lazy.compactMap { $0.command(forFunctionKey: number) }.first
  }

  /// The commands that screens asked for meanwhile.
  func takeRequests() -> [CommandRequest] {
    var requests: [CommandRequest] = []
    // Most commands have none, and adding an empty list costs as much as a move.
    for delegate in delegates {
      let more = delegate.takeRequests()
      if !more.isEmpty { requests += more }
    }
    return requests
  }

  /// What happened in the app meanwhile.
  func takeEvents() -> [CommandEvent] {
    var events: [CommandEvent] = []
    for delegate in delegates {
      let more = delegate.takeEvents()
      if !more.isEmpty { events = events.isEmpty ? more : events + more }
    }
    return events
  }

  /// Tells the app what the terminal shows, and which of its calls are recorded, if that has changed.
  private func updateApp() {
    let terminal = output.terminalForApp
    if let told, told == (settings, terminal) { return }
    told = (settings, terminal)
    app.trace.categories = settings.categories
    app.application.frameClock.isWatched = output.showsFrames
    app.application.frameClock.reducesMotion = output.motion == .reduced || output.motion == .off
    app.adopt(settings)
    for delegate in delegates { delegate.terminalDidChange(terminal) }
    settle()
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
}
