import ConcentrationApp
import ConcentrationShell
import ConcentrationStore
import Foundation
import UIKit
import UIKitShell
import UIKitSystem
import UIKitTerminal

/// The game with its real dependencies: database, theme files, clock.
@MainActor
struct LiveGame {
  /// The directories of the person's files; nil without a home directory.
  let directories: UserDirectories?
  /// True if this session writes no files.
  let keepsNothing: Bool

  init(surroundings: ProcessSurroundings, keepsNothing: Bool) {
    directories = UserDirectories(
      program: "concentration", environment: surroundings.environment)
    self.keepsNothing = keepsNothing
  }

  /// The program for the terminal.
  var program: TerminalProgram {
    TerminalProgram(
      name: "concentration", version: TerminalVersion.package, versionLines: VersionText.lines,
      catalog: .concentration, usesMainQueue: false,
      launch: { mode, application in
        let environment = mode == .typed ? self.environment() : .scripted()
        return AppDelegate.launch(on: application, environment)
      })
  }

  /// The environment of the app for a person.
  private func environment() -> AppEnvironment {
    var warnings: [String] = []
    let store = StoreChoice.open(in: keepsNothing ? nil : directories) { warnings.append($0) }
    return AppEnvironment(
      store: store, gameClock: SystemGameClock(), makeSeed: Entropy.seed,
      currentTime: { Int64(Date.now.timeIntervalSince1970) }, timeZone: { .current },
      readOwnThemes: { ownThemes() }, warnings: warnings, reasonForLoss: reasonWithoutStore)
  }

  /// Why no database is opened; nil if one is.
  private var reasonWithoutStore: String? {
    if keepsNothing { return "--no-save was given" }
    return directories == nil ? "there is no home directory" : nil
  }

  private func ownThemes() -> OwnThemes {
    guard let directories else { return OwnThemes() }
    let own = ThemeDirectory.load(directories.configuration + "/themes")
    return OwnThemes(themes: own.themes, warnings: own.errors.map { "themes/\($0.message)" })
  }
}
