import UIKit

/// What a session takes from outside, injected once at the root.
@MainActor
package struct ShellEnvironment {
  /// Who is on the other side.
  package enum Mode: Hashable, Sendable {
    /// A person at a terminal.
    case typed
    /// A script.
    case script
    /// A program that uses the bots' protocol.
    case machine
  }

  /// Who is on the other side.
  package var mode: Mode
  /// The files that commands may touch.
  package var files: any FileAccess
  /// Makes the screen of the app.
  package var makeScreen: @MainActor () -> UIScreen
  /// True if writing commands may leave the working directory.
  package var allowsWriting: Bool
  /// What `version` says, line by line.
  package var versionLines: [String]
  /// Settings at the start.
  package var settings: Settings
  /// Where settings are kept that a person changes; nil where none are, as in scripts.
  package var settingsStore: (any SettingsStore)?
  /// Makes the app's delegate and launches it on an application.
  package var launch: @MainActor (UIApplication) -> any UIApplicationDelegate
  /// Makes the time of a session whose app has none of its own.
  package var makeClock: @MainActor () -> any SessionClock
  /// Runs the main queue for some seconds, 0 for what waits on it now; nil for an app whose work all
  /// comes through UIKit's own queue, or where the main queue runs between commands anyway.
  package var runMainQueue: (@MainActor (_ seconds: Double) -> Void)?
  /// Whether a `Timer` of the app, which runs in real time, is due within some seconds.
  package var hasTimer: @MainActor (_ seconds: Double) -> Bool
  /// Lets real time pass, in seconds; where time is virtual it is not called.
  package var pause: @MainActor (Double) -> Void
  /// True once Ctrl-C was pressed while a command runs.
  package var isInterrupted: @MainActor () -> Bool
  /// What the process does outside UIKit's own scheduler; nil to leave it alone.
  package var process: AppProcess?
  /// Runs the wrong version of a lesson, by its number, in a process of its own and returns what that
  /// wrote; nil where no process can be started.
  package var runSeparately: (@MainActor (_ lesson: Int) -> [String]?)?

  /// An environment from its parts.
  package init(
    mode: Mode, files: any FileAccess,
    makeScreen: @escaping @MainActor () -> UIScreen = { UIScreen() }, allowsWriting: Bool = false,
    versionLines: [String] = [], settings: Settings = .script,
    launch: @escaping @MainActor (UIApplication) -> any UIApplicationDelegate,
    makeClock: @escaping @MainActor () -> any SessionClock = { VirtualClock() },
    runMainQueue: (@MainActor (_ seconds: Double) -> Void)? = nil,
    hasTimer: @escaping @MainActor (_ seconds: Double) -> Bool = { _ in false },
    pause: @escaping @MainActor (Double) -> Void = { _ in },
    isInterrupted: @escaping @MainActor () -> Bool = { false }, process: AppProcess? = nil
  ) {
    self.mode = mode
    self.files = files
    self.makeScreen = makeScreen
    self.allowsWriting = allowsWriting
    self.versionLines = versionLines
    self.settings = settings
    self.launch = launch
    self.makeClock = makeClock
    self.runMainQueue = runMainQueue
    self.hasTimer = hasTimer
    self.pause = pause
    self.isInterrupted = isInterrupted
    self.process = process
  }
}
