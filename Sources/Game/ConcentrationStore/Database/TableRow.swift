import GRDB

/// A row of a table whose values are checked as they are read: a file can hold anything in any column.
///
/// The ranges are so wide that no game leaves them, and so narrow that no sum of values overflows.
struct TableRow {
  /// How often something was counted.
  static var counts: ClosedRange<Int> { 0...1_000_000_000_000 }
  /// Points, moments and whatever else an import takes.
  static var numbers: ClosedRange<Int> { -1_000_000_000_000...1_000_000_000_000 }
  /// Sums of numbers.
  static var sums: ClosedRange<Int> { -100_000_000_000_000_000...100_000_000_000_000_000 }
  /// Keys and owners, which nothing is done with but to compare them.
  static var keys: ClosedRange<Int> { .min ... .max }

  /// Where the row is from, for the message.
  let table: String
  private let row: Row

  init(_ row: Row, of table: String) {
    self.row = row
    self.table = table
  }

  /// The rows of a query, one after the other.
  static func fetchAll(
    _ database: Database, of table: String, _ sql: String, _ arguments: StatementArguments = []
  ) throws -> [TableRow] {
    let statement = try database.cachedStatement(sql: sql)
    return try Row.fetchAll(statement, arguments: arguments).map { TableRow($0, of: table) }
  }

  /// The first row of a query; nil if there is none.
  static func fetchOne(
    _ database: Database, of table: String, _ sql: String, _ arguments: StatementArguments = []
  ) throws -> TableRow? {
    let statement = try database.cachedStatement(sql: sql)
    return try Row.fetchOne(statement, arguments: arguments).map { TableRow($0, of: table) }
  }

  /// A whole number of a range.
  ///
  /// - Throws: `WrongValue` for anything else.
  func integer(_ column: String, in range: ClosedRange<Int>) throws -> Int {
    guard case .int64(let number) = value(column).storage, range.contains(Int(number)) else {
      throw wrong(column)
    }
    return Int(number)
  }

  /// A whole number of a range, or nil for NULL.
  ///
  /// - Throws: `WrongValue` for anything else.
  func optionalInteger(_ column: String, in range: ClosedRange<Int>) throws -> Int? {
    value(column).isNull ? nil : try integer(column, in: range)
  }

  /// Whether a column that says yes or no says yes.
  ///
  /// - Throws: `WrongValue` for anything but 0 and 1.
  func flag(_ column: String) throws -> Bool { try integer(column, in: 0...1) == 1 }

  /// A text.
  ///
  /// - Throws: `WrongValue` for anything else.
  func text(_ column: String) throws -> String {
    guard case .string(let text) = value(column).storage else { throw wrong(column) }
    return text
  }

  /// A text, or nil for NULL.
  ///
  /// - Throws: `WrongValue` for anything else.
  func optionalText(_ column: String) throws -> String? {
    value(column).isNull ? nil : try text(column)
  }

  /// The whole numbers between commas in a text.
  ///
  /// - Throws: `WrongValue` for anything else.
  func integers(_ column: String, in range: ClosedRange<Int>) throws -> [Int] {
    try text(column).split(separator: ",").map { word in
      guard let number = Int(word), range.contains(number) else { throw wrong(column) }
      return number
    }
  }

  /// The error for the value of a column.
  func wrong(_ column: String) -> WrongValue {
    WrongValue(table: table, column: column, value: value(column))
  }

  /// The value of a column; NULL if the table has no such column.
  private func value(_ column: String) -> DatabaseValue {
    row.hasColumn(column) ? row[column] : .null
  }
}

/// A value that the program does not write into its column.
struct WrongValue: Error {
  /// The most characters of a text that are shown.
  private static var longest: Int { 30 }

  let table: String
  let column: String
  let value: DatabaseValue

  /// What is wrong where, as in `record.streak is 'x'`.
  var detail: String { "\(table).\(column) is \(shown)" }

  private var shown: String {
    switch value.storage {
    case .null: "NULL"
    case .int64(let number): "\(number)"
    case .double(let number): "\(number)"
    case .string(let text):
      "'\(text.prefix(Self.longest))'" + (text.count > Self.longest ? "..." : "")
    case .blob(let bytes): "a blob of \(bytes.count) bytes"
    }
  }
}
