import ConcentrationApp
import UIKit
import UIKitShell

extension ShellEnvironment {
  /// Creates the environment of a session of the game; scripts need only the files.
  ///
  /// `makeApp` makes the app's environment at each launch.
  package init(
    mode: Mode, files: any FileAccess, size: (columns: Int, rows: Int) = (80, 24),
    allowsWriting: Bool = false, versionLines: [String] = [], settings: Settings = .script,
    makeApp: @escaping @MainActor () -> AppEnvironment = { .scripted() },
    pause: @escaping @MainActor (Double) -> Void = { _ in },
    isInterrupted: @escaping @MainActor () -> Bool = { false }
  ) {
    self.init(
      mode: mode, files: files,
      makeScreen: { UIScreen(size: CGSize(width: size.columns, height: size.rows)) },
      allowsWriting: allowsWriting, versionLines: versionLines, settings: settings,
      launch: { application in AppDelegate.launch(on: application, makeApp()) }, pause: pause,
      isInterrupted: isInterrupted)
  }
}

extension AppDelegate {
  /// Launches the game with the wording of the shell's commands.
  package static func launch(
    on application: UIApplication, _ environment: AppEnvironment
  ) -> AppDelegate {
    let delegate = AppDelegate(environment: environment, wording: CommandWording())
    application.launch(delegate)
    return delegate
  }
}

extension ShellSession {
  /// Creates a session of the game.
  package convenience init(environment: ShellEnvironment) {
    self.init(environment: environment, catalog: .concentration)
  }
}
