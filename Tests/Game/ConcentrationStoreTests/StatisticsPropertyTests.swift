import ConcentrationApp
import ConcentrationStore
import Testing

/// The running sums of the database are those of its records.
@Suite struct StatisticsPropertyTests {
  @Test(arguments: UInt64(1)...8)
  func `After any games and undos the sums are those computed from the records`(
    seed: UInt64
  ) throws {
    var random = SplitMix(state: seed)
    let database = try SQLiteGameStore.open(at: ":memory:")
    let memory = InMemoryGameStore()
    var keys: [(GameKey, GameKey)] = []
    for step in 0..<60 {
      if let last = keys.last, random.next(below: 4) == 0 {
        try database.append("undo", milliseconds: 0, to: last.0, change: .reopened)
        try memory.append("undo", milliseconds: 0, to: last.1, change: .reopened)
        keys.removeLast()
        continue
      }
      let game = random.game(finishedAt: Int64(step))
      let pair = (
        try database.open(.lines("header"), key: nil, closing: nil),
        try memory.open(.lines("header"), key: nil, closing: nil)
      )
      try database.append("end", milliseconds: 0, to: pair.0, change: .finished(game))
      try memory.append("end", milliseconds: 0, to: pair.1, change: .finished(game))
      keys.append(pair)
      #expect(try database.statistics() == memory.statistics(), "seed \(seed), step \(step)")
    }
    #expect(try database.statistics() == memory.statistics(), "seed \(seed)")
    #expect(try database.historySections() == memory.historySections(), "seed \(seed)")
    #expect(
      try database.recentGames(limit: 100).map(\.game)
        == memory.recentGames(limit: 100).map(\.game), "seed \(seed)")
  }
}

/// A small generator, so that a failing seed can be run again.
private struct SplitMix {
  var state: UInt64

  mutating func next(below bound: UInt64) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % bound)
  }

  mutating func game(finishedAt: Int64) -> FinishedGame {
    .sample(
      theme: ["shapes", "letters"][next(below: 2)], columns: [2, 4, 6][next(below: 3)],
      outcome: GameOutcome.allCases[next(below: 4)], moves: 8 + next(below: 9),
      score: next(below: 20), opponents: next(below: 3) == 0 ? ["sharp"] : [],
      isAssisted: next(below: 4) == 0, finishedAt: finishedAt,
      names: [[], [], ["Anna", "Ben"], ["Ben", "Zoë"], ["Anna", "Ben", ""]][next(below: 5)])
  }
}
