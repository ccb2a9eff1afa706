/// A histogram with the figures that are computed from it.
struct Summary: Codable {
  /// The interval of the true mean with 95 % confidence.
  struct Interval: Codable {
    var low: Double
    var high: Double
  }

  /// A value that occurred, and in how many games.
  struct Count: Codable {
    var value: Int
    var games: Int
  }

  var mean: Double?
  var standardDeviation: Double?
  var standardError: Double?
  var confidence: Interval?
  var exact: Double?
  /// How many standard errors the mean is above the exact one; nil for infinities, which JSON
  /// cannot represent.
  var distance: Double?
  var minimum: Int?
  var maximum: Int?
  /// All values that occurred, smallest first.
  var count: [Count]

  /// Creates a summary with counts only.
  init(count: [Count]) {
    self.count = count
  }

  /// Creates the summary of a histogram, with the exact mean if it is known.
  init(_ histogram: Histogram, exact: Double? = nil) {
    mean = histogram.mean
    standardDeviation = histogram.standardDeviation
    standardError = histogram.standardError
    confidence = histogram.confidenceInterval.map {
      Interval(low: $0.lowerBound, high: $0.upperBound)
    }
    self.exact = exact
    distance = exact.flatMap { histogram.distance(from: $0) }.flatMap { $0.isFinite ? $0 : nil }
    minimum = histogram.minimum
    maximum = histogram.maximum
    count = histogram.values.map { Count(value: $0.value, games: $0.times) }
  }

  /// The histogram of the counts, which must add up to a number of games.
  ///
  /// - Throws: ``SimulationError`` with the key of the value at fault, which begins with `name`.
  func histogram(_ name: String, games: Int) throws(SimulationError) -> Histogram {
    var histogram = Histogram()
    var sum = 0
    for entry in count {
      guard entry.games >= 0, entry.games <= games - sum,
        entry.value.magnitude < Histogram.widestRange / 8
      else { throw .badValue(key: "\(name).count.\(entry.value)") }
      sum += entry.games
      histogram.add(entry.value, times: entry.games)
    }
    guard sum == games else { throw .missing(key: "\(name).count...") }
    return histogram
  }
}
