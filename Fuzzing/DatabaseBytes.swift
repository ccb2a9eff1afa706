import ConcentrationApp
@testable import ConcentrationStore

/// Databases of no sense at all, with a log behind them: what is salvaged can be imported.
enum DatabaseBytes {
  static func tryOut(_ bytes: [UInt8]) {
    // A first byte says where the log begins.
    let pages = Int(bytes.first ?? 0) * DatabasePages.pageSize
    let file = Array(bytes.dropFirst().prefix(pages))
    let log = Array(bytes.dropFirst(1 + file.count))
    let salvage = SalvagedRows.salvage(DatabasePages(file: file, log: log))
    precondition(
      (try? StoreArchive(parsing: salvage.archive.description)) == salvage.archive,
      "what was salvaged cannot be imported")
  }
}
