import Testing

@testable import ConcentrationPlayers

@Suite("Two players agree with the mathematics")
struct TwoPlayerAgreementTests {
  @Test(arguments: [
    ("greedy", "greedy"), ("zp", "zp"), ("nopass", "nopass"), ("one", "one"), ("zp", "greedy"),
    ("greedy", "zp"), ("nopass", "greedy"), ("greedy", "nopass"), ("nopass-free", "greedy"),
    ("nopass-free", "nopass-free"),
  ])
  func `Leads, wins, ties and agreed ends lie within 4 standard errors of the exact ones`(
    first: String, second: String
  ) throws {
    for pairs in [4, 6, 12] {
      let games = 1500
      let result = try simulate(first, second, size: board(pairs: pairs), games: games)
      let exact = try #require(
        PlayerKind(parsing: first).matchUp(against: PlayerKind(parsing: second), pairs: pairs))
      #expect(abs(try #require(result.leads.distance(from: exact.expectedLead))) < 4)
      for (count, share) in [
        (result.wins, exact.win), (result.ties, exact.tie), (result.losses, exact.loss),
        (result.stalemates, exact.stalemate),
      ] {
        let error = (share * (1 - share) / Double(games)).squareRoot()
        #expect(abs(Double(count) / Double(games) - share) <= 4 * error + 1e-9)
      }
    }
  }

  @Test func `Where a pair is better left lying, the free player gains by it`() throws {
    // At nine pairs and more the rule first matters; the exact lead is better for it.
    let free = TwoPlayerValue(pairs: 9, strategy: .noPassingFree)
    let bound = TwoPlayerValue(pairs: 9, strategy: .noPassing)
    #expect(free.declinesHit(pairs: 9, known: 8))
    #expect(free.value(pairs: 9, known: 8) > bound.value(pairs: 9, known: 8))
    let result = try simulate("nopass-free", "nopass-free", size: "6x3", games: 1500)
    let exact = free.value(pairs: 9, known: 0)
    #expect(abs(try #require(result.leads.distance(from: exact))) < 4)
  }

  @Test(arguments: ["4x4", "6x6"])
  func `Each level beats the one before it`(size: String) throws {
    for (weaker, stronger) in zip(PlayerLevel.allCases, PlayerLevel.allCases.dropFirst()) {
      let games = 400
      let begins = try simulate(stronger.rawValue, weaker.rawValue, size: size, games: games)
      let follows = try simulate(weaker.rawValue, stronger.rawValue, size: size, games: games)
      let lead = try #require(begins.leads.mean) - #require(follows.leads.mean)
      #expect(lead > 0, "\(stronger) against \(weaker)")
    }
  }
}
