import Foundation

/// The player's reminders: set on the Reminder screen, kept in the store, posted when they are due.
@MainActor
package final class ReminderCenter {
  private let environment: AppEnvironment
  /// Seconds until the store is read again, since another running copy may have set a reminder.
  private static let pollingInterval: Int64 = 5

  private let messages: MessageBoard
  /// Called after a reminder was posted, and so is no longer to come.
  var didPost: (@MainActor () -> Void)?
  /// Does what a reminder that is due leads to; a shell can say there what causes the calls to come.
  package var announce: @MainActor (_ announcement: () -> Void) -> Void = { $0() }
  /// Before this moment, in seconds since 1970, nothing is due.
  private var nextQuery = Int64.min

  init(environment: AppEnvironment, messages: MessageBoard) {
    self.environment = environment
    self.messages = messages
  }

  /// The reminders to come, the earliest first; empty if the store cannot be read.
  package var pending: [Reminder] {
    (try? readPending()) ?? []
  }

  /// The reminders to come, the earliest first.
  func readPending() throws(StoreError) -> [Reminder] { try environment.store.reminders() }

  /// Posts every reminder that is due by now, once, also when several copies of the program run.
  package func postDue() {
    let now = environment.currentTime()
    guard now >= nextQuery else { return }
    let pending = pending
    let next = pending.first { $0.due > now }?.due ?? Int64.max
    nextQuery = min(next, now + Self.pollingInterval)
    for reminder in pending where reminder.due <= now {
      guard (try? environment.store.removeReminder(reminder.key)) == true else { continue }
      announce {
        messages.post("Reminder: \(reminder.text)")
        didPost?()
      }
    }
  }

  /// Adds a reminder.
  func add(due: Int64, text: String) throws(StoreError) {
    nextQuery = Int64.min
    _ = try environment.store.addReminder(due: due, text: text)
  }

  /// Removes all reminders.
  func removeAll() throws(StoreError) {
    for reminder in try environment.store.reminders() {
      _ = try environment.store.removeReminder(reminder.key)
    }
  }
}
