import GRDB

/// The rows that stand in one page of a table, or of an index that is a table.
///
/// Source: SQLite, "Database File Format", sections 1.6 and 2.1.
struct PageRows {
  /// A row: its key, where a table has one, and its values.
  struct Row: Hashable {
    var key: Int64?
    var values: [DatabaseValue]
  }

  private static let pageSize = DatabasePages.pageSize
  /// The most bytes of a row; a saved text has fewer.
  private static let longest = 16 << 20

  private(set) var rows: [Row] = []
  /// Whether every cell that the page says it has could be read.
  private(set) var isWhole = true
  private let pages: DatabasePages
  private let page: ArraySlice<UInt8>
  private let kind: Kind

  private enum Kind: Int {
    case indexInterior = 2
    case indexLeaf = 10
    case tableLeaf = 13
  }

  /// The rows of a page; nil if it is damaged, or of a kind that has none.
  init?(_ number: Int, in pages: DatabasePages) {
    guard let page = pages[number] else { return nil }
    // The first page begins with the header of the file.
    let start = number == 1 ? 100 : 0
    guard let kind = Kind(rawValue: page.number(at: start, bytes: 1)) else { return nil }
    (self.pages, self.page, self.kind) = (pages, page, kind)
    let cells = page.number(at: start + 3, bytes: 2)
    let pointers = start + (kind == .tableLeaf || kind == .indexLeaf ? 8 : 12)
    guard cells <= (Self.pageSize - pointers) / 2 else { return nil }
    for cell in 0..<cells {
      let offset = page.number(at: pointers + 2 * cell, bytes: 2)
      if offset >= pointers + 2 * cells, let row = row(at: offset) {
        rows.append(row)
      } else {
        isWhole = false
      }
    }
  }

  private func row(at offset: Int) -> Row? {
    var bytes = page.dropFirst(offset)
    if kind == .indexInterior { bytes = bytes.dropFirst(4) }
    guard let size = bytes.takeVarint(), (1...Int64(Self.longest)).contains(size) else {
      return nil
    }
    var key: Int64?
    if kind == .tableLeaf {
      key = bytes.takeVarint()
      if key == nil { return nil }
    }
    guard let record = payload(bytes, Int(size)), let values = Self.values(of: record[...])
    else { return nil }
    return Row(key: key, values: values)
  }

  /// All bytes of a row, those in overflow pages included.
  private func payload(_ bytes: ArraySlice<UInt8>, _ size: Int) -> [UInt8]? {
    let usable = Self.pageSize
    let most = kind == .tableLeaf ? usable - 35 : (usable - 12) * 64 / 255 - 23
    guard size > most else { return bytes.count >= size ? Array(bytes.prefix(size)) : nil }
    let least = (usable - 12) * 32 / 255 - 23
    let fitting = least + (size - least) % (usable - 4)
    let local = fitting <= most ? fitting : least
    guard bytes.count >= local + 4 else { return nil }
    var payload = Array(bytes.prefix(local))
    var next = bytes.number(at: local, bytes: 4)
    // Each page brings bytes, so a ring of pages ends, too.
    while payload.count < size {
      guard let page = pages[next] else { return nil }
      payload += page.dropFirst(4).prefix(size - payload.count)
      next = page.number(at: 0, bytes: 4)
    }
    return payload
  }

  /// The values of a record; nil if it is none.
  private static func values(of record: ArraySlice<UInt8>) -> [DatabaseValue]? {
    var header = record
    guard let size = header.takeVarint(), size <= record.count else { return nil }
    // The size counts its own bytes; of damaged ones it may be less. A record has a value at least.
    let rest = Int(size) - (record.count - header.count)
    guard rest > 0 else { return nil }
    header = header.prefix(rest)
    var body = record.dropFirst(Int(size))
    var values: [DatabaseValue] = []
    while !header.isEmpty {
      guard let type = header.takeVarint(), let value = body.takeValue(of: type) else { return nil }
      values.append(value)
    }
    return body.isEmpty ? values : nil
  }
}

extension ArraySlice<UInt8> {
  /// Takes a number of one to nine bytes; nil if it is not all there.
  fileprivate mutating func takeVarint() -> Int64? {
    var number: UInt64 = 0
    for place in 1...9 {
      guard let byte = popFirst() else { return nil }
      if place == 9 { return Int64(bitPattern: number << 8 | UInt64(byte)) }
      number = number << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { return Int64(bitPattern: number) }
    }
    return nil
  }

  /// Takes a value of a serial type; nil for a type that there is not, and if it is not all there.
  fileprivate mutating func takeValue(of type: Int64) -> DatabaseValue? {
    switch type {
    case 0: return .null
    case 1...6:
      let size = [1, 2, 3, 4, 6, 8][Int(type) - 1]
      guard let bytes = take(size) else { return nil }
      let isNegative = (bytes.first ?? 0) >= 0x80
      return bytes.reduce(isNegative ? -1 : 0 as Int64) { $0 << 8 | Int64($1) }.databaseValue
    case 7:
      guard let bytes = take(8) else { return nil }
      return Double(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) }).databaseValue
    case 8, 9: return (type - 8).databaseValue
    case 13... where type % 2 == 1:
      guard let bytes = take((type - 13) / 2), let text = String(validating: bytes, as: UTF8.self)
      else { return nil }
      return text.databaseValue
    // The program writes no blobs.
    default: return nil
    }
  }

  private mutating func take(_ count: some BinaryInteger) -> ArraySlice<UInt8>? {
    guard count <= self.count else { return nil }
    defer { self = dropFirst(Int(count)) }
    return prefix(Int(count))
  }
}
