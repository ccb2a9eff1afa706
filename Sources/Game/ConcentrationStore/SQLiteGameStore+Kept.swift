import ConcentrationApp
import GRDB

extension SQLiteGameStore {
  package func keptGames() throws(StoreError) -> [KeptGame] {
    try read { database, ownership in
      let rows = try TableRow.fetchAll(
        database, of: "kept",
        "SELECT game, owner FROM kept WHERE isFinished = 0 ORDER BY turn DESC, game DESC")
      return try rows.compactMap { row in
        if try KeptRows.isOwned(row, ownership.isAlive) { return nil }
        return try KeptRows.game(try KeptRows.key(row).value, in: database)
      }
    }
  }

  package func adopt(_ key: GameKey) throws(StoreError) -> KeptGame {
    try write { database, ownership in
      let row = try TableRow.fetchOne(
        database, of: "kept", "SELECT owner FROM kept WHERE game = ? AND isFinished = 0",
        [key.value])
      guard let row, try !KeptRows.isOwned(row, ownership.isAlive) else {
        throw StoreError.keptGameTaken
      }
      try database.execute(
        sql: "UPDATE kept SET owner = ?, turn = \(KeptRows.nextTurn) WHERE game = ?",
        arguments: [try ownership.number(in: database), key.value])
      guard let game = try KeptRows.game(key.value, in: database) else {
        throw StoreError.unknownGame
      }
      return game
    }
  }

  package func open(
    _ game: GameDraft, key: GameKey?, closing: ClosedGame?, finished: FinishedGame?
  ) throws(StoreError) -> GameKey {
    try write { database, ownership in
      if let closing { try Self.close(closing, in: database) }
      let owner = try ownership.number(in: database)
      if let key {
        try RecordRows.remove(game: key.value, in: database)
        try KeptRows.remove(key.value, in: database)
      }
      let number = try KeptRows.insert(game, key: key?.value, owner: owner, in: database)
      if let finished { try Self.finish(number, as: finished, in: database) }
      return GameKey(number)
    }
  }

  package func close(_ game: ClosedGame) throws(StoreError) {
    try write { database in try Self.close(game, in: database) }
  }

  private static func close(_ closing: ClosedGame, in database: Database) throws {
    if let abandoned = closing.abandoned {
      let text = try KeptRows.text(of: closing.key.value, in: database)
      try RecordRows.insert(abandoned, game: closing.key.value, text: text, in: database)
    }
    try KeptRows.remove(closing.key.value, in: database)
  }

  package func append(
    _ line: String, milliseconds: Int64, to key: GameKey, change: GameChange
  ) throws(StoreError) {
    try write { database in
      try KeptRows.append(line, milliseconds: milliseconds, to: key.value, in: database)
      switch change {
      case .none: break
      case .finished(let game): try Self.finish(key.value, as: game, in: database)
      case .reopened:
        try RecordRows.remove(game: key.value, in: database)
        try KeptRows.setFinished(false, game: key.value, in: database)
      }
    }
  }

  package func setMilliseconds(_ milliseconds: Int64, of key: GameKey) throws(StoreError) {
    try write { database in
      try KeptRows.setMilliseconds(milliseconds, of: key.value, in: database)
    }
  }

  private static func finish(
    _ key: Int64, as game: FinishedGame, in database: Database
  ) throws {
    let text = try KeptRows.text(of: key, in: database)
    try RecordRows.insert(game, game: key, text: text, in: database)
    try KeptRows.setFinished(true, game: key, in: database)
  }

  package func release() throws(StoreError) {
    try write { database, ownership in
      let owner = try ownership.number(in: database)
      try database.execute(
        sql: "DELETE FROM kept WHERE owner = ? AND isFinished = 1", arguments: [owner])
      try database.execute(sql: "UPDATE kept SET owner = NULL WHERE owner = ?", arguments: [owner])
      try KeptRows.removeFinishedOfEndedProcesses(in: database, isAlive: ownership.isAlive)
    }
  }
}
