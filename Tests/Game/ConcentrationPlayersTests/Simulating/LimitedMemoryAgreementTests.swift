import Testing

@testable import ConcentrationPlayers

@Suite("Limited memories agree with the mathematics")
struct LimitedMemoryAgreementTests {
  @Test(
    arguments: [2, 3, 4, 8, 12],
    [
      "fifo:1", "fifo:2", "fifo:4", "fifo:7", "forget:0.02", "forget:0.1", "forget:0.3",
      "encode:0.9", "encode:0.5", "encode:0.25",
    ])
  func `Means lie within 4 standard errors of the exact ones`(pairs: Int, player: String) throws {
    let kind = try PlayerKind(parsing: player)
    let exact = try #require(kind.expectedMoves(pairs: pairs))
    let moves = try simulate(player, size: board(pairs: pairs), games: 1500).moves
    let distance = try #require(moves.distance(from: exact))
    #expect(abs(distance) < 4, "\(moves.mean ?? 0) for \(exact)")
  }

  @Test(arguments: [3, 8, 18])
  func `CS193p scores lie within 4 combined standard errors of the reference`(pairs: Int) throws {
    let rows = try ReferenceTable("cs193p_scores").rows
    let row = try #require(rows.first { $0["n"] == "\(pairs)" })
    for player in [
      "fifo:4", "fifo:7", "forget:0.05", "forget:0.1", "forget:0.2", "encode:0.9", "encode:0.75",
      "encode:0.5",
    ] {
      let column = player.replacing(":", with: "_")
      let reference = try row.number("\(column)_score")
      let referenceError = try row.number("\(column)_se")
      let score = try simulate(player, size: board(pairs: pairs), games: 1500).scores[0]
      let mean = try #require(score.mean)
      let error = try #require(score.standardError)
      let combined = (error * error + referenceError * referenceError).squareRoot()
      #expect(abs(mean - reference) <= 4 * combined, "\(player): \(mean) for \(reference)")
    }
  }

  @Test(arguments: [2, 4, 8])
  func `The amnesiac's score lies within 4 standard errors of the exact one`(pairs: Int) throws {
    let score = try simulate("amnesiac", size: board(pairs: pairs), games: 3000).scores[0]
    let exact = try #require(PlayerKind.memory(.lastCards(0)).expectedScore(pairs: pairs))
    #expect(abs(try #require(score.distance(from: exact))) < 4)
  }
}
