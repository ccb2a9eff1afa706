import ConcentrationEngine

/// One entry of an archive as text: a line of its kind and fields, and a saved game below it.
struct ArchiveEntry {
  var kind: ArchiveKind
  /// What follows the kind and the checksum in the first line.
  var fields: String
  /// The text of a saved game, each line with its line feed; empty if this kind has none.
  var text = ""

  /// All that the entry says, by which two entries are the same.
  ///
  /// Bytes, since strings that only look equal are seeds of different deals.
  var bytes: [UInt8] { Array(contents.utf8) }

  var checksum: String { FNV1a.digits(of: contents) }

  /// The lines of the entry, the checksum in the first one.
  func lines(with checksum: String) -> String {
    "\(kind.rawValue) \(checksum) \(fields)\n" + savedLines
  }

  private var contents: String { "\(kind.rawValue) \(fields)\n" + savedLines }

  /// The saved game, a blank before each line.
  private var savedLines: String {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.reduce(into: "") { result, line in
      result += " "
      result += Substring(line)
      result += "\n"
    }
  }
}

// MARK: - From values

extension ArchiveEntry {
  init(setting name: String, _ value: String) {
    self.init(kind: .setting, fields: "\(name) \(value)")
  }

  init(_ reminder: ArchivedReminder) {
    self.init(kind: .reminder, fields: "\(reminder.due) \(reminder.text)")
  }

  init(_ game: NamedGame) {
    self.init(
      kind: .named, fields: "\(game.draft.milliseconds) \(game.name)", text: game.draft.text)
  }

  init(kept draft: GameDraft) {
    self.init(kind: .kept, fields: "\(draft.milliseconds)", text: draft.text)
  }

  init(_ archived: ArchivedGame) {
    self.init(archived.game)
    text = archived.text
  }

  /// The record of a played game without its text.
  init(_ game: FinishedGame) {
    let fields = [
      game.outcome.rawValue, game.id, game.size, game.theme, game.scoring, Self.players(of: game),
      game.opponents.isEmpty ? "-" : game.opponents.joined(separator: ","), "\(game.moves)",
      "\(game.flips)", "\(game.attempts)", "\(game.lucky)", Self.list(game.pairs),
      Self.list(game.scores), "\(game.milliseconds)", game.isAssisted ? "assisted" : "plain",
      "\(game.finishedAt)",
    ]
    self.init(kind: .game, fields: fields.joined(separator: " "))
  }

  /// How many took turns, and behind a colon the names of those who have one.
  private static func players(of game: FinishedGame) -> String {
    "\(game.players)" + (game.names.isEmpty ? "" : ":" + game.names.joined(separator: ","))
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map { "\($0)" }.joined(separator: ",")
  }
}
