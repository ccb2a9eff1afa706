/// A result with everything that is computed from it.
///
/// Encoded, it has these keys:
///
/// - `format`, `size`, `pairs`, `scoring`, `games`
/// - `runs`: which games of which seeds were simulated, each with `seed`, `first` and `games`
/// - `moves`: moves of two cards, of all players together
/// - `players`, in the order of their seats, each with `name` and `score`, together also `pairs`
/// - for two `lead` (pairs of the first minus those of the second), `wins`, `ties`, `losses`
/// - for several `stalemates`: games that ended by all passing
///
/// `moves`, `score`, `pairs` and `lead` have `mean`, `standardDeviation`, `standardError`,
/// `confidence` with `low` and `high` (95 %), `minimum`, `maximum`, `exact` and `distance` (in
/// standard errors) where the exact mean is known, and `count`: each `value` that occurred,
/// smallest first, and in how many `games`. `wins`, `ties`, `losses` and `stalemates` have `games`,
/// and `exactShare` where it is known. Values that do not exist, such as the deviation of a single
/// game, are left out.
public struct SimulationReport: Sendable {
  /// The name of the nested format, with its version.
  public static let format = "concentration-simulation-2"

  /// The result of the report.
  public let result: SimulationResult
  /// The exact expectations of these games.
  let exact: ExactFigures

  /// Computes the report of a result.
  ///
  /// - Complexity: That of the exact figures, at most some tenths of a second.
  public init(_ result: SimulationResult) {
    self.result = result
    exact = ExactFigures(result.setup)
  }
}
