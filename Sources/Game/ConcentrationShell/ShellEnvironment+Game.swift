import ConcentrationApp
import UIKitShell

extension ShellEnvironment {
  /// What a session of the game takes from outside; scripts need only the files.
  ///
  /// `makeApp` makes the app's environment for a fresh launch.
  package init(
    mode: Mode, files: any FileAccess, size: (columns: Int, rows: Int) = (80, 24),
    allowsWriting: Bool = false, versionLines: [String] = [], settings: Settings = .script,
    makeApp: @escaping @MainActor () -> AppEnvironment = { .scripted() },
    pause: @escaping @MainActor (Double) -> Void = { _ in },
    isInterrupted: @escaping @MainActor () -> Bool = { false }
  ) {
    self.init(
      mode: mode, files: files, size: size, allowsWriting: allowsWriting,
      versionLines: versionLines, settings: settings,
      makeApp: { AppDelegate(environment: makeApp(), wording: CommandWording()) }, pause: pause,
      isInterrupted: isInterrupted)
  }
}

extension ShellSession {
  /// A session of the game.
  package convenience init(environment: ShellEnvironment) {
    self.init(environment: environment, catalog: .concentration)
  }
}
