extension StoreArchive {
  /// The part of this archive that a store lacks; every store adds by this one rule.
  ///
  /// A played game is known by its record alone, so that no game counts twice. A saved game whose name
  /// another game has gets the next free number behind its name. Of equal reminders and of equal
  /// unfinished games there are as many as on the side that has more of them.
  ///
  /// - Parameter own: What is in the store; the texts of its played games are not looked at.
  /// - Returns: What to add, and the report of it.
  /// - Complexity: O(*n*) in the entries of both.
  package func additions(to own: StoreArchive) -> (additions: StoreArchive, report: ImportReport) {
    var merge = ArchiveMerge()
    merge.addSettings(settings, to: own.settings)
    merge.addReminders(reminders, to: own.reminders)
    merge.addNamed(named, to: own.named)
    merge.addKept(kept, to: own.kept)
    merge.addGames(games, to: own.games)
    return (merge.additions, merge.report)
  }
}

private struct ArchiveMerge {
  var additions = StoreArchive()
  var report = ImportReport()

  mutating func addSettings(_ settings: [String: String], to own: [String: String]) {
    for (name, value) in settings {
      let isKnown = own[name] == value
      report.count(.setting, isKnown: isKnown)
      if !isKnown { additions.settings[name] = value }
    }
  }

  mutating func addReminders(_ reminders: [ArchivedReminder], to own: [ArchivedReminder]) {
    additions.reminders = missing(reminders, in: own) { ArchiveEntry($0) }
  }

  mutating func addKept(_ games: [GameDraft], to own: [GameDraft]) {
    additions.kept = missing(games, in: own) { ArchiveEntry(kept: $0) }
  }

  mutating func addGames(_ games: [ArchivedGame], to own: [ArchivedGame]) {
    var known = Set(own.map { ArchiveEntry($0.game).bytes })
    additions.games = games.filter { archived in
      let isNew = known.insert(ArchiveEntry(archived.game).bytes).inserted
      report.count(.game, isKnown: !isNew)
      return isNew
    }
  }

  /// First the games whose names are free get them, so that fewer have to be renamed.
  mutating func addNamed(_ games: [NamedGame], to own: [NamedGame]) {
    var names = GameNames(own)
    var taken: [NamedGame] = []
    for game in games {
      let isKnown = names.hasGame(game)
      if isKnown || names.isFree(game.name) {
        report.count(.named, isKnown: isKnown)
        if !isKnown { add(game, to: &names) }
      } else {
        taken.append(game)
      }
    }
    for game in taken {
      let renamed = NamedGame(name: names.freeName(for: game.name), draft: game.draft)
      report.count(.named, isKnown: false)
      report.renamings.append(ImportReport.Renaming(name: game.name, newName: renamed.name))
      add(renamed, to: &names)
    }
  }

  private mutating func add(_ game: NamedGame, to names: inout GameNames) {
    names.add(game)
    additions.named.append(game)
  }

  /// The values of which the store has fewer.
  private mutating func missing<Value>(
    _ values: [Value], in own: [Value], entry: (Value) -> ArchiveEntry
  ) -> [Value] {
    var counts = own.reduce(into: [:]) { $0[entry($1).bytes, default: 0] += 1 }
    return values.filter { value in
      let entry = entry(value)
      let count = counts[entry.bytes, default: 0]
      report.count(entry.kind, isKnown: count > 0)
      counts[entry.bytes] = count - 1
      return count <= 0
    }
  }
}

/// The names of saved games, and which of them differ by a number only: `mine`, `mine-2`, `mine-3`.
private struct GameNames {
  private var names: Set<String> = []
  /// Each game under its name, and under the name without its number.
  private var games: Set<[UInt8]> = []

  init(_ games: [NamedGame]) {
    for game in games { add(game) }
  }

  mutating func add(_ game: NamedGame) {
    names.insert(game.name)
    games.insert(ArchiveEntry(game).bytes)
    guard let base = Self.withoutNumber(game.name) else { return }
    games.insert(ArchiveEntry(NamedGame(name: base, draft: game.draft)).bytes)
  }

  func isFree(_ name: String) -> Bool { !names.contains(name) }

  /// Whether the same game is there under its name, or under that name and a number.
  func hasGame(_ game: NamedGame) -> Bool { games.contains(ArchiveEntry(game).bytes) }

  /// The name with the smallest number that is free, from 2.
  func freeName(for name: String) -> String {
    var number = 2
    while names.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  private static func withoutNumber(_ name: String) -> String? {
    guard let hyphen = name.lastIndex(of: "-"), let number = Int(name[hyphen...].dropFirst()),
      number >= 2
    else { return nil }
    return String(name[..<hyphen])
  }
}
