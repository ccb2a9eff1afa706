import ConcentrationEngine

extension SimulationReport {
  /// Comma-separated values with a header; ``SimulationResult/init(csv:)`` reads it back.
  ///
  /// The keys are those of the nested form, joined with dots, but for `score.…` of a player alone,
  /// `player1.score.…` and `player1.pairs.…` of several, `moves.count.VALUE` for each value, and
  /// the names of all players in `players`.
  public var csv: String {
    fields.reduce(into: "key,value\n") { $0 += "\($1.key),\(Self.quoted($1.value))\n" }
  }

  /// All keys and values, in order.
  var fields: [(key: String, value: String)] {
    let document = SimulationDocument(self)
    let isAlone = document.players.count == 1
    var fields = head
    fields += document.moves.fields("moves")
    for (seat, player) in document.players.enumerated() {
      fields += player.score.fields(isAlone ? "score" : "player\(seat + 1).score")
      fields += player.pairs?.fields("player\(seat + 1).pairs") ?? []
    }
    fields += document.lead?.fields("lead") ?? []
    fields += document.wins?.fields("wins") ?? []
    fields += document.ties?.fields("ties") ?? []
    fields += document.losses?.fields("losses") ?? []
    return fields + (document.stalemates?.fields("stalemates") ?? [])
  }

  private var head: [(key: String, value: String)] {
    var fields = [
      ("format", FlatTable.format), ("size", "\(result.setup.size)"),
      ("pairs", "\(result.setup.size.pairCount)"), ("players", result.setup.playerNames),
      ("scoring", result.setup.scoring.name), ("games", "\(result.games)"),
    ]
    for (index, run) in result.runs.enumerated() {
      fields += [
        ("runs.\(index).seed", run.seed), ("runs.\(index).first", "\(run.first)"),
        ("runs.\(index).games", "\(run.games)"),
      ]
    }
    return fields
  }

  /// A text in quotes if it has a comma or quotes of its own.
  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}

extension Summary {
  fileprivate func fields(_ name: String) -> [(key: String, value: String)] {
    let numbers = [
      ("mean", mean), ("standardDeviation", standardDeviation), ("standardError", standardError),
      ("confidence.low", confidence?.low), ("confidence.high", confidence?.high),
      ("exact", exact), ("distance", distance),
    ].compactMap { key, number in number.map { (key, "\($0)") } }
    let integers = [("minimum", minimum), ("maximum", maximum)]
      .compactMap { key, number in number.map { (key, "\($0)") } }
    let counts = count.map { ("count.\($0.value)", "\($0.games)") }
    return (numbers + integers + counts).map { ("\(name).\($0.0)", $0.1) }
  }
}

extension SimulationDocument.Outcome {
  fileprivate func fields(_ name: String) -> [(key: String, value: String)] {
    [(name, "\(games)")] + (exactShare.map { [("\(name).exactShare", "\($0)")] } ?? [])
  }
}
