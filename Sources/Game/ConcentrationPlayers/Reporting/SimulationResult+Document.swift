import ConcentrationEngine

extension SimulationResult: Decodable {
  /// Reads the result from an encoded report, in the nested format or the flat one of earlier
  /// versions.
  ///
  /// Means and deviations are not read: they are computed from the counts again.
  ///
  /// - Throws: `DecodingError`, or ``SimulationError`` with a key that is missing or whose value is
  ///   out of range.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: FormatKey.self)
    switch try keys.decode(String.self, forKey: .format) {
    case SimulationReport.format: try self.init(SimulationDocument(from: decoder))
    case FlatTable.format: try self.init(SimulationDocument(FlatTable(from: decoder)))
    default: throw SimulationError.badValue(key: "format")
    }
  }

  private enum FormatKey: CodingKey {
    case format
  }

  /// Reads the result from a report in CSV.
  ///
  /// - Throws: ``SimulationError`` with the place at fault, or with a key that is missing or whose
  ///   value is out of range.
  public init(csv text: String) throws(SimulationError) {
    let table = try FlatTable(csv: text)
    guard try table.text("format") == FlatTable.format else { throw .badValue(key: "format") }
    try self.init(SimulationDocument(table))
  }

  init(_ document: SimulationDocument) throws(SimulationError) {
    self.init(try document.setup())
    runs = try Self.joined(document.checkedRuns())
    moves = try document.moves.histogram("moves", games: games)
    let isAlone = setup.players.count == 1
    for (seat, player) in document.players.enumerated() {
      scores[seat] = try player.score.histogram("player\(seat + 1).score", games: games)
      if isAlone { continue }
      guard let found = player.pairs else { throw .missing(key: "player\(seat + 1).pairs") }
      pairs[seat] = try found.histogram("player\(seat + 1).pairs", games: games)
    }
    if setup.players.count == 2 {
      guard let lead = document.lead else { throw .missing(key: "lead") }
      leads = try lead.histogram("lead", games: games)
    }
    if !isAlone {
      guard let agreed = document.stalemates?.games else { throw .missing(key: "stalemates") }
      guard (0...games).contains(agreed) else { throw .badValue(key: "stalemates") }
      stalemates = agreed
    }
  }
}

extension SimulationDocument {
  fileprivate func setup() throws(SimulationError) -> SimulationSetup {
    guard let size = try? BoardSize(parsing: size) else { throw .badValue(key: "size") }
    let kinds = players.compactMap { try? PlayerKind(parsing: $0.name) }
    guard kinds.count == players.count else { throw .badValue(key: "players") }
    return try SimulationSetup(size: size, players: kinds)
  }

  fileprivate func checkedRuns() throws(SimulationError) -> [SimulationRun] {
    for (index, run) in runs.enumerated() {
      guard (try? SeedText(parsing: run.seed)) != nil else {
        throw .badValue(key: "runs.\(index).seed")
      }
      guard (0..<1 << 60).contains(run.first) else { throw .badValue(key: "runs.\(index).first") }
      guard (1..<1 << 40).contains(run.games) else { throw .badValue(key: "runs.\(index).games") }
    }
    return runs
  }
}
