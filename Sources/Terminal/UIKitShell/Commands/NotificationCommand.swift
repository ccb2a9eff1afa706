import UIKit

extension ShellContribution {
  /// What an app needs that uses the module UserNotifications; `TerminalApp` has it for every app.
  public static let notifications = ShellContribution(
    name: "UserNotifications", commands: [.notification])
}

extension Command {
  fileprivate static let notification = Command(
    "notification", group: .device, arguments: "[allow|deny|N [BUTTON [TEXT]]]",
    summary: "lists, opens, allows notifications",
    details: [
      "notification         lists the notifications that were shown",
      "notification 1       opens the first one, as a tap on it does",
      "notification 1 later presses its button Later; behind one that asks stands the text;",
      "notification 1 clear takes it away",
      "notification allow   lets the app send notifications, once it has asked;",
      "notification deny    refuses that",
    ],
    seeAlso: ["wait", "background"],
    offers: { context in
      let entries = context.session.app.notifications.entries
      if let number = context.arguments.first {
        let entry = entries.first { context.arguments.count == 1 && "\($0.number)" == number }
        return entry.map { NotificationButton.titles(of: $0.notification).map { .init($0) } } ?? []
      }
      return entries.map { .init("\($0.number)", summary: $0.notification.text) }
        + ["allow", "deny"].map { .init($0) }
    },
    action: { arguments, session throws(CommandFailure) in
      guard let word = arguments.next() else { return list(session.app) }
      switch word.text.lowercased() {
      case "allow":
        try arguments.end()
        return try answer(true, session.app)
      case "deny":
        try arguments.end()
        return try answer(false, session.app)
      default:
        return try NotificationAnswer(word, session).give(&arguments)
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
}
