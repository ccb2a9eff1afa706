import ConcentrationEngine

/// A played game with its saved text, as an archive has it.
package struct ArchivedGame: Hashable, Sendable {
  package var game: FinishedGame
  package var text: String

  package init(game: FinishedGame, text: String) {
    self.game = game
    self.text = text
  }
}

/// A reminder as an archive has it: keys belong to one store only.
package struct ArchivedReminder: Hashable, Sendable {
  package var due: Int64
  package var text: String

  package init(due: Int64, text: String) {
    self.due = due
    self.text = text
  }
}

/// A saved game and its name, as an archive has them.
package struct NamedGame: Hashable, Sendable {
  package var name: String
  package var draft: GameDraft

  package init(name: String, draft: GameDraft) {
    self.name = name
    self.draft = draft
  }
}

/// All data of a store as a value with a text form that can be parsed.
///
/// The text is lines. The first is `concentration data 2`; then entries, each a line of a kind, a
/// checksum and fields, with the lines of a saved game below it, each behind one blank:
/// ```
/// concentration data 2
/// setting 8dc64b1efe06299e zoom 2
/// reminder f7a10c66fc63baaf 1767268800 Play a game
/// named 7e5a44d369350f55 41000 tuesday
///  (saved lines)
/// kept a79afb783da9d005 12000
///  (saved lines)
/// game 18d4461f79f5a7ea won 4x4/shapes#7 4x4 shapes standard 1 - 13 26 26 1 8 16 41000 plain 1 …
///  (saved lines)
/// end 5 8f5b14f50fedd4f4
/// ```
/// A checksum is the FNV-1a hash of the entry's lines without it. The last line has the number of
/// entries and the hash of their checksums, each with a line feed. So a text that was cut off, or of
/// which any character was changed, is refused. Version 1 had no checksums, no last line and no kept
/// games; it is still read.
package struct StoreArchive: Hashable, Sendable {
  package var settings: [String: String]
  package var reminders: [ArchivedReminder]
  package var named: [NamedGame]
  /// Unfinished games, the one that was played last at the end.
  package var kept: [GameDraft]
  /// All played games in order of their end, those that were abandoned included.
  package var games: [ArchivedGame]

  package init(
    settings: [String: String] = [:], reminders: [ArchivedReminder] = [],
    named: [NamedGame] = [], kept: [GameDraft] = [], games: [ArchivedGame] = []
  ) {
    self.settings = settings
    self.reminders = reminders
    self.named = named
    self.kept = kept
    self.games = games
  }
}

extension StoreArchive: CustomStringConvertible {
  /// The archive as text; parsing it gives the archive back.
  package var description: String {
    let entries = entries
    var text = ArchiveVersion.current.header + "\n"
    var checksums = ""
    for entry in entries {
      let checksum = entry.checksum
      text += entry.lines(with: checksum)
      checksums += checksum + "\n"
    }
    return text + "end \(entries.count) \(FNV1a.digits(of: checksums))\n"
  }

  private var entries: [ArchiveEntry] {
    settings.sorted { $0.key < $1.key }.map { ArchiveEntry(setting: $0.key, $0.value) }
      + reminders.map { ArchiveEntry($0) } + named.map { ArchiveEntry($0) }
      + kept.map { ArchiveEntry(kept: $0) } + games.map { ArchiveEntry($0) }
  }
}

/// The versions of the text form that can be read.
enum ArchiveVersion: Int {
  case withoutChecksums = 1
  case current

  var header: String { "concentration data \(rawValue)" }
}

/// Why a text is no archive: its first wrong line, and what is wrong there.
package struct ArchiveError: Error, Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  package var problem: String

  package init(line: Int, problem: String) {
    self.line = line
    self.problem = problem
  }
}
