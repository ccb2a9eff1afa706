import ConcentrationApp
import GRDB

// Named games, settings and reminders.
extension SQLiteGameStore {
  package func save(
    _ game: GameDraft, named name: String, replaces: Bool
  ) throws(StoreError) {
    try write { database in
      if !replaces {
        let taken = try Int.fetchOne(
          database, sql: "SELECT 1 FROM named WHERE name = ?", arguments: [name])
        guard taken == nil else { throw StoreError.nameTaken(name) }
      }
      try database.execute(
        sql: "INSERT OR REPLACE INTO named VALUES (?, ?, ?)",
        arguments: [name, game.text, game.milliseconds])
    }
  }

  package func game(named name: String) throws(StoreError) -> GameDraft? {
    try read { database in
      try Row.fetchOne(database, sql: "SELECT * FROM named WHERE name = ?", arguments: [name])
        .map { GameDraft(text: $0["text"], milliseconds: $0["milliseconds"]) }
    }
  }

  package func gameNames() throws(StoreError) -> [String] {
    try read { try String.fetchAll($0, sql: "SELECT name FROM named ORDER BY name") }
  }

  package func settings() throws(StoreError) -> [String: String] {
    try read { database in
      let rows = try Row.fetchAll(database, sql: "SELECT name, value FROM setting")
      return Dictionary(uniqueKeysWithValues: rows.map { ($0["name"], $0["value"]) })
    }
  }

  package func setSetting(_ name: String, to value: String?) throws(StoreError) {
    try write { database in
      if let value {
        try database.execute(
          sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)", arguments: [name, value])
      } else {
        try database.execute(sql: "DELETE FROM setting WHERE name = ?", arguments: [name])
      }
    }
  }

  package func reminders() throws(StoreError) -> [Reminder] {
    try read { database in
      try Row.fetchAll(database, sql: "SELECT * FROM reminder ORDER BY due, key").map {
        Reminder(key: ReminderKey($0["key"]), due: $0["due"], text: $0["text"])
      }
    }
  }

  package func addReminder(due: Int64, text: String) throws(StoreError) -> Reminder {
    try write { database in
      try database.execute(
        sql: "INSERT INTO reminder (due, text) VALUES (?, ?)", arguments: [due, text])
      return Reminder(key: ReminderKey(database.lastInsertedRowID), due: due, text: text)
    }
  }

  package func removeReminder(_ key: ReminderKey) throws(StoreError) -> Bool {
    try write { database in
      try database.execute(sql: "DELETE FROM reminder WHERE key = ?", arguments: [key.value])
      return database.changesCount > 0
    }
  }
}
