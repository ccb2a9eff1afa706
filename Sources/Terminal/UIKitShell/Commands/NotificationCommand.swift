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
      guard let word = arguments.next() else { return list(session.app) }
      try arguments.end()
      switch word.text.lowercased() {
      case "allow": return try answer(true, session.app)
      case "deny": return try answer(false, session.app)
      default: return try open(word, session)
      }
    })

  @MainActor
  private static func list(_ app: RunningApp) -> Outcome {
    let lines = app.notifications.entries.map(\.text)
    return Outcome(lines.isEmpty ? ["There are no notifications."] : lines)
  }

  @MainActor
  private static func answer(
    _ isAllowed: Bool, _ app: RunningApp
  ) throws(CommandFailure) -> Outcome {
    guard app.notifications.answer(isAllowed) else {
      throw CommandFailure(.noRequestForNotifications)
    }
    return Outcome("The app may \(isAllowed ? "" : "not ")send notifications.", drawing: .step)
  }

  /// Opens a notification by its number; the app comes to the front for it.
  @MainActor
  private static func open(
    _ word: Word, _ session: ShellSession
  ) throws(CommandFailure) -> Outcome {
    let app = session.app
    let entries = app.notifications.entries
    guard let entry = entries.first(where: { "\($0.number)" == word.text }) else {
      throw CommandFailure(
        .unknownChoice(
          noun: "notification", word: word.text, title: "Write",
          choices: entries.map { "\($0.number)" } + ["allow", "deny"]), at: word.range)
    }
    _ = app.enterForeground()
    app.notifications.open(entry)
    session.settle()
    return Outcome("Opened notification \(entry.number).", drawing: .step)
  }
}
