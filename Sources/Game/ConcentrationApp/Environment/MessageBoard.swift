/// The messages of screens, in order, until `take()` removes them.
///
/// A screen posts its answer to a pressed button here; the shell decides where it is printed.
@MainActor
package final class MessageBoard {
  private var messages: [String] = []

  package init() {}

  /// Adds a message.
  package func post(_ message: String) {
    messages.append(message)
  }

  /// Adds a message that is not there yet.
  package func postOnce(_ message: String) {
    if !messages.contains(message) { messages.append(message) }
  }

  /// Removes and returns all messages, the oldest first.
  package func take() -> [String] {
    guard !messages.isEmpty else { return [] }
    defer { messages.removeAll() }
    return messages
  }
}
