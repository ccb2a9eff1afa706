import ConcentrationEngine

/// A result with everything that is computed from it, as keys and values in a fixed order.
///
/// The keys are those of the JSON and CSV formats:
///
/// - `format`, `size`, `pairs`, `players`, `scoring`, `games`
/// - `runs.N.seed`, `runs.N.first`, `runs.N.games`: which games of which seeds were simulated
/// - `moves.…`; alone `score.…`; together `player1.score.…`, `player1.pairs.…` and so on; for two
///   also `lead.…` (pairs of the first minus those of the second), `wins`, `ties`, `losses`
/// - `stalemates`: games of several that ended by all passing
///
/// Where dots stand: `mean`, `standardDeviation`, `standardError`, `confidence.low` and
/// `confidence.high` (95 %), `minimum`, `maximum`, `exact` and `distance` (in standard errors) where
/// the exact mean is known, `count.VALUE` for each value that occurred. Values that do not exist,
/// such as the deviation of a single game, are left out.
public struct SimulationReport: Sendable {
  /// The name of the format, with its version.
  public static let format = "concentration-simulation-1"

  /// The result reported on.
  public let result: SimulationResult
  /// What is exactly known of these games.
  let exact: ExactFigures

  /// Computes the report on a result.
  ///
  /// - Complexity: That of the exact figures, at most some tenths of a second.
  public init(_ result: SimulationResult) {
    self.result = result
    exact = ExactFigures(result.setup)
  }

  /// A value of a report.
  enum Value {
    case integer(Int)
    case number(Double)
    case text(String)
  }

  /// All keys and values, in order.
  var fields: [(key: String, value: Value)] {
    var fields = head
    fields += Self.fields("moves", result.moves, exact: exact.moves)
    if result.setup.players.count == 1 {
      fields += Self.fields("score", result.scores[0], exact: exact.score)
    } else {
      for seat in result.scores.indices {
        fields += Self.fields("player\(seat + 1).score", result.scores[seat], exact: nil)
        fields += Self.fields("player\(seat + 1).pairs", result.pairs[seat], exact: nil)
      }
      fields += standings
    }
    return fields
  }

  private var head: [(key: String, value: Value)] {
    var fields: [(key: String, value: Value)] = [
      ("format", .text(Self.format)),
      ("size", .text("\(result.setup.size)")),
      ("pairs", .integer(result.setup.size.pairCount)),
      ("players", .text(result.setup.playerNames)),
      ("scoring", .text(result.setup.scoring.name)),
      ("games", .integer(result.games)),
    ]
    for (index, run) in result.runs.enumerated() {
      fields += [
        ("runs.\(index).seed", .text(run.seed)),
        ("runs.\(index).first", .integer(run.first)),
        ("runs.\(index).games", .integer(run.games)),
      ]
    }
    return fields
  }

  private var standings: [(key: String, value: Value)] {
    var fields: [(key: String, value: Value)] = []
    if result.setup.players.count == 2 {
      fields += Self.fields("lead", result.leads, exact: exact.matchUp?.expectedLead)
      fields += Self.share("wins", result.wins, exact: exact.matchUp?.win)
      fields += Self.share("ties", result.ties, exact: exact.matchUp?.tie)
      fields += Self.share("losses", result.losses, exact: exact.matchUp?.loss)
    }
    return fields + Self.share("stalemates", result.stalemates, exact: exact.matchUp?.stalemate)
  }

  private static func share(
    _ key: String, _ count: Int, exact: Double?
  ) -> [(key: String, value: Value)] {
    [(key, .integer(count))] + (exact.map { [("\(key).exactShare", .number($0))] } ?? [])
  }

  private static func fields(
    _ name: String, _ histogram: Histogram, exact: Double?
  ) -> [(key: String, value: Value)] {
    let interval = histogram.confidenceInterval
    let numbers: [(String, Double?)] = [
      ("mean", histogram.mean), ("standardDeviation", histogram.standardDeviation),
      ("standardError", histogram.standardError),
      ("confidence.low", interval?.lowerBound), ("confidence.high", interval?.upperBound),
      ("exact", exact), ("distance", exact.flatMap { histogram.distance(from: $0) }),
    ]
    var fields: [(key: String, value: Value)] = numbers.compactMap { key, number in
      // Infinities have no place in JSON.
      number.flatMap { $0.isFinite ? ("\(name).\(key)", .number($0)) : nil }
    }
    if let minimum = histogram.minimum, let maximum = histogram.maximum {
      fields += [
        ("\(name).minimum", .integer(minimum)), ("\(name).maximum", .integer(maximum)),
      ]
    }
    return fields
      + histogram.values.map { ("\(name).count.\($0.value)", .integer($0.times)) }
  }
}
