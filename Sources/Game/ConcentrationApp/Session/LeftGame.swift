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
