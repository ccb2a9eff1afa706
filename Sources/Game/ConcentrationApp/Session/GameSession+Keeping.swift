/// A game that was left, of which the store still has to be told.
@MainActor
struct LeftGame {
  let table: Table
  /// Its record, if it counts as played and the history does not have it yet.
  let abandoned: FinishedGame?
  /// Whether the store closes it; else it stays kept.
  let isClosed: Bool

  /// Whether there is something of it that would be missed.
  var isMissed: Bool {
    table.place.isBehind && (abandoned != nil || table.place.finished != nil || !isClosed)
  }

  /// How the store closes it together with the opening of the next game, if it has the game as it is.
  var closing: ClosedGame? {
    guard isClosed, !table.place.isBehind else { return nil }
    return table.place.key.map { ClosedGame(key: $0, abandoned: abandoned) }
  }
}

// What a store that fails could not keep: it is a full disk, a lock or a damaged file, and every command
// tries again. A game of which a line is missing is written whole, so that none has a gap and it does
// not matter which lines they were; its end is written with it.
extension GameSession {
  /// Adds a line of saved text to a kept game.
  func append(_ line: String, milliseconds: Int64, change: GameChange, to table: Table) {
    switch change {
    case .none: break
    case .finished(let game): table.place.finished = game
    case .reopened: table.place.finished = nil
    }
    keepUp(table) { store, key throws(StoreError) in
      try store.append(line, milliseconds: milliseconds, to: key, change: change)
    }
  }

  /// Saves the time of the current game, which passes without a move; its moves are saved already.
  func saveTime() {
    guard let table, !table.place.isBehind else { return }
    keepUp(table) { store, key throws(StoreError) in
      try store.setMilliseconds(table.milliseconds, of: key)
    }
  }

  /// Writes the current game, of which the store lacks something.
  func keepCurrent() {
    attempt { () throws(StoreError) in try catchUp() }
  }

  /// Writes what the store lacks, if it can by now; a lock that lasts is said at the next command that
  /// changes something, and not while nobody types.
  ///
  /// - Complexity: O(1) where it lacks nothing.
  package func keepUp() {
    guard let table, table.place.isBehind || environment.store.renewal != renewal else {
      return
    }
    attempt { () throws(StoreError) in
      do throws(StoreError) {
        try catchUp()
      } catch .busy {
        return
      }
    }
  }

  /// Changes the current game in the store, or writes it whole if the store lacks something of it.
  private func keepUp(
    _ table: Table, _ change: (any GameStore, GameKey) throws(StoreError) -> Void
  ) {
    attempt { () throws(StoreError) in
      noteRenewal()
      guard !table.place.isBehind, let key = table.place.key else { return try catchUp() }
      table.place.isBehind = true
      do throws(StoreError) {
        try change(environment.store, key)
        table.place.isBehind = false
      } catch .unknownGame {
        table.place.key = nil
        try catchUp()
      }
    }
  }

  /// Tries to keep something, and once more if the store has begun anew with another file.
  private func attempt(_ work: () throws(StoreError) -> Void) {
    do throws(StoreError) {
      try work()
    } catch {
      keeper.report(error)
      guard environment.store.renewal != renewal else { return }
      do throws(StoreError) {
        try catchUp()
      } catch {
        keeper.report(error)
      }
    }
  }

  /// Writes the games that were left, in their order, and then the current one.
  func catchUp() throws(StoreError) {
    noteRenewal()
    while let left = unkept.first, unkept.count > 1 || left.closing == nil {
      try settle(left)
      unkept.removeFirst()
    }
    guard let table, table.place.isBehind else { return }
    table.place.key = try environment.store.open(
      table.draft, key: table.place.key, closing: unkept.first?.closing,
      finished: table.place.finished)
    table.place.isBehind = false
    unkept.removeAll()
    keeper.reportKept()
  }

  private func settle(_ left: LeftGame) throws(StoreError) {
    let place = left.table.place
    if left.isMissed {
      left.table.place.key = try environment.store.open(
        left.table.draft, key: place.key, closing: nil, finished: place.finished)
      left.table.place.isBehind = false
    }
    guard left.isClosed, let key = left.table.place.key else { return }
    try environment.store.close(ClosedGame(key: key, abandoned: left.abandoned))
    left.table.place.isBehind = true
  }

  /// Forgets where games are in a store that has begun anew with another file, and says that it has.
  private func noteRenewal() {
    guard environment.store.renewal != renewal else { return }
    renewal = environment.store.renewal
    if let reason = renewal.reason { messages.postOnce("Warning: \(reason.message).") }
    let left = unkept.map { $0.table }
    for table in [table, interrupted].compactMap({ $0 }) + earlier + later + left {
      table.place.key = nil
      table.place.isBehind = true
    }
    if let interrupted, interrupted !== table {
      unkept.append(LeftGame(table: interrupted, abandoned: nil, isClosed: false))
    }
  }

  // MARK: The end of a session

  /// Gives up the games of this copy, so that the next start of the program offers them, the current
  /// one first; a message says which game will not be there.
  package func keepGameForNextSession() {
    _ = giveBack()
    do throws(SessionError) {
      try requireKept()
    } catch {
      if let games = unkeptGames { messages.post("Warning: \(games) not kept: \(error.message).") }
    }
    // What is not given up now is offered all the same, since this copy has ended then.
    try? environment.store.release()
  }

  /// Writes what of the games could not be written before.
  ///
  /// - Throws: `SessionError.lost` or `.store` if the store does not have them as they are now.
  private func requireKept() throws(SessionError) {
    if let reason = environment.reasonForLoss { throw .lost(reason) }
    try keeper.ask { _ throws(StoreError) in try catchUp() }
  }

  /// The games that are lost with this session, with a verb, as in `4x4/shapes#7, 3 of 8 pairs is`; nil
  /// if there is none.
  private var unkeptGames: String? {
    var games = unkept.filter { $0.isMissed }.map { $0.table }
    if let table, table.attempts > 0, isMissed(table), !games.contains(where: { $0 === table }) {
      games.append(table)
    }
    guard let last = games.last else { return nil }
    let others = games.count - 1
    guard others > 0 else { return "\(last.title) is" }
    return "\(last.title) and \(others) more \(others == 1 ? "game" : "games") are"
  }

  /// Whether the current game is lost with this session.
  private func isMissed(_ table: Table) -> Bool {
    guard environment.reasonForLoss == nil else { return !table.isOver }
    return table.place.isBehind && (!table.isOver || table.place.finished != nil)
  }
}
