/// A finished game with its saved text, as an export has it.
package struct ArchivedGame: Hashable, Sendable {
  package var game: FinishedGame
  package var text: String

  package init(game: FinishedGame, text: String) {
    self.game = game
    self.text = text
  }
}

/// A reminder as an export has it: keys belong to one store only.
package struct ArchivedReminder: Hashable, Sendable {
  package var due: Int64
  package var text: String

  package init(due: Int64, text: String) {
    self.due = due
    self.text = text
  }
}

/// A saved game and its name, as an export has them.
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
/// The text is lines. The first is `concentration data 1`; then entries, each a line of a kind and
/// its fields, with the lines of a saved game below it, each behind one blank:
/// ```
/// concentration data 1
/// setting zoom 2
/// reminder 1767268800 Play a game
/// named tuesday 41000
///  (saved lines)
/// game won 4x4/shapes#7 4x4 shapes standard 1 - 13 26 26 1 8 16 41000 plain 1767268800
///  (saved lines)
/// ```
package struct StoreArchive: Hashable, Sendable {
  package var settings: [String: String]
  package var reminders: [ArchivedReminder]
  package var named: [NamedGame]
  package var games: [ArchivedGame]

  package init(
    settings: [String: String] = [:], reminders: [ArchivedReminder] = [],
    named: [NamedGame] = [], games: [ArchivedGame] = []
  ) {
    self.settings = settings
    self.reminders = reminders
    self.named = named
    self.games = games
  }

  /// The first line of an archive of this version.
  static var header: String { "concentration data 1" }
}

extension StoreArchive: CustomStringConvertible {
  /// The archive as text; parsing it gives the archive back.
  package var description: String {
    var lines = [Self.header]
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      lines.append("setting \(name) \(value)")
    }
    for reminder in reminders { lines.append("reminder \(reminder.due) \(reminder.text)") }
    for game in named {
      lines.append("named \(game.draft.milliseconds) \(game.name)")
      lines += Self.indented(game.draft.text)
    }
    for archived in games {
      lines.append("game " + archived.game.archiveFields.joined(separator: " "))
      lines += Self.indented(archived.text)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func indented(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { " " + $0 }
  }
}

extension FinishedGame {
  /// The fields of a record in the order in which an archive has them.
  var archiveFields: [String] {
    [
      outcome.rawValue, id, size, theme, scoring, "\(players)",
      opponents.isEmpty ? "-" : opponents.joined(separator: ","), "\(moves)", "\(flips)",
      "\(attempts)", "\(lucky)", pairs.map { "\($0)" }.joined(separator: ","),
      scores.map { "\($0)" }.joined(separator: ","), "\(milliseconds)",
      isAssisted ? "assisted" : "plain", "\(finishedAt)",
    ]
  }
}
