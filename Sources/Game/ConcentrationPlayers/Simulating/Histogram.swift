/// How often each integer occurred; integers alone, so that merging is exact.
///
/// Merging gives the same result in any order, which sums of doubles would not.
public struct Histogram: Hashable, Sendable {
  /// The widest range of values, so that a damaged file cannot exhaust the memory.
  public static let widestRange = 1 << 26

  /// The value of the first count; meaningless while there are none.
  private var lowest = 0
  private var counts: [Int] = []

  /// Creates an empty histogram.
  public init() {}

  /// Counts a value, once or several times.
  ///
  /// - Precondition: `times` is not negative, and values lie within ``widestRange``.
  public mutating func add(_ value: Int, times: Int = 1) {
    let index = value &- lowest
    if index >= 0, index < counts.count {
      counts[index] += times
    } else {
      widen(to: value)
      counts[value - lowest] += times
    }
  }

  private mutating func widen(to value: Int) {
    guard let last = counts.isEmpty ? nil : lowest + counts.count - 1 else {
      lowest = value
      counts = [0]
      return
    }
    let width = max(value, last) - min(value, lowest) + 1
    precondition(width <= Self.widestRange, "a histogram cannot be so wide")
    if value < lowest {
      let missing = max(lowest - value, min(counts.count, 64))
      counts.insert(contentsOf: repeatElement(0, count: missing), at: 0)
      lowest -= missing
    } else {
      counts.append(contentsOf: repeatElement(0, count: value - last))
    }
  }

  /// Counts all that another histogram has counted.
  public mutating func merge(_ other: Histogram) {
    for (value, times) in other.values { add(value, times: times) }
  }

  /// The values that occurred, smallest first, and how often.
  public var values: [(value: Int, times: Int)] {
    counts.enumerated().compactMap { $1 == 0 ? nil : (lowest + $0, $1) }
  }

  /// How often a value occurred.
  public func times(of value: Int) -> Int {
    let index = value &- lowest
    return index >= 0 && index < counts.count ? counts[index] : 0
  }

  /// How many values were counted.
  public var total: Int { counts.reduce(0, +) }
  /// The smallest value that occurred.
  public var minimum: Int? { values.first?.value }
  /// The largest value that occurred.
  public var maximum: Int? { values.last?.value }

  /// Two histograms are equal if they have the same counts.
  public static func == (left: Histogram, right: Histogram) -> Bool {
    left.values.elementsEqual(right.values, by: ==)
  }

  /// Hashes the counts.
  public func hash(into hasher: inout Hasher) {
    for (value, times) in values {
      hasher.combine(value)
      hasher.combine(times)
    }
  }
}

extension Histogram {
  /// The mean, or nil if the histogram is empty.
  public var mean: Double? {
    let total = total
    guard total > 0 else { return nil }
    let sum = values.reduce(Int128(0)) { $0 + Int128($1.value) * Int128($1.times) }
    return Double(sum) / Double(total)
  }

  /// The variance of the population the values are a sample of, or nil of fewer than two.
  public var variance: Double? {
    let total = total
    guard total > 1, let mean else { return nil }
    let squares = values.reduce(0.0) { sum, entry in
      let distance = Double(entry.value) - mean
      return sum + distance * distance * Double(entry.times)
    }
    return squares / Double(total - 1)
  }

  /// The standard deviation, or nil of fewer than two values.
  public var standardDeviation: Double? { variance?.squareRoot() }

  /// The standard error of the mean, or nil of fewer than two values.
  public var standardError: Double? {
    variance.map { ($0 / Double(total)).squareRoot() }
  }

  /// The interval that holds the true mean with 95 % confidence, or nil of fewer than two values.
  public var confidenceInterval: ClosedRange<Double>? {
    guard let mean, let standardError else { return nil }
    let reach = 1.959_963_984_540_054 * standardError
    return (mean - reach)...(mean + reach)
  }

  /// How many standard errors the mean lies above an exact value; negative: below.
  ///
  /// - Returns: nil of fewer than two values; zero or infinity if all values were the same.
  public func distance(from exact: Double) -> Double? {
    guard let mean, let standardError else { return nil }
    let difference = mean - exact
    return abs(difference) <= 1e-9 * max(abs(exact), 1) ? 0 : difference / standardError
  }
}
