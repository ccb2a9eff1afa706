/// Sentences that screens have to say, in order, until somebody takes them.
///
/// A pressed button answers through here: what happened is the screen's business, where it is printed
/// is not.
@MainActor
package final class MessageBoard {
  private var messages: [String] = []

  package init() {}

  /// Adds a sentence.
  package func post(_ message: String) {
    messages.append(message)
  }

  /// Takes all sentences, the oldest first.
  package func take() -> [String] {
    guard !messages.isEmpty else { return [] }
    defer { messages.removeAll() }
    return messages
  }
}
