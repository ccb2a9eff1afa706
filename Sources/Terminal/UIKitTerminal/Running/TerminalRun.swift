import Foundation
import Glibc
import LifecycleTrace
import UIKit
import UIKitShell
import UIKitSystem

/// One run of a program at the terminal: as its user asked for it, with everything that it takes
/// from the world.
///
/// Every program runs through here, whatever app it is.
@MainActor
package struct TerminalRun {
  let program: TerminalProgram
  let options: TerminalOptions
  let surroundings: ProcessSurroundings
  let console: SystemConsole
  let capture: ProcessCapture?
  let files = SystemFileAccess()
  /// Where the person's files are; nil without a home.
  let directories: UserDirectories?

  /// A run of a program in the surroundings of the process.
  ///
  /// - Parameters:
  ///   - program: The app, and what it is called.
  ///   - options: What was asked for.
  ///   - surroundings: What the process was started in.
  ///   - console: Where everything is written.
  package init(
    program: TerminalProgram, options: TerminalOptions, surroundings: ProcessSurroundings,
    console: SystemConsole
  ) {
    self.init(program, options, surroundings, console, capture: nil)
  }

  /// A run of a program whose app may print, block and trap: it captures that from now on.
  package init(capturing program: TerminalProgram, options: TerminalOptions) {
    let capture = ProcessCapture()
    self.init(
      program, options, .current(output: capture.output),
      SystemConsole(output: capture.output), capture: capture)
  }

  private init(
    _ program: TerminalProgram, _ options: TerminalOptions, _ surroundings: ProcessSurroundings,
    _ console: SystemConsole, capture: ProcessCapture?
  ) {
    self.program = program
    self.options = options
    self.surroundings = surroundings
    self.console = console
    self.capture = capture
    directories = UserDirectories(
      program: program.name, environment: surroundings.environment)
  }

  /// Who is on the other side: a program, a script, or a person.
  package var mode: ShellEnvironment.Mode {
    if options.other.machine { return .machine }
    return options.scripts.script.isEmpty && surroundings.inputIsTerminal ? .typed : .script
  }

  /// Runs the program to its end.
  ///
  /// - Parameter opening: the commands that options of the program's own stand for, run before a
  ///   person's first prompt.
  /// - Returns: The status to end with, that of output which could not be written included.
  /// - Throws: `UsageProblem` for options that do not belong together; nothing was run then.
  package func run(opening: [String] = []) throws(UsageProblem) -> ExitStatus {
    let status = try runToItsEnd(opening: opening)
    for line in capture?.takeRest() ?? [] {
      console.write(Array("\(VisibleText.make(line))\n".utf8))
    }
    return console.end(with: status, program: program.name)
  }

  private func runToItsEnd(opening: [String]) throws(UsageProblem) -> ExitStatus {
    if let lesson = surroundings.value(of: SeparateLesson.variable) { return run(lesson: lesson) }
    try checkUsage()
    watchForStalls()
    try readFiles()
    let log = try openLog()
    try beginTranscript()
    let report = try openReport()
    let status =
      switch mode {
      case .machine: MachineRun(root: self, log: log).run()
      case .script: ScriptRun(root: self, log: log, report: report).run()
      case .typed: PlayRun(root: self, log: log).run(opening: opening)
      }
    log?.finish()
    return log?.isBroken == true ? status.combined(with: .outputFailed) : status
  }

  /// Runs the version of a lesson for which another process has started this one.
  private func run(lesson: String) -> ExitStatus {
    let activity = MainThreadActivity()
    CrashRestoration.name(activity.running)
    SeparateLesson.run(lesson, activity: activity) { [output] line in
      let bytes = Array("\(line)\n".utf8)
      _ = write(output, bytes, bytes.count)
    }
    return .success
  }

  private func checkUsage() throws(UsageProblem) {
    if mode != .typed, options.log.transcript != nil {
      throw UsageProblem("--transcript works at a terminal; what a script prints is its transcript")
    }
    switch mode {
    case .machine:
      if options.scripts.junit != nil {
        throw UsageProblem("--junit reports what a script expects; --machine runs none")
      }
    case .script: try ScriptRun.checkUsage(of: options, in: surroundings)
    case .typed:
      if let option = options.scripts.firstOption {
        throw UsageProblem("\(option) does not work in play: it needs --script")
      }
    }
  }

  /// The file of `--log-file`; nil if none was asked for.
  ///
  /// - Throws: `UsageProblem` if it cannot be made; nothing was run then.
  private func openLog() throws(UsageProblem) -> LifecycleLogFile? {
    guard let path = options.log.logFile else {
      if let format = options.log.logFormat {
        throw UsageProblem("--log-format \(format) needs --log-file")
      }
      return nil
    }
    do throws(FileAccessError) {
      return try LifecycleLogFile(
        path: path, format: options.log.logFormat ?? .text, files: files, warn: warn)
    } catch {
      throw UsageProblem("--log-file \(VisibleText.make(path)): \(error.capitalizedMessage)")
    }
  }

  /// Empties the file of `--transcript`, if it was asked for: an option replaces what a file holds.
  ///
  /// - Throws: `UsageProblem` if it cannot be made; nothing was run then.
  private func beginTranscript() throws(UsageProblem) {
    guard let path = options.log.transcript else { return }
    do throws(FileAccessError) {
      try files.write([], to: path)
    } catch {
      throw UsageProblem("--transcript \(VisibleText.make(path)): \(error.capitalizedMessage)")
    }
  }

  /// The file of `--junit`; nil if none was asked for.
  ///
  /// - Throws: `UsageProblem` if it cannot be made; nothing was run then.
  private func openReport() throws(UsageProblem) -> JUnitFile? {
    guard let path = options.scripts.junit else { return nil }
    do throws(FileAccessError) {
      return try JUnitFile(path: path, files: files, warn: warn)
    } catch {
      throw UsageProblem("--junit \(VisibleText.make(path)): \(error.capitalizedMessage)")
    }
  }

  /// The descriptor that the process was given as standard output.
  var output: Int32 { capture?.output ?? STDOUT_FILENO }

  /// Says one line on standard error.
  func warn(_ message: String) {
    console.writeError(Array("\(program.name): \(VisibleText.make(message))\n".utf8))
  }

  /// The terminal's size, else 80x24.
  var terminalSize: (columns: Int, rows: Int) {
    let actual = TerminalSize.current(
      environment: surroundings.environment, descriptors: [output, STDIN_FILENO])
    return (actual.columns, actual.rows)
  }

  /// The app's screen: as asked for, else as large as the terminal, else 80x24.
  func size(isScript: Bool) -> (columns: Int, rows: Int) {
    let device = options.device?.size ?? (isScript ? (columns: 80, rows: 24) : terminalSize)
    return (options.screen.width ?? device.columns, options.screen.height ?? device.rows)
  }

  /// Whether the screen has a size of its own.
  var isSizeGiven: Bool {
    options.device != nil || options.screen.width != nil || options.screen.height != nil
  }

  /// The screen of the app: the device that was asked for, else one of the terminal's size with as
  /// many points a cell as the program says.
  private func makeScreen(isScript: Bool) -> UIScreen {
    let size = size(isScript: isScript)
    if let device = options.device, size == device.size { return device.makeScreen() }
    let cell = options.device == nil ? program.cellSize : Device.cellSize
    return UIScreen(
      size: CGSize(
        width: CGFloat(size.columns) * cell.width, height: CGFloat(size.rows) * cell.height),
      cellSize: cell)
  }

  /// Watches how long the main thread is busy with one thing, if there is a limit.
  private func watchForStalls() {
    let isTyped = mode == .typed
    guard let activity = capture?.activity, !isTyped || surroundings.isInteractive,
      let limit = options.stallTimeout ?? (isTyped ? 5 : nil)
    else { return }
    StallWatch.start(
      activity, limit: .seconds(limit),
      reaction: isTyped ? .person(terminal: output) : .script(program: program.name))
  }

  /// Reads what the app is made of; who waits for it learns what for.
  private func readFiles() throws(UsageProblem) {
    guard let reading = program.reading else { return }
    capture?.activity.begin(.reading(reading.path), level: 0)
    defer { capture?.activity.end() }
    try reading.read()
  }

  // MARK: - Sessions

  /// A session for a script or a program: nothing of the person's, the same in every run.
  func unattendedSession() -> ShellSession {
    session(
      ShellEnvironment(
        mode: mode, files: files, makeScreen: { makeScreen(isScript: true) },
        allowsWriting: options.scripts.allowWrite, versionLines: program.versionLines,
        settings: scriptSettings, launch: launch,
        runMainQueue: runMainQueue, hasTimer: { MainQueue.hasTimer(within: $0) }))
  }

  /// A session of a person at a terminal, with what keeps standard error meanwhile.
  ///
  /// It begins with what is wrong in the files of settings, and with the given problems.
  func typedSession(_ errors: ErrorCapture? = nil, problems: [String] = []) -> ShellSession {
    let kept = keptSettings
    let (settings, wrongSettings) = typedSettings(kept)
    var environment = ShellEnvironment(
      mode: .typed, files: files, makeScreen: { makeScreen(isScript: false) },
      allowsWriting: true, versionLines: program.versionLines, settings: settings,
      launch: launch,
      makeClock: { SystemSessionClock() }, pause: { SystemPause.wait(seconds: $0) },
      isInterrupted: { SignalWatch.obey(SIGINT) })
    environment.settingsStore = kept
    let session = session(environment, errors)
    for problem in wrongSettings + problems { session.warn(problem) }
    return session
  }

  private func session(
    _ environment: ShellEnvironment, _ errors: ErrorCapture? = nil
  ) -> ShellSession {
    var environment = environment
    environment.process = errors?.adding(to: capture?.process) ?? capture?.process
    environment.runSeparately = { LessonProcess.run($0) }
    return ShellSession(environment: environment, catalog: program.catalog)
  }

  private var launch: @MainActor (UIApplication) -> any UIApplicationDelegate {
    { [program, mode] application in program.launch(mode, application) }
  }

  /// Nothing runs the main queue between the commands of a script.
  private var runMainQueue: (@MainActor (Double) -> Void)? {
    guard program.usesMainQueue else { return nil }
    return { seconds in MainQueue.run(for: seconds) }
  }

  // MARK: - Settings

  private var scriptSettings: Settings {
    var settings = Settings.script
    if let log = options.log.log { settings.shell.log = log }
    if options.screen.plain { settings.shell.draw = .plain }
    return settings
  }

  /// The files of settings; nil without a home.
  private var keptSettings: KeptSettings? {
    let reason =
      options.keepsNothing
      ? "--no-save was given" : options.other.ignoresSettingsFile ? "--no-rc was given" : nil
    return directories.map {
      KeptSettings(
        directories: $0, files: files, catalog: program.catalog, reasonForLoss: reason)
    }
  }

  /// What a person sees to begin with: the mode, then the files of settings, then the options; and
  /// what is wrong in the files.
  private func typedSettings(_ kept: KeptSettings?) -> (settings: Settings, problems: [String]) {
    var settings = Settings()
    var problems: [String] = []
    if !surroundings.isInteractive { settings.shell.draw = .scroll }
    if surroundings.value(of: "ACCESSIBLE").map({ $0 != "0" }) == true {
      settings.shell.draw = .plain
    }
    if !options.other.ignoresSettingsFile, let kept { problems = kept.apply(to: &settings) }
    if options.screen.teach {
      settings.shell.draw = .scroll
      settings.shell.log = .after
      settings.shell.calls = .lecture
    }
    if options.screen.plain { settings.shell.draw = .plain }
    if options.screen.ascii { settings.shell.ascii = .on }
    if let color = options.screen.color { settings.shell.color = color }
    if let log = options.log.log { settings.shell.log = log }
    return (settings, problems)
  }
}
