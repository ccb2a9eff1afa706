import ConcentrationEngine

/// The result of simulated games: integers only, so that parts add up exactly.
public struct SimulationResult: Hashable, Sendable {
  /// Which games were simulated.
  public let setup: SimulationSetup
  /// The runs of games in it, in order of seed and number, without overlaps.
  public internal(set) var runs: [SimulationRun] = []
  /// Moves of two cards, of all players together.
  public internal(set) var moves = Histogram()
  /// The points of each player.
  public internal(set) var scores: [Histogram]
  /// The pairs found by each player.
  public internal(set) var pairs: [Histogram]
  /// The pairs of the first player minus those of the second; empty unless two play.
  public internal(set) var leads = Histogram()
  /// Games that ended by all passing, with pairs left.
  public internal(set) var stalemates = 0

  /// The result of no games.
  public init(_ setup: SimulationSetup) {
    self.setup = setup
    scores = [Histogram](repeating: Histogram(), count: setup.players.count)
    pairs = scores
  }

  /// How many games are in it.
  public var games: Int { runs.reduce(0) { $0 + $1.games } }
  /// Games in which the first player found more pairs than the second.
  public var wins: Int { leads.values.reduce(0) { $0 + ($1.value > 0 ? $1.times : 0) } }
  /// Games in which two players found as many pairs.
  public var ties: Int { leads.times(of: 0) }
  /// Games in which the first player found fewer pairs than the second.
  public var losses: Int { leads.values.reduce(0) { $0 + ($1.value < 0 ? $1.times : 0) } }

  /// Counts a game that is over.
  mutating func count(_ game: Game) {
    moves.add(game.moves)
    let players = scores.count
    for seat in 0..<players { scores[seat].add(game.scores[seat]) }
    guard players > 1 else { return }
    for seat in 0..<players { pairs[seat].add(game.pairs[seat]) }
    if players == 2 { leads.add(game.pairs[0] - game.pairs[1]) }
    if !game.isWon { stalemates += 1 }
  }
}

extension SimulationResult {
  /// Adds another part of the same simulation, or of one with another seed.
  ///
  /// The order in which parts are merged makes no difference.
  ///
  /// - Throws: ``SimulationError/differentSetups(_:_:)`` or
  ///   ``SimulationError/countedTwice(seed:first:games:)``; the result is then as it was.
  public mutating func merge(_ other: SimulationResult) throws(SimulationError) {
    guard setup == other.setup else {
      throw .differentSetups(setup.description, other.setup.description)
    }
    runs = try Self.joined(runs + other.runs)
    moves.merge(other.moves)
    for seat in scores.indices {
      scores[seat].merge(other.scores[seat])
      pairs[seat].merge(other.pairs[seat])
    }
    leads.merge(other.leads)
    stalemates += other.stalemates
  }

  /// The games before and between those that are in it, by the numbers of each seed.
  public var missing: [SimulationRun] {
    var missing: [SimulationRun] = []
    var (seed, end) = ("", 0)
    for run in runs {
      let start = run.seed == seed ? end : 0
      if run.first > start {
        missing.append(SimulationRun(seed: run.seed, first: start, games: run.first - start))
      }
      (seed, end) = (run.seed, run.end)
    }
    return missing
  }

  /// The same games in as few runs as possible.
  static func joined(_ runs: [SimulationRun]) throws(SimulationError) -> [SimulationRun] {
    var joined: [SimulationRun] = []
    for run in runs.sorted(by: { ($0.seed, $0.first) < ($1.seed, $1.first) }) {
      guard let last = joined.last, last.seed == run.seed, run.first <= last.end else {
        joined.append(run)
        continue
      }
      guard run.first == last.end else {
        throw .countedTwice(
          seed: run.seed, first: run.first, games: min(run.end, last.end) - run.first)
      }
      joined[joined.count - 1] = SimulationRun(
        seed: last.seed, first: last.first, games: last.games + run.games)
    }
    return joined
  }
}

extension SimulationSetup: CustomStringConvertible {
  /// The board and the players: `4x4 perfect, greedy`.
  public var description: String { "\(size) \(playerNames)" }

  /// The players' names, in the order of their seats.
  var playerNames: String { players.map(\.description).joined(separator: ", ") }
}
