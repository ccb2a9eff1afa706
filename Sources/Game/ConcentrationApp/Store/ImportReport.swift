/// What an import added, and what the store had already.
package struct ImportReport: Hashable, Sendable {
  /// A saved game that got another name, since its own was taken by another game.
  package struct Renaming: Hashable, Sendable {
    package var name: String
    package var newName: String
  }

  /// The number of entries that were added, by their kinds.
  package var added: [ArchiveKind: Int] = [:]
  /// The number of entries that were there already, by their kinds.
  package var known: [ArchiveKind: Int] = [:]
  package var renamings: [Renaming] = []

  init() {}

  /// Counts an entry.
  package mutating func count(_ kind: ArchiveKind, isKnown: Bool) {
    if isKnown { known[kind, default: 0] += 1 } else { added[kind, default: 0] += 1 }
  }
}

extension ImportReport {
  /// The report as lines without line ends.
  package var lines: [String] {
    ["added \(Self.list(added) ?? "nothing")" + wordsForKnown]
      + renamings.map { "\($0.name) is kept as \($0.newName)" }
  }

  private var wordsForKnown: String {
    guard let list = Self.list(known) else { return "" }
    let count = known.values.reduce(0, +)
    return "; \(list) \(count == 1 ? "was" : "were") there already"
  }

  /// The counts in words, like `2 played games, 1 saved game and 3 settings`; nil for none.
  private static func list(_ counts: [ArchiveKind: Int]) -> String? {
    let parts = ArchiveKind.allCases.reversed().compactMap { kind in
      counts[kind].map { kind.counted($0) }
    }
    guard let last = parts.last else { return nil }
    let others = parts.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) and \(last)"
  }
}
