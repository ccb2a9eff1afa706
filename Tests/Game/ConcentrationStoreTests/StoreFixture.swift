import ConcentrationApp
import ConcentrationStore
import Foundation

/// A directory of its own for one test, removed with it.
final class StoreFixture {
  let directory: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("concentration-store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  /// The database's path.
  var path: String { directory.appendingPathComponent("games.sqlite").path }

  /// Removes the database with its log, as if it had never been.
  func removeFiles() {
    for ending in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + ending)
    }
  }

  /// Opens the database as one more running copy of the program.
  func open() throws -> SQLiteGameStore { try SQLiteGameStore.open(at: path) }
}

/// The kinds of stores, which keep one contract.
enum StoreKind: CaseIterable {
  case database, memory

  /// An empty store in memory.
  func make() throws -> any GameStore {
    switch self {
    case .database: try SQLiteGameStore.open(at: ":memory:")
    case .memory: InMemoryGameStore()
    }
  }
}

extension GameDraft {
  /// A saved game of some lines, as far as a store looks at it.
  static func lines(_ lines: String..., milliseconds: Int64 = 0) -> GameDraft {
    GameDraft(text: lines.map { $0 + "\n" }.joined(), milliseconds: milliseconds)
  }
}

extension FinishedGame {
  /// A game on a 4x4 board, won alone without help unless told otherwise.
  static func sample(
    theme: String = "shapes", columns: Int = 4, outcome: GameOutcome = .won, moves: Int = 12,
    score: Int = 16, opponents: [String] = [], isAssisted: Bool = false, finishedAt: Int64 = 1000,
    names: [String] = []
  ) -> FinishedGame {
    let players = max(opponents.count + 1, names.count)
    return FinishedGame(
      id: "\(columns)x4/\(theme)#7", columns: columns, rows: 4, theme: theme,
      scoring: "standard", players: players, opponents: opponents, outcome: outcome, moves: moves,
      flips: moves * 2, attempts: moves * 2 + 1, lucky: 1,
      pairs: (0..<players).map { 4 + moves % ($0 + 2) },
      scores: Array(repeating: score, count: players),
      milliseconds: Int64(moves) * 2500, isAssisted: isAssisted, finishedAt: finishedAt,
      names: names)
  }
}
