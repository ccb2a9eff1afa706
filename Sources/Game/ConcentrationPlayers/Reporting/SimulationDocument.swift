import ConcentrationEngine

/// The file format of a report: everything is written, and only what cannot be computed is read.
struct SimulationDocument: Codable {
  /// One player, in the order of the seats.
  struct Player: Codable {
    var name: String
    var score: Summary
    /// Nil for a player alone, who finds them all.
    var pairs: Summary?
  }

  /// The number of games with an outcome, and its exact share if it is known.
  struct Outcome: Codable {
    var games: Int
    var exactShare: Double?
  }

  var format = SimulationReport.format
  var size: String
  var pairs: Int?
  var scoring: String?
  var games: Int?
  var runs: [SimulationRun]
  var moves: Summary
  var players: [Player]
  var lead: Summary?
  var wins: Outcome?
  var ties: Outcome?
  var losses: Outcome?
  var stalemates: Outcome?
}

extension SimulationDocument {
  /// Creates the document of a report.
  init(_ report: SimulationReport) {
    let (result, exact) = (report.result, report.exact)
    let isAlone = result.setup.players.count == 1
    size = result.setup.size.description
    pairs = result.setup.size.pairCount
    scoring = result.setup.scoring.name
    games = result.games
    runs = result.runs
    moves = Summary(result.moves, exact: exact.moves)
    players = result.setup.players.enumerated().map { seat, player in
      Player(
        name: player.description,
        score: Summary(result.scores[seat], exact: isAlone ? exact.score : nil),
        pairs: isAlone ? nil : Summary(result.pairs[seat]))
    }
    if result.setup.players.count == 2 {
      lead = Summary(result.leads, exact: exact.matchUp?.expectedLead)
      wins = Outcome(games: result.wins, exactShare: exact.matchUp?.win)
      ties = Outcome(games: result.ties, exactShare: exact.matchUp?.tie)
      losses = Outcome(games: result.losses, exactShare: exact.matchUp?.loss)
    }
    if !isAlone {
      stalemates = Outcome(games: result.stalemates, exactShare: exact.matchUp?.stalemate)
    }
  }
}

extension SimulationReport: Encodable {
  /// Writes everything; ``SimulationResult/init(from:)`` reads it back.
  public func encode(to encoder: any Encoder) throws {
    try SimulationDocument(self).encode(to: encoder)
  }
}
