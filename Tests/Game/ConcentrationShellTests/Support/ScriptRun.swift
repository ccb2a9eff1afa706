@testable import ConcentrationShell
@testable import UIKitShell

/// A script run to its end, in memory.
@MainActor
struct ScriptRun {
  let console = TableConsole()
  let files: TableFiles
  let status: ExitStatus
  /// What was collected for a report.
  let suites: [ScriptSuite]

  /// Runs a text as one script named `t.concentration`.
  init(
    _ text: String, files: [String: String] = [:], options: ScriptOptions = ScriptOptions(),
    log: LogPlace = .off, allowsWriting: Bool = false, catalog: CommandCatalog = .concentration
  ) {
    self.init(
      paths: ["t.concentration"], files: files.merging(["t.concentration": text]) { $1 },
      options: options, log: log, allowsWriting: allowsWriting, catalog: catalog)
  }

  /// Runs several files of a table.
  init(
    paths: [String], files texts: [String: String], options: ScriptOptions = ScriptOptions(),
    log: LogPlace = .off, allowsWriting: Bool = false, catalog: CommandCatalog = .concentration
  ) {
    let files = TableFiles(texts)
    self.files = files
    var settings = Settings.script
    settings.shell.log = log
    let environment = ShellEnvironment(
      mode: .script, files: files, allowsWriting: allowsWriting,
      versionLines: ["Concentration 1.0"], settings: settings)
    let runner = ScriptRunner(
      console: console, files: files, options: options, catalog: catalog
    ) {
      ShellSession(environment: environment, catalog: catalog)
    }
    status = runner.run(paths: paths)
    suites = runner.suites
  }

  var output: String { console.text }
  var errors: String { console.errorText }
}
