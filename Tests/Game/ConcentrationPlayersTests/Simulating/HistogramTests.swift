import Testing

@testable import ConcentrationPlayers

@Suite("Histograms")
struct HistogramTests {
  private func histogram(_ values: Int...) -> Histogram {
    values.reduce(into: Histogram()) { $0.add($1) }
  }

  @Test func `Values come back in order with their counts`() {
    let counts = histogram(3, -2, 3, 100, -2, 3)
    #expect(counts.values.map(\.value) == [-2, 3, 100])
    #expect(counts.values.map(\.times) == [2, 3, 1])
    #expect(counts.total == 6 && counts.minimum == -2 && counts.maximum == 100)
    #expect(counts.times(of: 3) == 3 && counts.times(of: 4) == 0 && counts.times(of: -999) == 0)
  }

  @Test func `Mean, deviation and interval`() throws {
    let counts = histogram(2, 4, 4, 4, 5, 5, 7, 9)
    #expect(counts.mean == 5)
    #expect(abs(try #require(counts.variance) - 32.0 / 7) < 1e-12)
    let error = try #require(counts.standardError)
    #expect(abs(error - (32.0 / 56).squareRoot()) < 1e-12)
    let interval = try #require(counts.confidenceInterval)
    #expect(abs(interval.upperBound - 5 - 1.959964 * error) < 1e-6)
    #expect(abs(try #require(counts.distance(from: 4)) - 1 / error) < 1e-9)
  }

  @Test func `Where all values are the same, the distance is nothing or everything`() {
    let counts = histogram(16, 16, 16)
    #expect(counts.distance(from: 16) == 0)
    #expect(counts.distance(from: 15) == .infinity)
  }

  @Test func `Of nothing, and of one value, there is little to say`() {
    #expect(Histogram().mean == nil && Histogram().minimum == nil)
    #expect(histogram(4).mean == 4 && histogram(4).standardDeviation == nil)
  }

  @Test func `Merging in any order gives the same`() {
    var one = histogram(1, 2, 900)
    let other = histogram(-70, 2, 2)
    var reversed = other
    reversed.merge(one)
    one.merge(other)
    #expect(one == reversed && one.hashValue == reversed.hashValue)
    #expect(one == histogram(1, 2, 900, -70, 2, 2))
    #expect(one != other)
  }
}
