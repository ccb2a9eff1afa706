import ConcentrationEngine
import Foundation
import Testing

@testable import ConcentrationPlayers

@Suite("Reports on simulations")
struct SimulationReportTests {
  private func results() throws -> [SimulationResult] {
    var joined = try simulate("fifo:4", size: "3x2", games: 50)
    try joined.merge(simulate("fifo:4", size: "3x2", games: 20, seed: 9))
    return [
      joined,
      try simulate("perfect", size: "4x4", games: 40),
      try simulate("zp", "greedy", size: "4x3", games: 40),
      try simulate("easy", "sharp", "perfect", size: "4x3", games: 20),
    ]
  }

  private func json(_ report: SimulationReport) throws -> Data {
    try JSONEncoder().encode(report)
  }

  private func result(json text: String) throws -> SimulationResult {
    try JSONDecoder().decode(SimulationResult.self, from: Data(text.utf8))
  }

  @Test func `JSON and CSV are read back to the same result`() throws {
    for result in try results() {
      let report = SimulationReport(result)
      #expect(try JSONDecoder().decode(SimulationResult.self, from: json(report)) == result)
      #expect(try SimulationResult(csv: report.csv) == result)
    }
  }

  @Test func `A seed of any text survives`() throws {
    let setup = try SimulationSetup(size: .standard, players: [.level(.perfect)])
    let seed = try SeedText(parsing: "say \"hello, \\ world\" ☃")
    let result = try Simulation(setup, seed: seed).run(games: 3..<5)
    let report = SimulationReport(result)
    #expect(try JSONDecoder().decode(SimulationResult.self, from: json(report)) == result)
    #expect(try SimulationResult(csv: report.csv) == result)
  }

  @Test func `The documented keys of CSV are there`() throws {
    let alone = SimulationReport(try simulate("perfect", size: "4x4", games: 40)).fields
    let aloneKeys = Set(alone.map(\.key))
    for key in [
      "games", "moves.mean", "moves.standardDeviation", "moves.exact", "moves.distance",
      "moves.standardError", "moves.confidence.low", "moves.confidence.high", "moves.minimum",
      "moves.maximum", "moves.count.12", "score.mean", "score.exact", "runs.0.seed",
    ] {
      #expect(aloneKeys.contains(key), "\(key)")
    }
    let two = SimulationReport(try simulate("zp", "zp", size: "4x4", games: 40)).fields
    let twoKeys = Set(two.map(\.key))
    for key in [
      "lead.mean", "lead.exact", "wins", "ties", "losses", "stalemates", "wins.exactShare",
      "player1.pairs.mean", "player2.score.mean",
    ] {
      #expect(twoKeys.contains(key), "\(key)")
    }
  }

  @Test func `JSON is nested: each figure is an object's member`() throws {
    let result = try simulate("zp", "greedy", size: "4x4", games: 40)
    let object = try #require(
      try JSONSerialization.jsonObject(with: json(SimulationReport(result))) as? NSDictionary)
    let moves = try #require(object["moves"] as? NSDictionary)
    #expect(moves["mean"] as? Double == result.moves.mean)
    let interval = try #require(result.moves.confidenceInterval)
    #expect((moves["confidence"] as? NSDictionary)?["low"] as? Double == interval.lowerBound)
    let first = try #require((moves["count"] as? [NSDictionary])?.first)
    #expect(first["value"] as? Int == result.moves.minimum)
    #expect(first["games"] as? Int == result.moves.values[0].times)
    let players = try #require(object["players"] as? [NSDictionary])
    #expect(players.map { $0["name"] as? String } == ["zp", "greedy"])
    #expect((players[1]["pairs"] as? NSDictionary)?["mean"] as? Double == result.pairs[1].mean)
    #expect((object["wins"] as? NSDictionary)?["games"] as? Int == result.wins)
    let share = try #require((object["wins"] as? NSDictionary)?["exactShare"] as? Double)
    #expect(share > 0 && share < 1)
  }

  @Test
  func `JSON written by another program is read, whatever its white space and order`() throws {
    let text = """
      {"players":[{"score":{"count":[{"games":2,"value":2}]} ,"name":"perfect"}],
       "runs" : [{"seed":"\\u0031",\t"first":0,"games":2}], "more":[1.5e3, null],
       "moves":{"count":[{"value":1,"games":2}]},"size":"2x1",
       "format":"concentration-simulation-2"}
      """
    #expect(try result(json: text) == simulate("perfect", size: "2x1", games: 2))
  }

  @Test func `The flat JSON of earlier versions is read`() throws {
    let alone = """
      {"score.count.2":2,"runs.0.first": 0 ,\t"runs.0.seed":"\\u0031","runs.0.games":2,
       "moves.count.1":2,"players":"perfect","size":"2x1","moves.mean":1.5e3,
       "format":"concentration-simulation-1"}
      """
    #expect(try result(json: alone) == simulate("perfect", size: "2x1", games: 2))
    for result in try results() {
      let flat = SimulationReport(result).fields.map { key, value in
        // What earlier versions wrote: integers and doubles bare, all else in quotes.
        Double(value) == nil || key.hasSuffix("seed")
          ? "\"\(key)\": \"\(value)\"" : "\"\(key)\": \(value)"
      }
      #expect(try self.result(json: "{" + flat.joined(separator: ",\n") + "}") == result)
    }
  }

  @Test(arguments: [
    ("", "line 1, column 1"), ("key,value\na", "line 2, column 2"),
    ("key,value\na,\"b", "line 2, column 5"), ("name,value\n", "line 1, column 5"),
    ("key,value\n", "'format' is missing"),
    ("key,value\nformat,other\n", "the value of 'format'"),
  ])
  func `A damaged file in CSV is refused with its place or key`(text: String, message: String) {
    let error = #expect(throws: SimulationError.self) { try SimulationResult(csv: text) }
    #expect("\(error.map { "\($0)" } ?? "")".contains(message), "\(String(describing: error))")
  }

  @Test func `Values out of range are refused by key`() throws {
    let csv = SimulationReport(try simulate("greedy", "zp", size: "2x1", games: 2)).csv
    for (old, new, key) in [
      ("size,2x1", "size,9x9", "size"), ("\"greedy, zp\"", "nobody", "players"),
      ("runs.0.games,2", "runs.0.games,0", "runs.0.games"),
      ("runs.0.games,2", "runs.0.games,99999999999999999999", "runs.0.games"),
      ("runs.0.first,0", "runs.0.first,-1", "runs.0.first"),
      ("moves.count.1,2", "moves.count.1,3", "moves.count.1"),
      ("moves.count.1,2", "moves.count.999999999999,2", "moves.count.999999999999"),
      ("stalemates,0", "stalemates,3", "stalemates"),
    ] {
      #expect(csv.contains(old))
      let error = #expect(throws: SimulationError.self) {
        try SimulationResult(csv: csv.replacing(old, with: new))
      }
      #expect("\(error.map { "\($0)" } ?? "")".contains("'\(key)'"), "\(String(describing: error))")
    }
  }

  @Test func `A damaged nested result is refused by key`() throws {
    let report = SimulationReport(try simulate("greedy", "zp", size: "2x1", games: 2))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(report), as: UTF8.self)
    for (old, new, key) in [
      ("\"size\":\"2x1\"", "\"size\":\"9x9\"", "size"), ("\"zp\"", "\"nobody\"", "players"),
      ("\"seed\":\"1\"", "\"seed\":7", "runs.0.seed"),
      ("{\"first\":0,\"games\":2", "{\"first\":0,\"games\":0", "runs.0.games"),
      ("\"first\":0,", "", "runs.0.first"), ("\"moves\":", "\"turns\":", "moves"),
      ("\"count\":[{\"games\":2,\"value\":1", "\"count\":[{\"games\":3,\"value\":1", "count.1"),
      (
        "\"stalemates\":{\"exactShare\":0,\"games\":0",
        "\"stalemates\":{\"exactShare\":0,\"games\":3", "stalemates"
      ),
      ("simulation-2", "simulation-3", "format"),
    ] {
      #expect(text.contains(old), "\(old)")
      let error = #expect(throws: (any Error).self) {
        try result(json: text.replacing(old, with: new))
      }
      let words = (error as? DecodingError).map { "\(SimulationError($0))" } ?? "\(error as Any)"
      #expect(words.contains(key + "'") || words.contains("'\(key)"), "\(words)")
    }
  }

  @Test func `The text tells mean, exact value, distance and distribution in plain ASCII`() throws {
    let text = SimulationReport(try simulate("perfect", size: "3x2", games: 1000)).text
    #expect(text.hasPrefix("3x2 perfect: 1,000 games\n  seed 1, games 0 to 999\n"))
    #expect(text.contains("exact 4.333333: the mean is "))
    #expect(text.contains("score   6 in every game, exact 6.000000"))
    #expect(text.contains("exact %"))
    #expect(text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    let wide = SimulationReport(try simulate("amnesiac", size: "6x6", games: 300)).text
    #expect(wide.split(separator: "\n").count < 40, "a wide distribution is put into bins")
    for line in wide.split(separator: "\n") { #expect(line.count <= 79) }
  }

  @Test func `Decimals are rounded, and integers grouped`() {
    #expect(Decimals.text(12.392_984_79, 6) == "12.392985")
    #expect(Decimals.text(-0.05, 1) == "-0.1" && Decimals.text(-0.01, 1) == "0.0")
    #expect(Decimals.text(2.999_96, 4) == "3.0000" && Decimals.text(7, 0) == "7")
    #expect(Decimals.grouped(1_234_567) == "1,234,567" && Decimals.grouped(-1000) == "-1,000")
    #expect(Decimals.grouped(999) == "999")
  }
}
