import ConcentrationEngine

extension StoreArchive {
  /// Reads what `description` writes, now or in version 1.
  ///
  /// - Throws: `ArchiveError` with the first wrong line.
  package init(parsing text: String) throws(ArchiveError) {
    var reader = try ArchiveReader(text)
    var builder = ArchiveBuilder()
    while let entry = try reader.next() { try builder.add(entry, line: reader.line) }
    if reader.version == .withoutChecksums { try builder.checkLastGame(line: reader.line) }
    self = builder.archive
  }
}

/// Makes an archive of its entries.
private struct ArchiveBuilder {
  private(set) var archive = StoreArchive()
  private var lastKind: ArchiveKind?
  /// The names of saved games, as bytes: the database distinguishes names that only look equal.
  private var names: Set<[UInt8]> = []

  /// The longest setting, in bytes.
  private static var longestSetting: Int { 200 }

  mutating func add(_ entry: ArchiveEntry, line: Int) throws(ArchiveError) {
    switch entry.kind {
    case .setting: try addSetting(entry, line: line)
    case .reminder:
      let fields = try ArchiveFields(entry.fields, line: line, count: 2, rest: 1)
      archive.reminders.append(
        ArchivedReminder(due: try fields.number64(0), text: fields.text(1)))
    case .named: try addNamed(entry, line: line)
    case .kept:
      let fields = try ArchiveFields(entry.fields, line: line, count: 1, rest: 0)
      archive.kept.append(GameDraft(text: entry.text, milliseconds: try fields.number64(0)))
    case .game:
      let game = try FinishedGame(entry, line: line)
      archive.games.append(ArchivedGame(game: game, text: entry.text))
    }
    lastKind = entry.kind
  }

  private mutating func addSetting(_ entry: ArchiveEntry, line: Int) throws(ArchiveError) {
    let fields = try ArchiveFields(entry.fields, line: line, count: 2, rest: 1)
    guard entry.fields.utf8.count <= Self.longestSetting else {
      throw fields.error("a setting has at most \(Self.longestSetting) bytes")
    }
    guard archive.settings.updateValue(fields.text(1), forKey: fields.text(0)) == nil else {
      throw fields.error("the setting '\(fields.text(0))' a second time")
    }
  }

  private mutating func addNamed(_ entry: ArchiveEntry, line: Int) throws(ArchiveError) {
    let fields = try ArchiveFields(entry.fields, line: line, count: 2, rest: 1)
    let name = fields.text(1)
    guard GameName.isValidInArchive(name) else {
      throw fields.error("'\(name.prefix(40))' is not a name of a saved game")
    }
    guard names.insert(Array(name.utf8)).inserted else {
      throw fields.error("a second game of the name '\(name)'")
    }
    let draft = GameDraft(text: entry.text, milliseconds: try fields.number64(0))
    archive.named.append(NamedGame(name: name, draft: draft))
  }

  /// Without checksums the text of the last game shows whether the end of the file is missing.
  func checkLastGame(line: Int) throws(ArchiveError) {
    let isWhole =
      switch lastKind {
      case .game: archive.games.last?.isWhole ?? true
      case .named: (try? GameJournal.read(archive.named.last?.draft.text ?? "")) != nil
      default: true
      }
    guard isWhole else {
      throw ArchiveError(
        line: line, problem: "the file is cut off: the moves of this game do not lead to its result"
      )
    }
  }
}

extension ArchivedGame {
  /// The longest text that is played again for a check, in bytes; of any game it is a few thousand.
  private static var longestText: Int { 1 << 20 }

  /// Whether the moves of the text lead to the record: a text that was cut off is an earlier state
  /// of the game.
  fileprivate var isWhole: Bool {
    guard text.utf8.count <= Self.longestText, let history = try? GameJournal.read(text) else {
      return false
    }
    let end = history.game
    return game.id == "\(history.parameters.id)" && game.moves == end.moves
      && game.flips == end.flips && game.lucky == end.luckyMatches
      && game.pairs == Array(end.pairs) && game.scores == Array(end.scores)
      && game.attempts == history.attempts && game.isAssisted == history.isAssisted
      && (game.outcome == .abandoned || end.isOver)
  }
}
