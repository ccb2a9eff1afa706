import ConcentrationApp
import ConcentrationShell
import ConcentrationStore
import Foundation
import Glibc
import UIKitReadline
import UIKitShell
import UIKitSystem

/// Builds the live world: the only place that knows every part.
@MainActor
struct CompositionRoot {
  let options: ConcentrationCommand
  let surroundings: ProcessSurroundings
  let console: SystemConsole
  let files = SystemFileAccess()
  /// Where the person's files are; nil without a home, or if nothing is to be kept.
  let directories: UserDirectories?

  init(options: ConcentrationCommand, surroundings: ProcessSurroundings, console: SystemConsole) {
    self.options = options
    self.surroundings = surroundings
    self.console = console
    directories = UserDirectories(environment: surroundings.environment)
  }

  /// Says one line on standard error.
  func warn(_ message: String) {
    console.writeError(Array("concentration: \(VisibleText.make(message))\n".utf8))
  }

  /// The device: as asked for, else the terminal's, else 80x24.
  func size(isScript: Bool) -> (columns: Int, rows: Int) {
    let actual = TerminalSize.current(environment: surroundings.environment)
    let columns = options.screen.width ?? (isScript ? 80 : actual.columns)
    let rows = options.screen.height ?? (isScript ? 24 : actual.rows)
    return (columns, rows)
  }

  // MARK: - Scripts

  /// A session as every script gets it: nothing of the player's, the same in every run.
  func scriptSession() -> ShellSession {
    ShellSession(
      environment: ShellEnvironment(
        mode: .script, files: files, size: size(isScript: true),
        allowsWriting: options.scripts.allowWrite, versionLines: VersionText.lines,
        settings: scriptSettings))
  }

  private var scriptSettings: Settings {
    var settings = Settings.script
    if let log = options.log.log { settings.shell.log = log }
    if options.screen.plain { settings.shell.draw = .plain }
    return settings
  }

  // MARK: - Programs

  /// A session that uses the bots' protocol.
  func machineSession() -> ShellSession {
    ShellSession(
      environment: ShellEnvironment(
        mode: .machine, files: files, size: size(isScript: true),
        allowsWriting: options.scripts.allowWrite, versionLines: VersionText.lines,
        settings: scriptSettings))
  }

  // MARK: - People

  /// A session of a person at a terminal.
  func typedSession() -> ShellSession {
    ShellSession(
      environment: ShellEnvironment(
        mode: .typed, files: files, size: size(isScript: false), allowsWriting: true,
        versionLines: VersionText.lines, settings: typedSettings(),
        makeApp: { [self] in liveApp() }, pause: { SystemPause.wait(seconds: $0) },
        isInterrupted: { SignalWatch.isPending(SIGINT) }))
  }

  /// The app's environment in the real world.
  private func liveApp() -> AppEnvironment {
    var warnings: [String] = []
    let store = StoreChoice.open(in: keepsNothing ? nil : directories) { warnings.append($0) }
    return AppEnvironment(
      store: store, gameClock: SystemGameClock(), makeSeed: Entropy.seed,
      currentTime: { Int64(Date.now.timeIntervalSince1970) }, timeZone: { .current },
      readOwnThemes: { ownThemes() }, warnings: warnings)
  }

  private func ownThemes() -> OwnThemes {
    guard let directories else { return OwnThemes() }
    let own = ThemeDirectory.load(directories.configuration + "/themes")
    // What is in a file never reaches the terminal raw.
    return OwnThemes(
      themes: own.themes, warnings: own.errors.map { VisibleText.make("themes/\($0.message)") })
  }

  /// True if this session is to leave no trace.
  var keepsNothing: Bool { options.other.keepsNothing }

  /// What a person sees to begin with: the mode, then the settings file, then the options.
  private func typedSettings() -> Settings {
    var settings = Settings()
    if !surroundings.isInteractive { settings.shell.draw = .scroll }
    if surroundings.value(of: "ACCESSIBLE").map({ $0 != "0" }) == true {
      settings.shell.draw = .plain
    }
    if !options.other.ignoresSettingsFile, let directories {
      let file = SettingsFile(
        path: directories.configuration + "/rc", files: files, catalog: .concentration)
      for warning in file.apply(to: &settings) { warn(warning) }
    }
    if options.screen.teach {
      settings.shell.draw = .scroll
      settings.shell.log = .after
    }
    if options.screen.plain { settings.shell.draw = .plain }
    if options.screen.ascii { settings.shell.ascii = .on }
    if let color = options.screen.color { settings.shell.color = color }
    if let log = options.log.log { settings.shell.log = log }
    return settings
  }
}
