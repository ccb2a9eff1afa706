import Foundation

/// The player's reminders: set on their screen, kept in the store, shown when they are due.
@MainActor
package final class ReminderCenter {
  private let environment: AppEnvironment
  private let messages: MessageBoard

  init(environment: AppEnvironment, messages: MessageBoard) {
    self.environment = environment
    self.messages = messages
  }

  /// The reminders to come, the earliest first; empty if the store cannot tell.
  package var pending: [Reminder] {
    (try? environment.store.reminders()) ?? []
  }

  /// Seconds until the next reminder is due, zero if it is; nil without one.
  package var secondsUntilNext: Int64? {
    pending.first.map { max(0, $0.due - environment.currentTime()) }
  }

  /// Posts every reminder that is due by now, once, also when several copies of the program run.
  package func postDue() {
    let now = environment.currentTime()
    for reminder in pending where reminder.due <= now {
      guard (try? environment.store.removeReminder(reminder.key)) == true else { continue }
      messages.post("Reminder: \(reminder.text)")
    }
  }

  /// Adds a reminder.
  func add(due: Int64, text: String) throws(StoreError) {
    _ = try environment.store.addReminder(due: due, text: text)
  }

  /// Takes all reminders out.
  func removeAll() throws(StoreError) {
    for reminder in try environment.store.reminders() {
      _ = try environment.store.removeReminder(reminder.key)
    }
  }
}
