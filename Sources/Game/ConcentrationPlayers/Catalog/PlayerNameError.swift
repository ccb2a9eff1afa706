/// Why a text names no player.
public enum PlayerNameError: Error, Hashable, Sendable {
  /// There is no player with this name; these are the names there are.
  case unknown(String, known: [String])
  /// The name needs another parameter, or none, or one in another range.
  case parameter(String, usage: String)
  /// The text is longer than any name, in characters.
  case tooLong(limit: Int)
}
