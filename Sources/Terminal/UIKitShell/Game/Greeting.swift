import ConcentrationApp
import UIKit

/// What is said before the first prompt.
///
/// A drawn screen shows what can be typed, so the greeting adds only what is missing there, and
/// where pages are drawn no more than fits below it.
@MainActor
struct Greeting {
  let session: ShellSession
  let options: REPL.Options

  /// The lines in the order in which they are shown.
  func lines(for presenter: ReplyPresenter) -> [String] {
    let notices = session.takeNotices()
    let tutorial = session.resumeTutorial().map { [$0] } ?? []
    switch presenter.mode {
    case .plain:
      return [title] + firstTime + reason(presenter) + notices + tutorial + spokenChoices
    case .scroll:
      return title(beside: session.drawnLines()) + firstTime + notices + tutorial
    case .page:
      let title = title(beside: session.drawnLines())
      let hint = [presenter.logHint].compactMap { $0 }
      return presenter.fitting(notices, thenPerhaps: firstTime + title + tutorial + hint)
    }
  }

  private var title: String {
    "Concentration \(options.version)   find all pairs   (type help, tutorial or quit)"
  }

  /// A wide screen has the title at its top.
  private func title(beside screen: [String]) -> [String] {
    screen.contains { $0.contains("type help, tutorial or quit") }
      ? [] : ["Type help, tutorial or quit."]
  }

  private var firstTime: [String] {
    options.isFirstStart ? ["First time here? Type 1, then cards like b2."] : []
  }

  private func reason(_ presenter: ReplyPresenter) -> [String] {
    presenter.reasonToSpeak.map { [$0] } ?? []
  }

  /// Where nothing is drawn, what the first screen offers.
  private var spokenChoices: [String] {
    guard let kept = session.game.session.keptGameTitle else {
      return ["Type new for a game, or look for what else there is."]
    }
    return ["Kept: \(kept). Type load to go on, new for another game."]
  }
}
