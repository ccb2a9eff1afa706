/// A game that `load` brings back by a name.
package struct StoredGame: Hashable, Sendable {
  /// The name that it was given, or the game's id.
  package let name: String
  /// What is known of it, in a few words.
  package let detail: String
  /// Whether an earlier session kept it without being asked to.
  package let isKept: Bool

  /// The name as an argument of a command: a seed may have blanks.
  var quotedName: String {
    "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
