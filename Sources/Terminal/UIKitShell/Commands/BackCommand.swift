import UIKit

extension Command {
  static let back = Command(
    "back", group: .move, shortForms: ["b"], otherWords: ["up"],
    summary: "dismiss, pop, previous page or tab",
    headline: "dismiss, else pop, else previous page or tab",
    seeAlso: ["pop", "dismiss", "page", "undo"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      let start = session.app.trace.endSequence
      if session.navigator.dismissFront() != nil || session.navigator.popFront(toRoot: false) != nil
      {
        let controller = session.navigator.screen?.controller
        return .arrival("Back to \(controller?.shellTitle ?? session.navigator.frontTitle).")
          .saying(whoLives: session, since: start)
      }
      if let outcome = session.navigator.previousPage() { return outcome }
      if let outcome = try session.navigator.previousTab() {
        return outcome.saying(whoLives: session, since: start)
      }
      throw CommandFailure(.nothing(to: "go back to", onFirstScreenOf: session.app.tabTitle))
    })
}

extension Outcome {
  /// The outcome with the reason why nothing was deallocated, where the calls are shown in which
  /// `deinit` is missing.
  @MainActor
  func saying(whoLives session: ShellSession, since start: Int) -> Outcome {
    guard session.output.printsCalls else { return self }
    session.settle()
    var outcome = self
    outcome.message += WordWrap.lines(
      of: Holders(app: session.app).lingering(since: start), columns: HelpTexts.width)
    return outcome
  }
}
