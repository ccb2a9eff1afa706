import ConcentrationApp
import GRDB

/// The rows of a damaged file, told from one another by their shape, and what they make together.
///
/// The list of tables may be damaged itself, so it is not asked which page belongs to which table.
struct SalvagedRows {
  /// The values of rows by key.
  private var records: [Int64: [DatabaseValue]] = [:]
  private var kept: [Int64: [DatabaseValue]] = [:]
  private var replays: [Int64: String] = [:]
  private var lines: [Int64: [Int: String]] = [:]
  private var named: [String: GameDraft] = [:]
  private var settings: [String: String] = [:]
  private var reminders: [Int64: ArchivedReminder] = [:]
  private var salvage = Salvage()

  /// The columns of a record in the order of its values.
  private static let recordColumns = [
    "ordinal", "game", "outcome", "id", "columns", "rows", "theme", "scoring", "players",
    "opponents", "moves", "flips", "attempts", "lucky", "pairs", "scores", "milliseconds",
    "isAssisted", "finishedAt", "streak", "bestStreak", "names",
  ]

  /// Everything in the pages that are not free.
  static func salvage(_ pages: DatabasePages) -> Salvage {
    var rows = SalvagedRows()
    let free = pages.free
    for number in 1...max(pages.count, 1) where !free.contains(number) {
      for row in PageRows(number, in: pages)?.rows ?? [] { rows.add(row) }
    }
    return rows.assembled()
  }

  private mutating func add(_ row: PageRows.Row) {
    let values = row.values
    switch (row.key, values.count) {
    // Without the names, which came later.
    case (let key?, 21), (let key?, 22): records[key] = values
    case (let key?, 2) where values[0].isNull:
      if let text = values[1].text { replays[key] = text }
    case (let key?, 3) where values[0].isNull:
      if let due = values[1].number, let text = values[2].text {
        reminders[key] = ArchivedReminder(due: due, text: text)
      }
    case (let key?, 4) where values[0].isNull: kept[key] = values + [0.databaseValue]
    case (let key?, 5) where values[0].isNull: kept[key] = values
    case (nil, 2):
      if let name = values[0].text, let word = values[1].text { settings[name] = word }
    case (nil, 3): addThree(values)
    default: break
    }
  }

  /// A line of a game has two numbers and a text, a named game two texts and a number.
  private mutating func addThree(_ values: [DatabaseValue]) {
    if let game = values[0].number, let number = values[1].number, let text = values[2].text {
      lines[game, default: [:]][Int(number)] = text
    } else if let name = values[0].text, let text = values[1].text, let time = values[2].number {
      named[name] = GameDraft(text: text, milliseconds: time)
    }
  }

  // MARK: What they make

  private mutating func assembled() -> Salvage {
    for (name, word) in settings { salvage.add(.setting, StoreArchive(settings: [name: word])) }
    for (_, reminder) in reminders.sorted(by: { $0.key < $1.key }) {
      salvage.add(.reminder, StoreArchive(reminders: [reminder]))
    }
    for (name, draft) in named.sorted(by: { $0.key < $1.key }) {
      salvage.add(
        .named, draft.isGame ? StoreArchive(named: [NamedGame(name: name, draft: draft)]) : nil)
    }
    assembleKept()
    assembleGames()
    return salvage
  }

  private mutating func assembleKept() {
    func place(_ game: (key: Int64, value: [DatabaseValue])) -> (Int64, Int64) {
      (game.value[4].number ?? 0, game.key)
    }
    for game in kept.sorted(by: { place($0) < place($1) }) {
      let lines = lines.removeValue(forKey: game.key) ?? [:]
      guard game.value[3].number == 0 else { continue }
      // A text that ends early is the game as it was earlier; one with a gap is another game.
      let text = (0...).prefix { lines[$0] != nil }.map { lines[$0, default: ""] + "\n" }
      let draft = GameDraft(text: text.joined(), milliseconds: game.value[2].number ?? 0)
      salvage.add(.kept, draft.isGame ? StoreArchive(kept: [draft]) : nil)
    }
    // Games of which there are lines alone.
    for _ in lines { salvage.add(.kept, nil) }
  }

  private mutating func assembleGames() {
    for (ordinal, values) in records.sorted(by: { $0.key < $1.key }) {
      let row = Row(
        Dictionary(
          zip(Self.recordColumns, [ordinal.databaseValue] + values.dropFirst()).map {
            ($0, $1 as (any DatabaseValueConvertible)?)
          }, uniquingKeysWith: { $1 }))
      guard let recorded = try? RecordRows.recordedGame(row) else {
        salvage.add(.game, nil)
        if let game = values[1].number { replays[game] = nil }
        continue
      }
      let text = replays.removeValue(forKey: recorded.key.value)
      let isReadable =
        text.map { GameDraft(text: $0, milliseconds: 0).isGame || $0.isEmpty } ?? false
      if !isReadable { salvage.gamesWithoutMoves += 1 }
      let game = ArchivedGame(game: recorded.game, text: isReadable ? text ?? "" : "")
      salvage.add(.game, StoreArchive(games: [game]))
    }
    // Games of which there are moves alone.
    for _ in replays { salvage.add(.game, nil) }
  }
}

extension DatabaseValue {
  fileprivate var number: Int64? { if case .int64(let number) = storage { number } else { nil } }
  fileprivate var text: String? { if case .string(let text) = storage { text } else { nil } }
}
