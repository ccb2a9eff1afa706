/// The names of the people who play at one keyboard.
extension GameSession {
  /// Where the names are kept.
  private static let word = StoredWord(name: "names", title: "the names of the players")
  /// The most letters of a name.
  private nonisolated static let longestName = 12

  /// The names that were given last, in the order of the seats; empty if there are none.
  package var playerNames: [String] {
    (keeper.word(Self.word) ?? "").split(separator: " ").map(String.init)
  }

  /// The names of so many people; empty if they have none.
  package func names(ofPeople count: Int) -> [String] {
    guard count > 1, case let names = playerNames, names.count == count else { return [] }
    return names
  }

  /// Keeps the names that a request gives, for this game and those after it.
  func keepNames(of request: NewGame) {
    guard !request.names.isEmpty else { return }
    keeper.keep(request.names.joined(separator: " "), as: Self.word)
  }

  /// The first of some names that cannot be one: it is too long, is another player's, or has other than letters,
  /// digits, `-` and `_`; nil if all can be.
  package nonisolated static func badName(among names: [String]) -> String? {
    var seen: Set<String> = ["you"]
    return names.first { name in
      let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      return !isWord || name.isEmpty || name.count > longestName || name.utf8.count > 48
        || !seen.insert(name.lowercased()).inserted
    }
  }
}
