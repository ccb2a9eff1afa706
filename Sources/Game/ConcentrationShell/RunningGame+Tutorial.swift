import ConcentrationApp
import ConcentrationEngine
import UIKit
import UIKitShell

/// The progress of the tutorial, which is kept between runs.
package struct TutorialProgress: Hashable, Sendable {
  /// Where the store has it.
  package static let word = StoredWord(name: "tutorial", title: "the place in the tutorial")
  private static let stopped = " stopped"

  /// The current step, from 0.
  var index: Int
  /// True until the tutorial was left by `tutorial stop`.
  var isRunning: Bool

  /// Progress from its parts.
  init(index: Int, isRunning: Bool) {
    self.index = index
    self.isRunning = isRunning
  }

  /// Parses `text`; nil for anything else.
  package init?(_ text: String) {
    isRunning = !text.hasSuffix(Self.stopped)
    let number = isRunning ? text[...] : text.dropLast(Self.stopped.count)
    let count = Tutorial(at: 0, pair: "").steps.count
    guard let step = Int(number), (1...count).contains(step) else { return nil }
    index = step - 1
  }

  /// The step from 1, and whether the tutorial was stopped there.
  var text: String { "\(index + 1)" + (isRunning ? "" : Self.stopped) }
}

extension RunningGame {
  /// Checks the tutorial's goal after a command.
  ///
  /// - Returns: The confirmation and the next goal, if a goal was reached; else the goal again.
  func advanceTutorial(after reply: Reply, in shell: ShellSession) -> [String]? {
    guard var running = tutorial, reply.number > 0 else { return nil }
    defer { if tutorial != nil { tutorial = running } }
    let first = running.index
    // What was done may have been the next goal, too.
    while running.note(reply, on: shell) {
      guard !running.isAtEnd else {
        tutorial = nil
        keepTutorial(nil)
        let end = ["Well done. That was the tutorial."]
        guard let message = giveBack() else { return end }
        shell.settle()
        return end + [message]
      }
      running.go(to: running.index + 1)
    }
    guard running.index > first else {
      return reply.command == Command.tutorial.name ? nil : [running.reminder]
    }
    running.pair = matchingMove
    suitScreen(&running)
    keepTutorial(TutorialProgress(index: running.index, isRunning: true))
    return ["Well done."] + running.lines
  }

  /// Lets a tutorial say what can be done on this screen.
  ///
  /// Where the board is beside the choices there is nothing to pop. Source: SHELL.md "Boards".
  func suitScreen(_ tutorial: inout Tutorial) {
    let screen = app.screenSize
    let sizes = [(12, 12), (26, 20), (26, 99)]
    let large = sizes.first { 5 + 10 * $0.0 > screen.columns || 2 + 4 * $0.1 > screen.rows }
    let (columns, rows) = large ?? sizes[0]
    tutorial.largeSize = "\(columns)x\(rows)"
    tutorial.usesHands = settingsCenter.showsCards
    let isBeside = self.screen?.splitViewController.map { !$0.isCollapsed } ?? false
    tutorial.wayOut = isBeside ? ["tab stats", "tab play"] : ["pop", "push board"]
  }

  /// Resumes the tutorial that was running when the program ended.
  ///
  /// - Returns: The sentence that announces it; nil if none was running.
  func resumeTutorial() -> String? {
    guard let progress = keptTutorial, progress.isRunning else { return nil }
    let running = Tutorial(at: progress.index, pair: matchingMove)
    tutorial = running
    return "The tutorial goes on at step \(progress.index + 1) of \(running.steps.count): "
      + "type tutorial."
  }

  /// The saved progress, of this run or an earlier one.
  var keptTutorial: TutorialProgress? {
    session.keeper.word(TutorialProgress.word).flatMap(TutorialProgress.init)
  }

  /// Saves the progress.
  func keepTutorial(_ progress: TutorialProgress?) {
    session.keeper.keep(progress?.text, as: TutorialProgress.word)
  }

  /// What can be typed to find a pair: the partner of the card that is up, or two cards that match.
  var matchingMove: String {
    guard let table = session.table else { return "b2 c3" }
    let (game, pictures) = (table.game, table.id.layout.pictures)
    let up = pictures.indices.filter { game.state(at: $0) == .faceUp }
    let down = pictures.indices.filter { game.state(at: $0) == .faceDown }
    if up.count == 1, let partner = down.first(where: { pictures[$0] == pictures[up[0]] }) {
      return "\(game.position(at: partner))"
    }
    let hidden = up.count == 1 ? down : down + up
    for (place, first) in hidden.enumerated() {
      let second = hidden[(place + 1)...].first { pictures[$0] == pictures[first] }
      if let second { return "\(game.position(at: first)) \(game.position(at: second))" }
    }
    return "b2 c3"
  }
}
