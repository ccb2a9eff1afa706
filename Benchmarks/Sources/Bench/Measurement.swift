/// Work that is repeated in batches, each long enough for the clock.
struct Work {
  let name: String
  /// How many operations one call of `batch` does.
  let operations: Int
  let batch: () -> Void

  /// Nanoseconds of processor time for one operation, in each of several batches.
  func samples(_ count: Int) -> [Double] {
    batch()
    return (0..<count).map { _ in sample() }
  }

  func sample() -> Double {
    let start = processorNanoseconds()
    batch()
    return Double(processorNanoseconds() - start) / Double(operations)
  }
}

extension [Double] {
  var median: Double {
    let sorted = sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }
}

/// Measures two works by turns, so that both meet the same machine, and compares them pair by pair.
func ratio(_ work: Work, to reference: Work, pairs: Int = 31) -> Double {
  work.batch()
  reference.batch()
  return (0..<pairs).map { _ in work.sample() / reference.sample() }.median
}
