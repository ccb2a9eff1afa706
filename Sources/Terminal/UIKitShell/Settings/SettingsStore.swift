/// Keeps what a person sets for the sessions to come.
@MainActor
package protocol SettingsStore: AnyObject {
  /// Keeps a setting by its name and its word.
  ///
  /// - Returns: Why it holds for this session only, a clause without a period; nil if it lasts.
  func keep(_ name: String, _ word: String) -> String?
}
