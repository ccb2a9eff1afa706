import ConcentrationApp
import Foundation
import Glibc
import RegularFiles

/// What could be read out of a database that may be damaged.
package struct Salvage: Sendable {
  /// All that is whole.
  package internal(set) var archive = StoreArchive()
  /// How many entries are damaged and left out, by their kinds; what nothing is left of is not counted.
  package internal(set) var leftOut: [ArchiveKind: Int] = [:]
  /// How many of the played games have lost their moves.
  package internal(set) var gamesWithoutMoves = 0
  /// What is wrong with the file; nil if it is whole.
  package internal(set) var damage: String?

  /// The most bytes of a file that is read.
  private static var limit: Int { DatabasePages.limit * DatabasePages.pageSize }

  init() {}

  /// Reads a file, and its write-ahead log, without ever opening it as a database: SQLite would write to it.
  ///
  /// - Parameter path: The file.
  /// - Throws: `StoreError` if it cannot be read at all, or was written by a newer version of the program.
  package init(of path: String) throws(StoreError) {
    self = try StoreFailures(path: path).translate {
      let file = try Self.read(path)
      let log = (try? Self.read(path + "-wal")) ?? []
      do throws(StoreError) {
        return try Self.whole(file, log)
      } catch {
        guard let damage = Self.damage(error) else { throw error.named(path) }
        var salvage = SalvagedRows.salvage(DatabasePages(file: file, log: log))
        salvage.damage = damage
        return salvage
      }
    }
  }

  /// What is wrong with a file that SQLite does not call whole; nil if that is not the file's fault.
  private static func damage(_ error: StoreError) -> String? {
    switch error {
    case .damaged(_, let detail), .failed(_, let detail):
      detail.split(separator: "\n").joined(separator: " ")
    default: nil
    }
  }

  private static func read(_ path: String) throws -> [UInt8] {
    let handle = FileHandle(fileDescriptor: try RegularFile.open(path), closeOnDealloc: true)
    let bytes = try handle.read(upToCount: limit + 1) ?? Data()
    guard bytes.count <= limit else { throw SystemFailure(number: EFBIG) }
    return [UInt8](bytes)
  }

  /// What a copy of a file holds that SQLite calls whole.
  private static func whole(_ file: [UInt8], _ log: [UInt8]) throws(StoreError) -> Salvage {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "concentration-repair-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appending(path: "games.sqlite").path
    try StoreFailures(path: copy).translate {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(file).write(to: URL(filePath: copy))
      if !log.isEmpty { try Data(log).write(to: URL(filePath: copy + "-wal")) }
    }
    let store = try SQLiteGameStore.open(at: copy)
    let findings = try store.findings()
    guard findings.isEmpty else { throw .damaged(path: copy, detail: findings[0]) }
    var salvage = Salvage()
    salvage.archive = try store.archive()
    try store.close()
    return salvage
  }

  /// Adds an entry that was found, as an archive of its own; nil for one that is damaged.
  mutating func add(_ kind: ArchiveKind, _ entry: StoreArchive?) {
    // What an import would refuse is no better for having been found here.
    guard let entry, (try? StoreArchive(parsing: entry.description)) == entry else {
      leftOut[kind, default: 0] += 1
      return
    }
    archive.settings.merge(entry.settings) { $1 }
    archive.reminders += entry.reminders
    archive.named += entry.named
    archive.kept += entry.kept
    archive.games += entry.games
  }
}

extension SQLiteGameStore {
  /// Gives a damaged database another name beside it, with its log.
  ///
  /// - Returns: The last component of the new name.
  package static func setAside(_ path: String) throws(StoreError) -> String {
    try StoreFailures(path: path).translate {
      try Ownership(lockFile: path + ".running").alone { try DatabaseFile(path: path).setAside() }
    }
  }
}

extension StoreError {
  /// The same of the file itself, if it was said of a copy.
  fileprivate func named(_ path: String) -> StoreError {
    if case .newerSchema(_, let found) = self {
      .newerSchema(path: path, found: found)
    } else {
      self
    }
  }
}
