import UIKit

/// What a person does with a notification: opens it, presses a button of it, or takes it away.
@MainActor
struct NotificationAnswer {
  private let entry: NotificationList.Entry
  private let session: ShellSession

  /// An answer to the notification of a number.
  init(_ word: Word, _ session: ShellSession) throws(CommandFailure) {
    let entries = session.app.notifications.entries
    guard let entry = entries.first(where: { "\($0.number)" == word.text }) else {
      throw CommandFailure(
        .unknownChoice(
          noun: "notification", word: word.text, title: "Write",
          choices: entries.map { "\($0.number)" } + ["allow", "deny"]), at: word.range)
    }
    (self.entry, self.session) = (entry, session)
  }

  /// Gives the answer that the words behind the number say.
  func give(_ arguments: inout ArgumentReader) throws(CommandFailure) -> Outcome {
    arguments.isAtEnd ? open() : try press(&arguments)
  }

  /// Opens it; the app comes to the front for it.
  private func open() -> Outcome {
    _ = session.app.enterForeground()
    session.app.notifications.open(entry)
    session.settle()
    return Outcome("Opened notification \(entry.number).", drawing: .step)
  }

  /// Presses a button; the app stays where it is, unless the button brings it to the front.
  private func press(_ arguments: inout ArgumentReader) throws(CommandFailure) -> Outcome {
    let button = try NotificationButton.next(in: &arguments, of: entry.notification)
    if case .action(let action, _) = button, action.opensApp { _ = session.app.enterForeground() }
    session.app.notifications.press(button, of: entry)
    session.settle()
    return Outcome(reply(to: button), drawing: .step)
  }

  private func reply(to button: NotificationButton) -> String {
    switch button {
    case .clear: "Cleared notification \(entry.number)."
    case .action(let action, _): "Pressed \(action.title) of notification \(entry.number)."
    }
  }
}
