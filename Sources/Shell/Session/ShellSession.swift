import ConcentrationApp
import ConcentrationEngine
import LifecycleTrace
import UIKit

/// A running app with what the shell keeps about it: settings, the last command, recordings.
@MainActor
package final class ShellSession {
  /// The commands that exist.
  package let catalog: CommandCatalog
  /// What comes from outside.
  package let environment: ShellEnvironment
  /// The app that runs.
  package let app: RunningApp
  /// The shell's own settings; those of the game are the app's.
  package var settings: ShellSettings { didSet { updateSigns() } }
  /// What the last command did.
  package private(set) var last = LastCommand()
  /// The lines a person typed, oldest first.
  package var history: [String] = []
  /// Where commands are recorded, and where the transcript goes.
  package var recordings = Recordings()
  /// True if the terminal shows UTF-8; scripts are ASCII.
  package var showsUTF8 = false { didSet { updateSigns() } }
  /// The terminal on which screens are shown; nil in scripts, where everything is possible.
  package var terminal: (size: ScreenSize, control: ScreenControl)?
  /// The folder that `source` is relative to; empty for the working directory.
  package var sourceDirectory = ""
  /// The finger that is on the screen, if one is.
  var runningSwipe: RunningSwipe?
  /// The tab that was selected before the present one, counted from 0.
  var tabBefore: Int?
  /// The tutorial, if it runs.
  package var tutorial: Tutorial?
  private let scriptClock: ManualGameClock?
  private var lastTick = 0.0

  /// A session with a freshly launched app.
  package init(environment: ShellEnvironment, catalog: CommandCatalog = .standard) {
    self.environment = environment
    self.catalog = catalog
    settings = environment.settings.shell
    let appEnvironment = environment.makeApp()
    scriptClock = appEnvironment.gameClock as? ManualGameClock
    app = RunningApp(environment: appEnvironment, size: environment.size)
    lastTick = seconds
    allSettings = environment.settings
    last.events = 0..<app.trace.endSequence
  }

  /// True if the program's own files and real time are out of reach.
  package var isScripted: Bool { environment.mode != .typed }

  // MARK: The course of a command

  /// Notes where things stand before a command and makes it the cause of what comes.
  package func beginCommand(_ text: String) -> CommandStart {
    if recordings.firstScreenSize == nil {
      recordings.firstScreenSize = ScreenSize(
        columns: app.screenSize.columns, rows: app.screenSize.rows)
    }
    let sequence = app.trace.endSequence
    let number = app.beginCommand(text)
    return CommandStart(number: number, sequence: sequence, screen: app.frontIdentity)
  }

  /// Runs the turn queue and all timed transitions to their end.
  package func settle() { app.settle() }

  /// Notes what a command did, for expectations.
  package func endCommand(_ reply: Reply, since start: CommandStart) {
    last.events = start.sequence..<app.trace.endSequence
    last.screen = reply.screen ?? []
    last.message = reply.message
    last.failure = reply.failure
    last.printedCalls = reply.calls
  }

  /// What screens had to say meanwhile.
  package func takeNotices() -> [String] { app.messages.take() }

  // MARK: Calls

  /// The calls of the running command, if they are to be printed.
  package func callsToShow(since start: CommandStart) -> [LifecycleEvent] {
    guard printsCalls else { return [] }
    return visibleCalls(app.trace.recorder.events(since: start.sequence))
  }

  /// At a terminal `beside` prints nothing: the calls stand beside the board or nowhere.
  private var printsCalls: Bool {
    switch settings.log {
    case .after: true
    case .beside: environment.mode != .typed
    case .off: false
    }
  }

  /// The calls of the last command, as `calls` lets them through.
  package func lastCalls() -> [LifecycleEvent] {
    let events = app.trace.recorder.events(since: last.events.lowerBound)
    return visibleCalls(events.filter { $0.sequence < last.events.upperBound })
  }

  /// Leaves out UIKit's own containers and rarer calls, unless all are asked for.
  package func visibleCalls(_ events: [LifecycleEvent]) -> [LifecycleEvent] {
    guard settings.calls == .common else { return events }
    return events.filter {
      $0.callback.isCommon && !ContainerNames.contains($0.controller.name)
    }
  }

  // MARK: Screens

  /// The screen to print after a command, if it is to be printed.
  package func screenToDraw(
    after drawing: Outcome.Drawing, since start: CommandStart
  ) -> [String]? {
    guard environment.mode != .machine else { return nil }
    switch displayMode {
    case .page: return nil
    case .plain: return drawing == .asked ? app.sentences : nil
    case .scroll: return isDrawn(drawing, since: start) ? drawnLines() : nil
    }
  }

  /// How screens reach the person: what is set, as far as the terminal allows it.
  package var displayMode: DisplayMode {
    guard let terminal else { return settings.draw }
    return .possible(wanted: settings.draw, size: terminal.size, control: terminal.control)
  }

  private func isDrawn(_ drawing: Outcome.Drawing, since start: CommandStart) -> Bool {
    if drawing == .asked { return true }
    switch settings.redraw {
    case .always: return true
    case .never: return false
    case .auto:
      if drawing == .always || app.frontIdentity != start.screen { return true }
      return drawing == .step && environment.mode == .typed
    }
  }

  /// The screen as it is drawn here: in ASCII where asked for.
  package func drawnLines() -> [String] {
    app.screenLines(ascii: isASCII)
  }

  private var isASCII: Bool { settings.ascii == .on || !showsUTF8 || environment.mode != .typed }

  /// The screen in ASCII without colour, as expectations see it.
  package func screenLines() -> [String] { app.screenLines(ascii: true) }

  // MARK: What expectations see

  /// Everything the last command printed but its own line.
  package func lastOutputLines() -> [String] {
    var lines = last.printedCalls.isEmpty ? [] : TextFormat.lines(for: last.printedCalls)
    lines += lastTextLines()
    return lines
  }

  /// What the last command drew and said.
  package func lastTextLines() -> [String] {
    last.screen + last.message + (last.failure?.lines ?? [])
  }

  // MARK: Settings

  /// All settings, each with its owner: the shell's here, the game's in the app.
  package var allSettings: Settings {
    get { Settings(shell: settings, game: app.settings.current) }
    set {
      settings = newValue.shell
      app.settings.current = newValue.game
      app.settle()
    }
  }

  /// Tells the app whether the terminal shows more than ASCII.
  private func updateSigns() {
    app.settings.canShowSigns = showsUTF8 && settings.ascii != .on
    app.settle()
  }

  private var seconds: Double { Double(app.environment.gameClock.milliseconds) / 1000 }

  // MARK: Time

  /// Lets time pass: virtual time in scripts, real time when typed.
  package func wait(seconds: Double) {
    if let scriptClock {
      scriptClock.advance(by: Int64((seconds * 1000).rounded()))
    } else {
      environment.pause(seconds)
    }
    app.advance(by: seconds)
  }

  /// Lets the queue's time follow the game clock, so that what is due happens.
  package func passRealTime() {
    guard scriptClock == nil else { return }
    let now = self.seconds
    app.advance(by: max(0, now - lastTick))
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
