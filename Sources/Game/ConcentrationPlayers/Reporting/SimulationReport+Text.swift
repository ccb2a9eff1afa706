extension SimulationReport {
  /// Sentences and a table for people: plain ASCII, at most 79 columns.
  public var text: String {
    var lines = ["\(result.setup.description): \(Decimals.grouped(result.games)) games"]
    lines += result.runs.prefix(5).map {
      "  seed \($0.seed), games \($0.first) to \($0.first + $0.games - 1)"
    }
    guard result.games > 0 else { return lines.joined(separator: "\n") + "\n" }
    lines.append("")
    lines += Self.summary("moves", result.moves, exact: exact.moves)
    if let deviation = exact.expectation?.standardDeviation {
      lines.append("        exact deviation \(Decimals.text(deviation, 6))")
    }
    if result.setup.players.count == 1 {
      lines += Self.summary("score", result.scores[0], exact: exact.score)
      lines += [""] + DistributionTable(result.moves, title: "moves", exact: exactShare).lines
    } else {
      lines += standings
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func exactShare(_ moves: ClosedRange<Int>) -> Double? {
    exact.distribution.map { distribution in
      moves.reduce(0) { $0 + distribution.probability(of: $1) }
    }
  }

  private var standings: [String] {
    var lines: [String] = []
    for (seat, player) in result.setup.players.enumerated() {
      lines.append("player \(seat + 1), \(player)")
      lines += Self.summary("pairs", result.pairs[seat], exact: nil)
      lines += Self.summary("score", result.scores[seat], exact: nil)
    }
    let matchUp = exact.matchUp
    if result.setup.players.count == 2 {
      lines.append("player 1 against player 2")
      lines += Self.summary("lead", result.leads, exact: matchUp?.expectedLead)
      lines.append(share("won", result.wins, exact: matchUp?.win))
      lines.append(share("level", result.ties, exact: matchUp?.tie))
      lines.append(share("lost", result.losses, exact: matchUp?.loss))
    }
    lines.append(share("agreed", result.stalemates, exact: matchUp?.stalemate))
    guard result.setup.players.count == 2 else { return lines }
    let table = DistributionTable(result.leads, title: "lead") { leads in
      matchUp.map { matchUp in leads.reduce(0) { $0 + matchUp.probability(ofLead: $1) } }
    }
    return lines + [""] + table.lines
  }

  private func share(_ name: String, _ count: Int, exact: Double?) -> String {
    let share = Double(count) / Double(max(result.games, 1))
    let exactly = exact.map { "   exact \(Decimals.text(100 * $0, 3)) %" } ?? ""
    return "\(Self.label(name))\(Decimals.text(100 * share, 3)) %\(exactly)"
  }

  private static func summary(
    _ name: String, _ histogram: Histogram, exact: Double?
  ) -> [String] {
    guard let mean = histogram.mean else { return [] }
    guard let error = histogram.standardError, let deviation = histogram.standardDeviation,
      deviation > 0
    else {
      let always = Decimals.text(mean, 0)
      return ["\(label(name))\(always) in every game" + (exact.map { exactly($0) } ?? "")]
    }
    var lines = [
      "\(label(name))mean \(Decimals.text(mean, 6)) +- \(Decimals.text(1.96 * error, 6)) (95 %)"
        + ", deviation \(Decimals.text(deviation, 6))"
    ]
    if let exact, let distance = histogram.distance(from: exact) {
      let side = distance < 0 ? "below" : "above"
      lines.append(
        "        exact \(Decimals.text(exact, 6)): the mean is "
          + "\(Decimals.text(abs(distance), 2)) standard errors \(side)")
    }
    return lines
  }

  private static func exactly(_ exact: Double) -> String {
    ", exact \(Decimals.text(exact, 6))"
  }

  private static func label(_ name: String) -> String {
    name + String(repeating: " ", count: max(8 - name.count, 1))
  }
}
