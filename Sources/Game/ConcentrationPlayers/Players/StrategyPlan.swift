/// The decisions of a strategy, one byte for each state.
struct StrategyPlan: Sendable {
  let strategy: TwoPlayerStrategy
  /// The most pairs it covers.
  let pairs: Int
  /// By states, those with fewer pairs first: the new cards to turn, plus four if a hit is declined.
  private var codes: [UInt8] = []

  /// - Complexity: O(pairs²) time and bytes.
  init(strategy: TwoPlayerStrategy, pairs: Int) {
    self.strategy = strategy
    self.pairs = pairs
    codes.reserveCapacity((pairs + 1) * (pairs + 2) / 2)
    TwoPlayerRecurrence<Double>(strategy: strategy, tolerance: 1e-12)
      .forEachRow(pairs: pairs) { row in
        for entry in row {
          codes.append(UInt8(entry.move.rawValue) + (entry.declinesHit ? 4 : 0))
        }
      }
  }

  func newCards(_ state: KnownState) -> Int { Int(code(state) & 3) }

  func declinesHit(_ state: KnownState) -> Bool { code(state) & 4 != 0 }

  private func code(_ state: KnownState) -> UInt8 {
    codes[state.pairs * (state.pairs + 1) / 2 + state.known]
  }
}
