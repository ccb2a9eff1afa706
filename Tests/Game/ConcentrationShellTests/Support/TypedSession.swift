@testable import ConcentrationApp
@testable import ConcentrationShell
@testable import UIKitShell

/// A person at a terminal, in memory; boards are grids of lines unless another look is asked for.
@MainActor
struct TypedSession {
  let repl: REPL
  let files: TableFiles
  let clock = ManualGameClock()

  init(
    draw: DisplayMode = .scroll, log: LogPlace = .off, options: REPL.Options = REPL.Options(),
    files texts: [String: String] = [:], size: (columns: Int, rows: Int) = (80, 24),
    look: LookChoice = .plain, color: ColorChoice = .never, store: (any GameStore)? = nil,
    settings settingsStore: (any SettingsStore)? = nil,
    change: (inout AppEnvironment) -> Void = { _ in }
  ) {
    let files = TableFiles(texts)
    self.files = files
    var settings = Settings()
    settings.shell.draw = draw
    settings.shell.log = log
    settings.shell.color = color
    settings.contributed["look"] = look.rawValue
    let clock = clock
    var app = AppEnvironment.scripted(gameClock: clock)
    if let store { app.store = store }
    change(&app)
    var environment = ShellEnvironment(
      mode: .typed, files: files, size: size, settings: settings, makeApp: { app })
    environment.settingsStore = settingsStore
    repl = REPL(session: ShellSession(environment: environment), options: options)
  }

  /// What typing a line prints.
  @discardableResult
  func type(_ line: String) -> String { repl.receive(.line(line)).withoutFrames.output }
}
