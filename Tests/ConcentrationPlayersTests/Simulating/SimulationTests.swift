import ConcentrationEngine
import Testing

@testable import ConcentrationPlayers

@Suite("Simulated games")
struct SimulationTests {
  @Test("The perfect player needs the exact mean and deviation, and never leaves their range")
  func perfectPlayer() throws {
    let result = try simulate("perfect", size: "4x4", games: 20_000)
    let exact = SolitaireExpectation(pairs: 8)
    #expect(abs(try #require(result.moves.distance(from: exact.moves))) < 4)
    let deviation = try #require(result.moves.standardDeviation)
    #expect(abs(deviation - exact.standardDeviation) < 4 * 0.7197 / (2 * 20_000.0).squareRoot())
    #expect(try #require(result.moves.minimum) >= 8)
    #expect(try #require(result.moves.maximum) <= 15)
  }
}
