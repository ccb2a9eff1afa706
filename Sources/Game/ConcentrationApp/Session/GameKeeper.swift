/// Keeps the games of this copy of the program in the store: the current one, the one that it has
/// interrupted, and those that were left.
///
/// A store fails for a full disk, a lock or a damaged file. That does not stop the game: the keeper posts
/// why, and every command tries again. A game of which a line is missing is written whole, so that none has
/// a gap and it does not matter which lines they were; its end is written with it.
@MainActor
package final class GameKeeper {
  private let store: any GameStore
  private let messages: MessageBoard
  private let reasonForLoss: String?
  /// The game that is played; nil before the first.
  private(set) var current: Table?
  /// A game that another one has replaced for a while, and that nothing ends meanwhile.
  var interrupted: Table?
  /// Games that were left, and of which the store could not be told yet; the current one is behind then.
  private var left: [LeftGame] = []
  /// Words that the store could not be told yet; nil for one that is removed.
  private var words: [StoredWord: String?] = [:]
  /// How often the store had begun anew when the keys of the games were right.
  private var renewals: Int
  /// Why the store failed, as it was said last; nil while it keeps what happens.
  private var reportedError: StoreError?

  init(_ environment: AppEnvironment, messages: MessageBoard) {
    store = environment.store
    reasonForLoss = environment.reasonForLoss
    renewals = store.renewals
    self.messages = messages
  }

  /// Runs a call on the store for a command that waits for its result.
  ///
  /// - Throws: `SessionError.store`.
  func ask<Value>(
    _ body: (any GameStore) throws(StoreError) -> Value
  ) throws(SessionError) -> Value {
    do throws(StoreError) {
      return try body(store)
    } catch {
      throw .store(error)
    }
  }

  // MARK: The current game

  /// Makes a game the current one and writes it, after those that were left.
  func open(_ table: Table, leaving game: LeftGame?) {
    if let game { left.append(game) }
    table.place.isBehind = true
    table.place.forget(before: renewals)
    current = table
    attempt { () throws(StoreError) in try catchUp() }
  }

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
    guard let current, !current.place.isBehind else { return }
    keepUp(current) { store, key throws(StoreError) in
      try store.setMilliseconds(current.milliseconds, of: key)
    }
  }

  /// Whether the store lacks something.
  package var isBehind: Bool {
    let isRenewed = current != nil && store.renewals != renewals
    return current?.place.isBehind == true || isRenewed || !words.isEmpty
  }

  /// Writes what the store lacks, if it can by now.
  ///
  /// - Parameter isIdle: Whether no command has run: a lock that lasts is told at each command only.
  /// - Complexity: O(1) where it lacks nothing.
  package func keepUp(isIdle: Bool) {
    guard isBehind else { return }
    attempt { () throws(StoreError) in
      do throws(StoreError) {
        try catchUp()
      } catch .busy where isIdle {
        return
      }
    }
  }

  /// Gives up the games of this copy, so that the next start of the program offers them; a message says
  /// what will not be there.
  func release() {
    do throws(SessionError) {
      if let reasonForLoss { throw .lost(reasonForLoss) }
      try ask { _ throws(StoreError) in try catchUp() }
    } catch {
      if let lost { messages.post("Warning: \(lost) not kept: \(error.message).") }
    }
    // What is not given up now is offered all the same, since this copy has ended then.
    try? store.release()
  }

  // MARK: Words

  /// A word as it was kept last, by this run or an earlier one; nil if there is none.
  package func word(_ name: StoredWord) -> String? {
    if let word = words[name] { return word }
    return (try? store.settings())?[name.name]
  }

  /// Keeps a word, or removes it if it is nil.
  package func keep(_ word: String?, as name: StoredWord) {
    words.updateValue(word, forKey: name)
    attempt { () throws(StoreError) in try catchUp() }
  }

  // MARK: What the store lacks

  /// Changes the current game in the store, or writes it whole if the store lacks something of it.
  private func keepUp(
    _ table: Table, _ change: (any GameStore, GameKey) throws(StoreError) -> Void
  ) {
    attempt { () throws(StoreError) in
      noteRenewal()
      guard !table.place.isBehind, let key = table.place.key else { return try catchUp() }
      table.place.isBehind = true
      do throws(StoreError) {
        try change(store, key)
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
      report(error)
      guard store.renewals != renewals else { return }
      do throws(StoreError) {
        try catchUp()
      } catch {
        report(error)
      }
    }
  }

  /// Writes the words, the games that were left, in their order, and then the current one.
  private func catchUp() throws(StoreError) {
    noteRenewal()
    for (name, word) in words {
      try store.setSetting(name.name, to: word)
      words.removeValue(forKey: name)
    }
    while let game = left.first, left.count > 1 || game.closing == nil {
      try settle(game)
      left.removeFirst()
    }
    if let current, current.place.isBehind {
      try write(current, closing: left.first?.closing)
      left.removeAll()
    }
    reportKept()
  }

  private func settle(_ game: LeftGame) throws(StoreError) {
    if game.isMissed { try write(game.table) }
    guard game.isClosed, let key = game.table.place.key else { return }
    try store.close(ClosedGame(key: key, abandoned: game.abandoned))
    game.table.place.isBehind = true
  }

  /// Writes a game whole.
  private func write(_ table: Table, closing: ClosedGame? = nil) throws(StoreError) {
    table.place.key = try store.open(
      table.draft, key: table.place.key, closing: closing, finished: table.place.finished)
    table.place.isBehind = false
  }

  /// Forgets where games are in a store that has begun anew with another file, and says that it has.
  private func noteRenewal() {
    guard store.renewals != renewals else { return }
    renewals = store.renewals
    if let reason = store.reasonForRenewal { messages.postOnce("Warning: \(reason.message).") }
    if let interrupted, interrupted !== current {
      left.append(LeftGame(table: interrupted, abandoned: nil, isClosed: false))
    }
    current?.place.forget(before: renewals)
    for game in left { game.table.place.forget(before: renewals) }
  }

  // MARK: What is said

  /// Posts why the store failed: a lock at each command that meets it, another reason once.
  func report(_ error: StoreError) {
    switch error {
    case .busy: break
    // They are said with the store's renewal, wherever they were met first.
    case .setAside, .replaced: return
    default: if reportedError == error { return }
    }
    // It may have been said before the launch.
    messages.postOnce("Warning: \(error.warning).")
    reportedError = error
  }

  /// Posts that the store keeps what happens, if it was said that it does not.
  private func reportKept() {
    guard reportedError != nil else { return }
    messages.post("All that was played is kept now.")
    reportedError = nil
  }

  /// What is lost with this session, with a verb, as in `4x4/shapes#7, 3 of 8 pairs is`; nil if nothing is.
  private var lost: String? {
    var games = left.filter { $0.isMissed }.map { $0.table }
    if let current, isLost(current), !games.contains(where: { $0 === current }) {
      games.append(current)
    }
    var titles = games.last.map { [$0.title] } ?? []
    let others = games.count - 1
    if others > 0 { titles.append("\(others) more \(others == 1 ? "game" : "games")") }
    titles += words.keys.map(\.title)
    guard titles.count > 1 else { return titles.first.map { "\($0) is" } }
    return titles.dropLast().joined(separator: ", ") + " and \(titles[titles.count - 1]) are"
  }

  /// Whether the current game is not over, and goes on in the next session.
  package var isCurrentKept: Bool {
    guard let current, !current.isOver, reasonForLoss == nil else { return false }
    return !current.place.isBehind
  }

  /// Whether the current game is lost with this session.
  private func isLost(_ table: Table) -> Bool {
    guard table.attempts > 0 else { return false }
    guard reasonForLoss == nil else { return !table.isOver }
    return table.place.isBehind && (!table.isOver || table.place.finished != nil)
  }
}
