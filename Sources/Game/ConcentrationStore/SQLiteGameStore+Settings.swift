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
      try TableRow.fetchOne(
        database, of: "named", "SELECT * FROM named WHERE name = ?", [name]
      ).map {
        GameDraft(
          text: try $0.text("text"),
          milliseconds: Int64(try $0.integer("milliseconds", in: TableRow.numbers)))
      }
    }
  }

  package func gameNames() throws(StoreError) -> [String] {
    try read { database in
      try TableRow.fetchAll(database, of: "named", "SELECT name FROM named ORDER BY name").map {
        try $0.text("name")
      }
    }
  }

  package func settings() throws(StoreError) -> [String: String] {
    try read { database in
      let rows = try TableRow.fetchAll(
        database, of: "setting", "SELECT name, value FROM setting")
      return Dictionary(
        try rows.map { (try $0.text("name"), try $0.text("value")) }, uniquingKeysWith: { $1 })
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
      try TableRow.fetchAll(
        database, of: "reminder", "SELECT * FROM reminder ORDER BY due, key"
      ).map {
        Reminder(
          key: ReminderKey(Int64(try $0.integer("key", in: TableRow.keys))),
          due: Int64(try $0.integer("due", in: TableRow.numbers)), text: try $0.text("text"))
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
