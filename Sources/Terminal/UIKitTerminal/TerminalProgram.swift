import UIKit
import UIKitShell

/// A program as the terminal runs it: an app, and what it is called.
@MainActor
package struct TerminalProgram {
  /// The name in messages and in the paths of the person's files.
  package var name: String
  /// The version in the greeting.
  package var version: String
  /// What `version` says, line by line.
  package var versionLines: [String]
  /// The words of the shell.
  package var catalog: CommandCatalog
  /// How many points of the app a cell has.
  package var cellSize: CGSize
  /// True if the app may have work on the main queue, which scripts then wait for after each command.
  package var usesMainQueue: Bool
  /// Reads the files that the app is made of, before its launch; nil if there are none.
  package var reading: Reading?
  /// Makes the app's delegate and launches it, for a person or for a script.
  package var launch: @MainActor (ShellEnvironment.Mode, UIApplication) -> any UIApplicationDelegate

  /// A program from its parts.
  package init(
    name: String, version: String, versionLines: [String], catalog: CommandCatalog,
    usesMainQueue: Bool, cellSize: CGSize = CGSize(width: 1, height: 1),
    launch:
      @escaping @MainActor (ShellEnvironment.Mode, UIApplication) ->
      any UIApplicationDelegate
  ) {
    self.name = name
    self.version = version
    self.versionLines = versionLines
    self.catalog = catalog
    self.usesMainQueue = usesMainQueue
    self.cellSize = cellSize
    self.launch = launch
  }

  /// What is read before a launch.
  package struct Reading {
    let path: String
    let read: @MainActor () throws(UsageProblem) -> Void

    /// The reading of a file or a folder, which says why that cannot be used.
    package init(path: String, read: @escaping @MainActor () throws(UsageProblem) -> Void) {
      self.path = path
      self.read = read
    }
  }
}
