import UIKit

/// The notifications that the app has shown, and whether it may show any.
@MainActor
package final class NotificationList {
  /// A notification that can be opened by its number.
  @MainActor
  struct Entry {
    /// The number that stands for it, from 1; it is used once in a session.
    let number: Int
    let notification: UIKitRuntime.PresentedNotification

    /// What a person sees of it, in one line.
    var text: String {
      let words = notification.text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return "Notification \(number): \(words)"
    }
  }

  /// What can be opened, oldest first.
  private(set) var entries: [Entry] = []
  /// Takes the answer to the app's question for permission; nil while there is no question.
  private var answer: ((Bool) -> Void)?
  private var count = 0
  private var notices: [String] = []

  /// The notifications of an application that is still to be launched.
  init(of application: UIApplication) {
    let environment = application.notificationEnvironment
    environment.authorize = { [weak self] in self?.ask($0) }
    environment.present = { [weak self] in self?.show($0) }
    environment.withdraw = { [weak self] in self?.withdraw($0) }
  }

  private func ask(_ answer: @escaping (Bool) -> Void) {
    self.answer = answer
    notices.append(
      "The app asks to send notifications: notification allow, or notification deny.")
  }

  private func show(_ notification: UIKitRuntime.PresentedNotification) {
    withdraw([notification.identifier])
    count += 1
    let entry = Entry(number: count, notification: notification)
    entries.append(entry)
    notices.append(entry.text)
  }

  private func withdraw(_ identifiers: [String]) {
    entries.removeAll { identifiers.contains($0.notification.identifier) }
  }

  /// Takes what there is to say since the last call, one line each.
  func takeNotices() -> [String] {
    defer { notices = [] }
    return notices
  }

  /// Answers the app's question; false if there is none.
  func answer(_ isAllowed: Bool) -> Bool {
    guard let answer else { return false }
    self.answer = nil
    answer(isAllowed)
    return true
  }

  /// Opens a notification, as a tap on it does.
  func open(_ entry: Entry) {
    entries.removeAll { $0.number == entry.number }
    entry.notification.open()
  }

  /// Presses a button of a notification.
  func press(_ button: NotificationButton, of entry: Entry) {
    entries.removeAll { $0.number == entry.number }
    switch button {
    case .clear: entry.notification.dismiss()
    case .action(let action, let text): action.perform(text)
    }
  }
}
