/// Persistent data: the kept game, the history of finished games, settings and reminders.
///
/// A change is durable when the call returns: it survives the end of the process. Games are passed
/// as the engine's saved text, so a store needs no rules. Every method can be called from any
/// thread, since the gallery reads off the main actor.
package protocol GameStore: AnyObject, Sendable {
  // MARK: The kept game

  /// The unfinished games that no running copy of the program owns; the one that was played last
  /// comes first.
  func keptGames() throws(StoreError) -> [KeptGame]

  /// Makes this running copy the owner of a kept game, and returns it as it is now.
  ///
  /// - Throws: `StoreError.keptGameTaken` if another running copy owns it by now.
  func adopt(_ key: GameKey) throws(StoreError) -> KeptGame

  /// Saves a game as this running copy's current one and closes the one before, in one transaction.
  ///
  /// - Parameters:
  ///   - game: The whole game as saved text, and its time.
  ///   - key: The key the game had before, if it is opened again (by undo); its record in the
  ///     history, if there is one, is removed. Nil for a new game.
  ///   - closing: The game that stops being the current one, or nil.
  ///   - finished: The record of the opened game, if it is over.
  /// - Returns: The game's key, new or as given.
  /// - Throws: `StoreError` if nothing could be kept.
  func open(
    _ game: GameDraft, key: GameKey?, closing: ClosedGame?, finished: FinishedGame?
  ) throws(StoreError) -> GameKey

  /// Adds saved text to a kept game. Called for each move, before its reply is shown.
  ///
  /// - Parameters:
  ///   - line: A line of saved text, or several, without the last line feed.
  ///   - milliseconds: The game's time after this line.
  ///   - key: The game.
  ///   - change: Whether the line finished the game, or took back what had finished it.
  /// - Throws: `StoreError.unknownGame`, or another error if the line could not be written.
  func append(
    _ line: String, milliseconds: Int64, to key: GameKey, change: GameChange
  ) throws(StoreError)

  /// Keeps the time of a kept game in which no move was made since.
  ///
  /// - Parameters:
  ///   - milliseconds: The game's time.
  ///   - key: The game.
  /// - Throws: `StoreError.unknownGame`, or another error if it could not be written.
  func setMilliseconds(_ milliseconds: Int64, of key: GameKey) throws(StoreError)

  /// Closes a game that is no longer the current one, as `open` does with the one before.
  ///
  /// - Throws: `StoreError` if it could not be closed.
  func close(_ game: ClosedGame) throws(StoreError)

  /// How often the store has begun anew with another file; the keys of games from before mean nothing.
  ///
  /// Asked for at every command, so it is a number.
  var renewals: Int { get }

  /// Why it did so last; nil if it never did.
  var reasonForRenewal: StoreError? { get }

  /// Gives up this copy's ownership, so that the next start offers the game. Called on quitting.
  func release() throws(StoreError)

  // MARK: Named games

  /// Saves a game under a name.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - name: Its name.
  ///   - replaces: Whether it replaces another game of that name.
  /// - Throws: `StoreError.nameTaken` if there is one that it does not replace.
  func save(_ game: GameDraft, named name: String, replaces: Bool) throws(StoreError)
  /// The game of that name, or nil.
  func game(named name: String) throws(StoreError) -> GameDraft?
  /// The names, in order of their text.
  func gameNames() throws(StoreError) -> [String]

  // MARK: History

  /// One section for each theme that was played, in order of the theme's name.
  func historySections() throws(StoreError) -> [HistorySection]
  /// Finished games of one theme, the newest first. An abandoned game is not among them.
  ///
  /// An offset or a limit below 0 is 0.
  func finishedGames(
    theme: String, offset: Int, limit: Int
  ) throws(StoreError) -> [RecordedGame]
  /// Finished games of all themes, the newest first; none for a limit below 1.
  func recentGames(limit: Int) throws(StoreError) -> [RecordedGame]
  /// The saved text of a finished game, for a replay, or nil.
  func replayText(of key: GameKey) throws(StoreError) -> String?

  // MARK: Statistics

  /// All aggregates that the Stats screen shows. Cheap however long the history is.
  func statistics() throws(StoreError) -> Statistics

  // MARK: Settings and reminders

  /// All settings that were set, by name.
  func settings() throws(StoreError) -> [String: String]
  /// Sets a setting, or removes it if the value is nil.
  func setSetting(_ name: String, to value: String?) throws(StoreError)
  /// The reminders that have not been shown, the earliest first.
  func reminders() throws(StoreError) -> [Reminder]
  /// Adds a reminder that is due at a moment in seconds since 1970.
  func addReminder(due: Int64, text: String) throws(StoreError) -> Reminder
  /// Removes a reminder.
  ///
  /// - Returns: False if it had been removed, so that of two running copies only one shows it.
  func removeReminder(_ key: ReminderKey) throws(StoreError) -> Bool

  // MARK: All data

  /// Everything in the store.
  func archive() throws(StoreError) -> StoreArchive
  /// Adds what the store lacks of an archive, in one transaction.
  ///
  /// Nothing is replaced but settings of the same name.
  ///
  /// - Parameters:
  ///   - archive: What to add.
  ///   - completion: What has to succeed, too, when everything has been added; the error that it
  ///     throws leaves the store as it was.
  /// - Returns: What was added, and what was known.
  /// - Throws: `StoreError` if the store cannot be written, or what the completion throws.
  func add(
    _ archive: StoreArchive, completion: () throws(StoreError) -> Void
  ) throws(StoreError) -> ImportReport
}

extension GameStore {
  /// Most stores stay what they are.
  package var renewals: Int { 0 }
  package var reasonForRenewal: StoreError? { nil }

  /// The kept game that was played last, or nil.
  package func keptGame() throws(StoreError) -> KeptGame? { try keptGames().first }

  /// Saves an unfinished game as this running copy's current one.
  package func open(
    _ game: GameDraft, key: GameKey?, closing: ClosedGame?
  ) throws(StoreError) -> GameKey {
    try open(game, key: key, closing: closing, finished: nil)
  }

  /// Adds what the store lacks of an archive.
  package func add(_ archive: StoreArchive) throws(StoreError) -> ImportReport {
    try add(archive, completion: {})
  }
}
