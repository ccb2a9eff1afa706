import ArgumentParser
import Foundation
import UIKit
import UIKitReadline
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
/// The prompt is GNU Readline's, so a program that imports this module is distributed under
/// GPL-3.0-or-later. `UIKitShell` and what lies below it do without readline.
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
    let arguments = Swift.CommandLine.arguments
    let name = name ?? arguments.first.map { ($0 as NSString).lastPathComponent } ?? "app"
    // Without the app, whose output would be captured.
    if arguments.dropFirst().first == TraceCommand._commandName {
      exit(AppStart.runTrace(Array(arguments.dropFirst(2)), program: name).code)
    }
    // A process starts on the main thread, whether or not the caller says that it is the main actor.
    let status = MainActor.assumeIsolated {
      ProcessSetup.run()
      let capture = ProcessCapture()
      let console = SystemConsole(output: capture.output)
      let start = AppStart(
        name: name, version: version, pointsPerCell: pointsPerCell, console: console,
        capture: capture)
      let status = start.run(Array(arguments.dropFirst()), contributions, launch)
      return console.end(with: status, program: name)
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
  let console: SystemConsole
  let capture: ProcessCapture

  /// Runs `trace`, which looks at files and at no app.
  nonisolated static func runTrace(_ arguments: [String], program: String) -> ExitStatus {
    MainActor.assumeIsolated {
      ProcessSetup.run()
      let console = SystemConsole()
      do {
        var command = try TraceCommand.parseAsRoot(arguments)
        try command.run()
        return .success
      } catch let end as ProgramEnd {
        return end.status
      } catch {
        if TraceCommand.exitCode(for: error) == .success {
          console.write(Array("\(TraceCommand.fullMessage(for: error))\n".utf8))
          return console.end(with: .success, program: program)
        }
        let message = UsageMessage.make(
          TraceCommand.message(for: error), program: "\(program) trace", extra: "no argument")
        console.writeError(Array("\(message)\n".utf8))
        return console.end(with: .usage, program: program)
      }
    }
  }

  func run(
    _ arguments: [String], _ contributions: [ShellContribution],
    _ launch: @escaping @MainActor (UIApplication) -> any UIApplicationDelegate
  ) -> ExitStatus {
    do {
      let parsed = try TerminalArguments.parse(arguments)
      if parsed.version {
        print(versionLines)
        return .success
      }
      let program = TerminalProgram(
        name: name, version: version, versionLines: versionLines,
        catalog: try CommandCatalog(
          contributions + [.notifications, .shell], programName: name),
        usesMainQueue: true, cellSize: pointsPerCell,
        launch: { _, application in launch(application) })
      return try TerminalRun(
        program: program, options: parsed.options,
        surroundings: .current(output: capture.output), console: console, capture: capture
      ).run()
    } catch let conflict as ContributionConflict {
      return refuse("\(name): \(conflict)")
    } catch let problem as UsageProblem {
      return refuse(UsageMessage.make(problem.message, program: name, extra: "no argument"))
    } catch {
      return answer(error)
    }
  }

  /// Help is an error to the argument parser, but not wrong usage.
  private func answer(_ error: any Error) -> ExitStatus {
    guard TerminalArguments.exitCode(for: error) == .success else {
      return refuse(
        UsageMessage.make(
          TerminalArguments.message(for: error), program: name, extra: "no argument"))
    }
    console.write(Array(TerminalHelp.text(program: name).utf8))
    return .success
  }

  private func refuse(_ line: String) -> ExitStatus {
    console.writeError(Array((line + "\n").utf8))
    return .usage
  }

  private func print(_ lines: [String]) {
    console.write(Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  private var versionLines: [String] { TerminalVersion.lines(program: "\(name) \(version)") }
}
