import Glibc
import UIKitShell
import UIKitSystem

/// A session of a person at a terminal.
@MainActor
struct PlayRun {
  let root: TerminalRun
  let log: LifecycleLogFile?

  /// Goes on until the person leaves.
  ///
  /// - Parameter opening: commands to run before the first prompt.
  /// - Returns: The status to end with.
  func run(opening: [String]) -> ExitStatus {
    let isFirstStart = root.directories.map { access($0.state, F_OK) != 0 } ?? false
    let errors = isInteractive && control != .none ? ErrorCapture(console: root.console) : nil
    defer { errors?.end() }
    let editor = isInteractive ? LineEditor(root: root) : nil
    let session = root.typedSession(errors, problems: [editor?.problem].compactMap { $0 })
    session.recordings.transcriptPath = root.options.log.transcript
    if let problem = session.launchProblem {
      root.warn(problem)
      return .usage
    }
    let repl = REPL(session: session, options: options(isFirstStart: isFirstStart))
    log?.follow(session)
    let restoration = TerminalRestoration(isUsed: isInteractive && control != .none)
    let place = KeptPlace(of: root)
    place.restore(session)
    let line = OpeningHandler(repl, commands: opening, activity: root.capture?.activity) {
      log?.writeNewEvents()
      // Before the answer is written, which may turn the reports on.
      restoration.follow(reportsMouse: repl.reportsMouse)
    }
    let observation = MainQueueObservation { session.causes.mainQueueWillRun($0) }
    defer { CrashRestoration.end() }
    defer { place.keep(session) }
    return withExtendedLifetime(observation) { makeReader(editor, of: session).run(line) }
  }

  private var isInteractive: Bool { root.surroundings.isInteractive }

  private var control: ScreenControl {
    guard isInteractive, LineEditor.readsKeys else { return .none }
    return ScreenControl(term: root.surroundings.environment["TERM"] ?? "")
  }

  private func options(isFirstStart: Bool) -> REPL.Options {
    let size = root.size(isScript: false)
    let screen = ScreenSize(columns: size.columns, rows: size.rows)
    let terminal = isInteractive ? root.terminalSize : size
    var options = REPL.Options(
      size: ScreenSize(columns: terminal.columns, rows: terminal.rows), control: control,
      colors: ColorDecision(
        option: root.options.screen.color, setting: .auto,
        isTerminal: root.surroundings.outputIsTerminal, isScript: false,
        environment: root.surroundings.environment),
      isUTF8: root.surroundings.isUTF8, isFirstStart: isFirstStart,
      echoesLines: !isInteractive, version: root.program.version)
    options.screen = root.isSizeGiven ? screen : nil
    options.isWidthAmbiguous = root.surroundings.isWidthAmbiguous
    let term = root.surroundings.environment["TERM"] ?? ""
    options.asksForBackground = control == .alternateScreen && !["linux", "dumb"].contains(term)
    options.allowsMotion = root.surroundings.environment["SSH_CONNECTION"] == nil
    options.backgroundLuminance = root.surroundings.environment["COLORFGBG"]
      .flatMap(Self.luminance)
    return options
  }

  /// The light of the background in a variable that some terminals set, as in `15;0`.
  ///
  /// The last part is the number of a named colour; of those only 7 and 15 are light.
  private static func luminance(ofVariable text: String) -> Double? {
    guard let last = text.split(separator: ";").last, let number = Int(last),
      (0..<16).contains(number)
    else { return nil }
    return number == 7 || number == 15 ? 1 : 0
  }

  /// The editor's reader at a terminal; plain reading where the output goes elsewhere.
  private func makeReader(_ editor: LineEditor?, of session: ShellSession) -> any LineReader {
    guard let editor else {
      return PlainLineReader(
        console: root.console, prompt: .onStandardError, program: root.program.name)
    }
    // Whatever happens from here on, the terminal is given back as it is now.
    CrashRestoration.install(
      reset: control == .none ? "" : TerminalRestoration.reset, output: root.output)
    return editor.makeReader(isBold: control != .none) { session.warn($0) }
  }
}
