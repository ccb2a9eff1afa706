/// Why a text names no player.
public enum PlayerNameError: Error, Hashable, Sendable {
  /// There is no player with this name; `known` has the existing names.
  case unknown(String, known: [String])
  /// The parameter is missing, not allowed or out of range.
  case parameter(String, usage: String)
  /// The text is longer than any name, in characters.
  case tooLong(limit: Int)
}
