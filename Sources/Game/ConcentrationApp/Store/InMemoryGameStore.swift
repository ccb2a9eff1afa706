import Synchronization

/// A store in memory, for scripts, tests and play without a file.
package final class InMemoryGameStore: GameStore {
  private let state: Mutex<InMemoryState>

  /// Creates a store.
  ///
  /// - Parameter keptGame: A game to be offered at the start, as if an earlier run had kept it.
  package init(keptGame: GameDraft? = nil) {
    var state = InMemoryState()
    if let keptGame {
      let key = state.makeKey()
      state.kept[key] = InMemoryKeptGame(draft: keptGame, turn: 0, isOwned: false)
    }
    self.state = Mutex(state)
  }

  // MARK: The kept game

  package func keptGames() throws(StoreError) -> [KeptGame] {
    state.withLock { $0.offeredGames }
  }

  package func adopt(_ key: GameKey) throws(StoreError) -> KeptGame {
    let adopted = state.withLock { $0.adopt(key) }
    guard let adopted else { throw .keptGameTaken }
    return adopted
  }

  package func open(
    _ game: GameDraft, key: GameKey?, closing: ClosedGame?, finished: FinishedGame?
  ) throws(StoreError) -> GameKey {
    state.withLock { $0.open(game, key: key, closing: closing, finished: finished) }
  }

  package func append(
    _ line: String, milliseconds: Int64, to key: GameKey, change: GameChange
  ) throws(StoreError) {
    let isKnown = state.withLock {
      $0.append(line, milliseconds: milliseconds, to: key, change: change)
    }
    guard isKnown else { throw .unknownGame }
  }

  package func close(_ game: ClosedGame) throws(StoreError) {
    state.withLock { $0.close(game) }
  }

  package func setMilliseconds(_ milliseconds: Int64, of key: GameKey) throws(StoreError) {
    let isKnown = state.withLock { $0.setMilliseconds(milliseconds, of: key) }
    guard isKnown else { throw .unknownGame }
  }

  package func release() throws(StoreError) {
    state.withLock { $0.release() }
  }

  // MARK: Named games

  package func save(
    _ game: GameDraft, named name: String, replaces: Bool
  ) throws(StoreError) {
    let isFree = state.withLock { state in
      guard replaces || state.named[name] == nil else { return false }
      state.named[name] = game
      return true
    }
    guard isFree else { throw .nameTaken(name) }
  }

  package func game(named name: String) throws(StoreError) -> GameDraft? {
    state.withLock { $0.named[name] }
  }

  package func gameNames() throws(StoreError) -> [String] {
    state.withLock { $0.named.keys.sorted() }
  }

  // MARK: History

  package func historySections() throws(StoreError) -> [HistorySection] {
    state.withLock { $0.sections }
  }

  package func finishedGames(
    theme: String, offset: Int, limit: Int
  ) throws(StoreError) -> [RecordedGame] {
    state.withLock { state in
      let games = state.finishedNewestFirst.filter { $0.game.theme == theme }
      return Array(games.dropFirst(max(0, offset)).prefix(max(0, limit)))
    }
  }

  package func recentGames(limit: Int) throws(StoreError) -> [RecordedGame] {
    state.withLock { Array($0.finishedNewestFirst.prefix(max(0, limit))) }
  }

  package func replayText(of key: GameKey) throws(StoreError) -> String? {
    state.withLock { $0.replayTexts[key] }
  }

  package func statistics() throws(StoreError) -> Statistics {
    state.withLock { StatisticsBuilder.statistics(of: $0.records.map(\.game)) }
  }

  // MARK: Settings and reminders

  package func settings() throws(StoreError) -> [String: String] {
    state.withLock { $0.settings }
  }

  package func setSetting(_ name: String, to value: String?) throws(StoreError) {
    state.withLock { $0.settings[name] = value }
  }

  package func reminders() throws(StoreError) -> [Reminder] {
    state.withLock { $0.reminders.sorted { ($0.due, $0.key.value) < ($1.due, $1.key.value) } }
  }

  package func addReminder(due: Int64, text: String) throws(StoreError) -> Reminder {
    state.withLock { state in
      let reminder = Reminder(key: ReminderKey(state.makeKey().value), due: due, text: text)
      state.reminders.append(reminder)
      return reminder
    }
  }

  package func removeReminder(_ key: ReminderKey) throws(StoreError) -> Bool {
    state.withLock { state in
      let before = state.reminders.count
      state.reminders.removeAll { $0.key == key }
      return state.reminders.count < before
    }
  }

  // MARK: All data

  package func archive() throws(StoreError) -> StoreArchive {
    state.withLock { $0.archive }
  }

  package func add(
    _ archive: StoreArchive, completion: () throws(StoreError) -> Void
  ) throws(StoreError) -> ImportReport {
    try state.withLock { state throws(StoreError) in
      var next = state
      let report = next.add(archive)
      try completion()
      state = next
      return report
    }
  }
}
