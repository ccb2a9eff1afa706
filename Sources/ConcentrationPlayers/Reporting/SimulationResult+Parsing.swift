import ConcentrationEngine

extension SimulationResult {
  /// The result that a report in JSON or CSV tells.
  ///
  /// Means and deviations are not read: they are computed from the counts again.
  ///
  /// - Throws: ``SimulationError`` with the line at fault, or with a key that is missing or whose
  ///   counts do not add up.
  public init(parsing text: String) throws(SimulationError) {
    let table = try FlatTable(parsing: text)
    guard try table.text("format") == SimulationReport.format else { throw table.bad("format") }
    self.init(try Self.setup(of: table))
    runs = try Self.runs(of: table)
    moves = try Self.histogram("moves", of: table, total: games)
    if setup.players.count == 1 {
      scores = [try Self.histogram("score", of: table, total: games)]
      return
    }
    for seat in scores.indices {
      scores[seat] = try Self.histogram("player\(seat + 1).score", of: table, total: games)
      pairs[seat] = try Self.histogram("player\(seat + 1).pairs", of: table, total: games)
    }
    if setup.players.count == 2 {
      leads = try Self.histogram("lead", of: table, total: games)
    }
    stalemates = try table.count("stalemates")
    guard stalemates <= games else { throw table.bad("stalemates") }
  }

  private static func setup(of table: FlatTable) throws(SimulationError) -> SimulationSetup {
    guard let size = try? BoardSize(parsing: table.text("size")) else { throw table.bad("size") }
    var players: [PlayerKind] = []
    for name in try table.text("players").split(separator: ",") {
      let trimmed = String(name.drop { $0 == " " })
      guard let kind = try? PlayerKind(parsing: trimmed) else { throw table.bad("players") }
      players.append(kind)
    }
    return try SimulationSetup(size: size, players: players)
  }

  private static func runs(of table: FlatTable) throws(SimulationError) -> [SimulationRun] {
    var runs: [SimulationRun] = []
    while table.entries["runs.\(runs.count).seed"] != nil {
      let key = "runs.\(runs.count)"
      let seed = try table.text("\(key).seed")
      let (first, games) = (try table.count("\(key).first"), try table.count("\(key).games"))
      guard (try? SeedText(parsing: seed)) != nil else { throw table.bad("\(key).seed") }
      guard games > 0, games < 1 << 40, first < 1 << 60 else { throw table.bad("\(key).games") }
      runs.append(SimulationRun(seed: seed, first: first, games: games))
    }
    return try joined(runs)
  }

  private static func histogram(
    _ name: String, of table: FlatTable, total: Int
  ) throws(SimulationError) -> Histogram {
    let prefix = "\(name).count."
    var histogram = Histogram()
    var sum = 0
    for key in table.keys where key.hasPrefix(prefix) {
      let times = try table.count(key)
      guard let value = Int(key.dropFirst(prefix.count)), times <= total - sum,
        value.magnitude < Histogram.widestRange / 8
      else { throw table.bad(key) }
      sum += times
      histogram.add(value, times: times)
    }
    guard sum == total else { throw .missing(key: "\(prefix)...") }
    return histogram
  }
}
