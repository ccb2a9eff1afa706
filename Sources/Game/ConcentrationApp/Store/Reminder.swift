/// Identifies a reminder in the store.
package struct ReminderKey: Hashable, Sendable {
  package let value: Int64

  package init(_ value: Int64) {
    self.value = value
  }
}

/// A text to be shown when it is due.
package struct Reminder: Hashable, Sendable {
  package var key: ReminderKey
  /// When it is due, in seconds since 1970.
  package var due: Int64
  package var text: String

  package init(key: ReminderKey, due: Int64, text: String) {
    self.key = key
    self.due = due
    self.text = text
  }
}
