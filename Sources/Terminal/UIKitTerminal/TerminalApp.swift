import ArgumentParser
import Foundation
import UIKit
import UIKitShell
import UIKitSystem

/// Runs a UIKit app in the terminal: the line that takes the place of `@main` in an app for a phone.
///
///     import UIKit
///     import UIKitTerminal
///
///     TerminalApp.main { AppDelegate() }
///
/// The program has a prompt with completion and history, draws its screens, prints the lifecycle calls
/// of its controllers, runs scripts with expectations in virtual time, and gives the terminal back on
/// every way out. `--help` lists its options, `help` at the prompt its commands.
///
/// With the package's trait `Readline`, which is on by default, the prompt is GNU Readline's, and the program
/// is distributed under GPL-3.0-or-later. Without it whole lines are read, and the screen is drawn below them.
public enum TerminalApp {
  /// Runs an app until the person leaves or its scripts end, and ends the process.
  ///
  /// - Parameters:
  ///   - name: The program's name in messages and in the paths of its files; nil for the name of the
  ///     executable.
  ///   - version: The program's version.
  ///   - contributions: What the app adds to the shell, before the shell's own.
  ///   - pointsPerCell: How many points a cell has: 1x1 for an app that is made for a terminal, 8x16
  ///     for one that keeps the points of a phone.
  ///   - appDelegate: Makes the app's delegate; called for each launch, which each case of a script is.
  @preconcurrency
  public static func main(
    name: String? = nil, version: String = "1.0", contributions: [ShellContribution] = [],
    pointsPerCell: CGSize = CGSize(width: 1, height: 1),
    _ appDelegate: @escaping @MainActor () -> any UIApplicationDelegate
  ) -> Never {
    run(name, version, contributions, pointsPerCell) { application in
      let delegate = appDelegate()
      application.launch(delegate)
      return delegate
    }
  }

  /// Runs an app whose windows belong to scenes, as one whose Info.plist names a scene delegate.
  ///
  ///     TerminalApp.main(sceneDelegate: SceneDelegate.init) { AppDelegate() }
  ///
  /// - Parameters:
  ///   - name: The program's name; nil for the name of the executable.
  ///   - version: The program's version.
  ///   - contributions: What the app adds to the shell, before the shell's own.
  ///   - pointsPerCell: How many points a cell has: 1x1 for an app that is made for a terminal, 8x16
  ///     for one that keeps the points of a phone.
  ///   - sceneDelegate: Makes the delegate of a scene.
  ///   - appDelegate: Makes the app's delegate; called for each launch.
  @preconcurrency
  public static func main<SceneDelegate: UISceneDelegate>(
    name: String? = nil, version: String = "1.0", contributions: [ShellContribution] = [],
    pointsPerCell: CGSize = CGSize(width: 1, height: 1),
    sceneDelegate: @escaping @MainActor () -> SceneDelegate,
    _ appDelegate: @escaping @MainActor () -> any UIApplicationDelegate
  ) -> Never {
    run(name, version, contributions, pointsPerCell) { application in
      let delegate = appDelegate()
      application.launch(delegate, sceneDelegate: sceneDelegate)
      return delegate
    }
  }

  /// Runs an app whose launch needs more than a delegate, such as its main storyboard.
  ///
  /// - Parameters:
  ///   - name: The program's name; nil for the name of the executable.
  ///   - version: The program's version.
  ///   - contributions: What the app adds to the shell, before the shell's own.
  ///   - pointsPerCell: How many points a cell has: 1x1 for an app that is made for a terminal, 8x16
  ///     for one that keeps the points of a phone.
  ///   - launch: Launches a new application and returns its delegate, which is kept.
  @preconcurrency
  public static func main(
    name: String? = nil, version: String = "1.0", contributions: [ShellContribution] = [],
    pointsPerCell: CGSize = CGSize(width: 1, height: 1),
    launch: @escaping @MainActor (UIApplication) -> any UIApplicationDelegate
  ) -> Never {
    run(name, version, contributions, pointsPerCell, launch)
  }

  private static func run(
    _ name: String?, _ version: String, _ contributions: [ShellContribution],
    _ pointsPerCell: CGSize,
    _ launch: @escaping @MainActor (UIApplication) -> any UIApplicationDelegate
  ) -> Never {
    let path = Swift.CommandLine.arguments.first
    let name = name ?? path.map { ($0 as NSString).lastPathComponent } ?? "app"
    // A process starts on the main thread, whether or not the caller says that it is the main actor.
    let status = MainActor.assumeIsolated {
      AppStart(
        name: name, version: version, pointsPerCell: pointsPerCell, contributions: contributions,
        launch: launch
      ).run()
    }
    exit(status.code)
  }
}

/// The start of an app that has no options of its own.
@MainActor
private struct AppStart {
  let name: String
  let version: String
  let pointsPerCell: CGSize
  let contributions: [ShellContribution]
  let launch: @MainActor (UIApplication) -> any UIApplicationDelegate

  func run() -> ExitStatus {
    let console = SystemConsole()
    let commands = ProgramCommands(
      name: name, root: AppCommand.self, help: TerminalHelp.text(program: name), console: console)
    return commands.start { arguments in
      var parsed = try AppCommand.parseAsRoot(arguments)
      guard let command = parsed as? AppCommand else { return try parsed.run() }
      if command.version { throw CleanExit.message(versionLines.joined(separator: "\n")) }
      let program: TerminalProgram
      do throws(ContributionConflict) {
        program = try makeProgram()
      } catch {
        console.writeError(Array("\(name): \(error)\n".utf8))
        throw ProgramEnd(status: .usage)
      }
      throw ProgramEnd(
        status: try TerminalRun(capturing: program, options: command.arguments.options).run())
    }
  }

  private func makeProgram() throws(ContributionConflict) -> TerminalProgram {
    TerminalProgram(
      name: name, version: version, versionLines: versionLines,
      catalog: try CommandCatalog(
        contributions + [.notifications, .device, .shell], programName: name),
      usesMainQueue: true, cellSize: pointsPerCell,
      launch: { _, application in launch(application) })
  }

  private var versionLines: [String] { TerminalVersion.lines(program: "\(name) \(version)") }
}
