/// An unfinished game in memory, and whether a running copy has taken it.
struct InMemoryKeptGame: Sendable {
  /// The saved text as bytes, to which every move appends a line.
  private var text: [UInt8]
  var milliseconds: Int64
  /// Higher than that of every game that was the current one before.
  var turn: Int
  var isOwned: Bool

  init(draft: GameDraft, turn: Int, isOwned: Bool) {
    text = Array(draft.text.utf8)
    milliseconds = draft.milliseconds
    self.turn = turn
    self.isOwned = isOwned
  }

  var draft: GameDraft {
    GameDraft(text: String(decoding: text, as: UTF8.self), milliseconds: milliseconds)
  }

  mutating func append(_ line: String) {
    text.append(contentsOf: line.utf8)
    text.append(UInt8(ascii: "\n"))
  }
}

/// The content of an in-memory store and the operations on it.
struct InMemoryState: Sendable {
  var kept: [GameKey: InMemoryKeptGame] = [:]
  /// All records in order of their end, including those of abandoned games.
  var records: [RecordedGame] = []
  var replayTexts: [GameKey: String] = [:]
  var named: [String: GameDraft] = [:]
  var settings: [String: String] = [:]
  var reminders: [Reminder] = []
  private var lastKey: Int64 = 0
  private var lastTurn = 0

  mutating func makeKey() -> GameKey {
    lastKey += 1
    return GameKey(lastKey)
  }

  private mutating func makeTurn() -> Int {
    lastTurn += 1
    return lastTurn
  }

  var offeredGames: [KeptGame] {
    kept.filter { !$0.value.isOwned }.sorted { $0.value.turn > $1.value.turn }
      .map { KeptGame(key: $0.key, draft: $0.value.draft) }
  }

  mutating func adopt(_ key: GameKey) -> KeptGame? {
    guard let game = kept[key], !game.isOwned else { return nil }
    kept[key]?.isOwned = true
    let turn = makeTurn()
    kept[key]?.turn = turn
    return KeptGame(key: key, draft: game.draft)
  }

  mutating func open(
    _ game: GameDraft, key: GameKey?, closing: ClosedGame?, finished: FinishedGame?
  ) -> GameKey {
    if let closing { close(closing) }
    let key = key ?? makeKey()
    forgetRecord(of: key)
    kept[key] = InMemoryKeptGame(draft: game, turn: makeTurn(), isOwned: true)
    if let finished { record(finished, text: game.text, of: key) }
    return key
  }

  mutating func close(_ closing: ClosedGame) {
    let game = kept.removeValue(forKey: closing.key)
    guard let abandoned = closing.abandoned else { return }
    record(abandoned, text: game?.draft.text ?? "", of: closing.key)
  }

  mutating func append(
    _ line: String, milliseconds: Int64, to key: GameKey, change: GameChange
  ) -> Bool {
    guard let index = kept.index(forKey: key) else { return false }
    kept.values[index].append(line)
    kept.values[index].milliseconds = milliseconds
    switch change {
    case .none: break
    case .finished(let game): record(game, text: kept.values[index].draft.text, of: key)
    case .reopened: forgetRecord(of: key)
    }
    return true
  }

  mutating func setMilliseconds(_ milliseconds: Int64, of key: GameKey) -> Bool {
    guard let index = kept.index(forKey: key) else { return false }
    kept.values[index].milliseconds = milliseconds
    return true
  }

  mutating func release() {
    kept = kept.filter { key, _ in replayTexts[key] == nil }
    for key in kept.keys { kept[key]?.isOwned = false }
  }

  mutating func record(_ game: FinishedGame, text: String, of key: GameKey) {
    forgetRecord(of: key)
    records.append(RecordedGame(key: key, game: game))
    replayTexts[key] = text
  }

  private mutating func forgetRecord(of key: GameKey) {
    guard replayTexts.removeValue(forKey: key) != nil else { return }
    records.removeAll { $0.key == key }
  }

  var finishedNewestFirst: [RecordedGame] {
    records.reversed().filter { $0.game.outcome != .abandoned }
  }

  var sections: [HistorySection] {
    var counts: [String: Int] = [:]
    for record in finishedNewestFirst { counts[record.game.theme, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { HistorySection(theme: $0.key, count: $0.value) }
  }
}

extension InMemoryState {
  /// Everything in the store, as an export writes it.
  var archive: StoreArchive {
    StoreArchive(
      settings: settings,
      reminders: reminders.map { ArchivedReminder(due: $0.due, text: $0.text) },
      named: named.map { NamedGame(name: $0, draft: $1) }.sorted { $0.name < $1.name },
      kept: kept.filter { replayTexts[$0.key] == nil }.values.sorted { $0.turn < $1.turn }
        .map(\.draft),
      games: records.map { ArchivedGame(game: $0.game, text: replayTexts[$0.key] ?? "") })
  }

  /// Adds what is not there already.
  mutating func add(_ archive: StoreArchive) -> ImportReport {
    let (missing, report) = archive.additions(to: self.archive)
    settings.merge(missing.settings) { $1 }
    for reminder in missing.reminders {
      let key = ReminderKey(makeKey().value)
      reminders.append(Reminder(key: key, due: reminder.due, text: reminder.text))
    }
    for game in missing.named { named[game.name] = game.draft }
    addKept(missing.kept)
    for archived in missing.games { record(archived.game, text: archived.text, of: makeKey()) }
    return report
  }

  /// Adds unfinished games as if they had been played before all that are there.
  private mutating func addKept(_ drafts: [GameDraft]) {
    let first = kept.values.map(\.turn).min() ?? 0
    for (number, draft) in drafts.enumerated() {
      kept[makeKey()] = InMemoryKeptGame(
        draft: draft, turn: first - drafts.count + number, isOwned: false)
    }
  }
}
