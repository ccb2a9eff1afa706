/// Identifies a game in the store, from the deal to its record in the history.
package struct GameKey: Hashable, Sendable {
  package let value: Int64

  package init(_ value: Int64) {
    self.value = value
  }
}

/// A game as it is kept: the engine's saved text, and the time spent on it.
package struct GameDraft: Hashable, Sendable {
  package var text: String
  /// The game's time since the deal, in milliseconds.
  package var milliseconds: Int64

  package init(text: String, milliseconds: Int64) {
    self.text = text
    self.milliseconds = milliseconds
  }
}

/// An unfinished game in the store.
package struct KeptGame: Hashable, Sendable {
  package var key: GameKey
  package var draft: GameDraft

  package init(key: GameKey, draft: GameDraft) {
    self.key = key
    self.draft = draft
  }
}

/// A game that stops being the current one.
package struct ClosedGame: Hashable, Sendable {
  package var key: GameKey
  /// Its record, if it counts as played and the history does not have it yet.
  package var abandoned: FinishedGame?

  package init(key: GameKey, abandoned: FinishedGame?) {
    self.key = key
    self.abandoned = abandoned
  }
}

/// How a line of saved text changed the place of its game.
package enum GameChange: Hashable, Sendable {
  /// The game goes on.
  case none
  /// The line ended the game: it is no longer kept, and the history has it.
  case finished(FinishedGame)
  /// The line took back the move that had ended the game: it is kept again, out of the history.
  case reopened
}
