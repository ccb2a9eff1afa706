import ConcentrationEngine
import Foundation

/// The dependencies of the app, injected once at launch.
@MainActor
package struct AppEnvironment {
  /// Where games, settings and reminders are kept.
  package var store: any GameStore
  /// Why what is kept will be lost at the end of this run, a clause without a period; nil if it lasts.
  package var reasonForLoss: String?
  /// The time by which games are measured.
  package var gameClock: any GameClock
  /// Draws the seed of a new game for which none was given.
  package var makeSeed: @MainActor () -> UInt64
  /// Whether new games complete a theme that has too few symbols; not so in scripts, which show the same
  /// for ever.
  package var completesThemes = true
  /// The current time in seconds since 1970: dates finished games and decides when reminders are
  /// due.
  package var currentTime: @MainActor () -> Int64
  /// The time zone in which dates are shown; a closure, since finding it takes longer than drawing
  /// a screen.
  package var timeZone: @MainActor () -> TimeZone
  /// Runs slow work, such as reading the history.
  package var worker: any BackgroundWorker
  /// Reads the player's own themes, when they are first asked for.
  package var readOwnThemes: @MainActor () -> OwnThemes
  /// Warnings from before the launch; posted when the app is launched.
  package var warnings: [String]

  package init(
    store: any GameStore, gameClock: any GameClock, makeSeed: @escaping @MainActor () -> UInt64,
    currentTime: @escaping @MainActor () -> Int64, timeZone: @escaping @MainActor () -> TimeZone,
    worker: any BackgroundWorker = TaskWorker(),
    readOwnThemes: @escaping @MainActor () -> OwnThemes = { OwnThemes() }, warnings: [String] = [],
    reasonForLoss: String? = nil
  ) {
    self.store = store
    self.reasonForLoss = reasonForLoss
    self.gameClock = gameClock
    self.makeSeed = makeSeed
    self.currentTime = currentTime
    self.timeZone = timeZone
    self.worker = worker
    self.readOwnThemes = readOwnThemes
    self.warnings = warnings
  }

  /// The environment of a case of a script: reads no file of the player's, and is the same in every
  /// run.
  ///
  /// Seeds are 1, 2, 3, …; the clock starts at zero and moves only by `wait`; the calendar starts
  /// on the first of January 2026, noon, in Greenwich.
  package static func scripted(
    store: any GameStore = InMemoryGameStore(), gameClock: ManualGameClock = ManualGameClock()
  ) -> AppEnvironment {
    let seeds = SeedCounter()
    var environment = AppEnvironment(
      store: store, gameClock: gameClock, makeSeed: { seeds.next() },
      currentTime: { scriptEpoch + gameClock.milliseconds / 1000 },
      timeZone: { TimeZone(secondsFromGMT: 0) ?? .current }, worker: SteppedWorker())
    environment.completesThemes = false
    return environment
  }

  /// Noon of the first of January 2026 in Greenwich, in seconds since 1970.
  private static var scriptEpoch: Int64 { 1_767_268_800 }
}

/// The player's own themes, and a warning for each theme file that cannot be used.
package struct OwnThemes: Sendable {
  /// Themes that can be played.
  package var themes: [Theme]
  /// One sentence, without its period, for each file that cannot be used.
  package var warnings: [String]

  /// Creates a result with themes and warnings, both empty by default.
  package init(themes: [Theme] = [], warnings: [String] = []) {
    self.themes = themes
    self.warnings = warnings
  }
}

/// Seeds 1, 2, 3, … for one case of a script.
@MainActor
private final class SeedCounter {
  private var last: UInt64 = 0

  func next() -> UInt64 {
    last += 1
    return last
  }
}
