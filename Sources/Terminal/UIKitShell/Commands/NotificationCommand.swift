import UIKit

extension ShellContribution {
  /// What an app needs that uses the module UserNotifications; `TerminalApp` has it for every app.
  public static let notifications = ShellContribution(
    name: "UserNotifications", commands: [.notification])
}

extension Command {
  fileprivate static let notification = Command(
    "notification", group: .device, arguments: "[allow|deny|N]",
    summary: "lists, opens, allows notifications",
    details: [
      "notification         lists the notifications that were shown",
      "notification 1       opens the first one, as a tap on it does",
      "notification allow   lets the app send notifications, once it has asked;",
      "notification deny    refuses that",
    ],
    seeAlso: ["wait", "background"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      let entries = context.session.app.notifications.entries
      return entries.map { .init("\($0.number)", summary: $0.notification.text) }
        + ["allow", "deny"].map { .init($0) }
    },
    action: { arguments, session throws(CommandFailure) in
      guard let word = arguments.next() else { return session.listNotifications() }
      try arguments.end()
      switch word.text.lowercased() {
      case "allow": return try session.answerAboutNotifications(true)
      case "deny": return try session.answerAboutNotifications(false)
      default: return try session.openNotification(word)
      }
    })
}

extension ShellSession {
  fileprivate func listNotifications() -> Outcome {
    let lines = app.notifications.entries.map(\.text)
    return Outcome(lines.isEmpty ? ["There are no notifications."] : lines)
  }

  fileprivate func answerAboutNotifications(
    _ isAllowed: Bool
  ) throws(CommandFailure) -> Outcome {
    guard app.notifications.answer(isAllowed) else {
      throw CommandFailure(.refused("the app has not asked to send notifications"))
    }
    return Outcome("The app may \(isAllowed ? "" : "not ")send notifications.", drawing: .step)
  }

  /// Opens a notification by its number; the app comes to the front for it.
  fileprivate func openNotification(_ word: Word) throws(CommandFailure) -> Outcome {
    let entries = app.notifications.entries
    guard let entry = entries.first(where: { "\($0.number)" == word.text }) else {
      throw CommandFailure(
        .unknownChoice(
          noun: "notification", word: word.text, title: "Write",
          choices: entries.map { "\($0.number)" } + ["allow", "deny"]), at: word.range)
    }
    _ = app.enterForeground()
    app.notifications.open(entry)
    settle()
    return Outcome("Opened notification \(entry.number).", drawing: .step)
  }
}
