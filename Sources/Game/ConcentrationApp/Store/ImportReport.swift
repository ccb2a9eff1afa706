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
    ["added \(ArchiveKind.list(added) ?? "nothing")" + wordsForKnown]
      + renamings.map { "\($0.name) is kept as \($0.newName)" }
  }

  private var wordsForKnown: String {
    guard let list = ArchiveKind.list(known) else { return "" }
    let count = known.values.reduce(0, +)
    return "; \(list) \(count == 1 ? "was" : "were") there already"
  }
}
