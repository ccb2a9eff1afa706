extension PlayerNameError: CustomStringConvertible {
  /// What is wrong and what is possible instead; control characters of the text are left out.
  public var description: String {
    switch self {
    case .unknown(let text, let known):
      "there is no player '\(Self.printable(text))': try \(known.joined(separator: ", "))"
    case .parameter(let text, let usage):
      "'\(Self.printable(text))' is not a player: \(Self.explanation(usage))"
    case .tooLong(let limit):
      "the name of a player has at most \(limit) characters"
    }
  }

  private static func explanation(_ usage: String) -> String {
    if usage.hasSuffix("CARDS") { return "\(usage), CARDS from 0 to \(PlayerCatalog.mostCards)" }
    if usage.hasSuffix("CHANCE") { return "\(usage), CHANCE from 0 to 1" }
    return "\(usage) takes nothing after it"
  }

  private static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { (32..<127).contains($0.value) }))
  }
}
