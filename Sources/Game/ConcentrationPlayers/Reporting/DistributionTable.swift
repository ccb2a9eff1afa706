/// A histogram as a table of at most 25 rows, with the exact share beside it if it is known.
struct DistributionTable {
  private static let mostRows = 25
  private static let widestBar = 28

  private let histogram: Histogram
  private let title: String
  private let exact: (ClosedRange<Int>) -> Double?

  init(
    _ histogram: Histogram, title: String, exact: @escaping (ClosedRange<Int>) -> Double?
  ) {
    self.histogram = histogram
    self.title = title
    self.exact = exact
  }

  var lines: [String] {
    let values = histogram.values
    guard let first = values.first?.value, let last = values.last?.value else { return [] }
    let width = (last - first) / Self.mostRows + 1
    var times = [Int](repeating: 0, count: (last - first) / width + 1)
    for entry in values { times[(entry.value - first) / width] += entry.times }
    let total = Double(max(values.reduce(0) { $0 + $1.times }, 1))
    let most = max(times.max() ?? 1, 1)
    return [header]
      + times.indices.map { index in
        let start = first + index * width
        let end = min(start + width - 1, last)
        let bar = String(repeating: "#", count: times[index] * Self.widestBar / most)
        let range = start == end ? "\(start)" : "\(start) to \(end)"
        let share = Decimals.text(100 * Double(times[index]) / total, 3)
        let exactly = exact(start...end).map { Decimals.text(100 * $0, 3) } ?? ""
        return
          (Decimals.right(range, 16) + Decimals.right(Decimals.grouped(times[index]), 15)
          + Decimals.right(share, 9) + Decimals.right(exactly, 9) + (bar.isEmpty ? "" : "  " + bar))
      }
  }

  private var header: String {
    Decimals.right(title, 16) + Decimals.right("games", 15) + Decimals.right("%", 9)
      + Decimals.right(exact(0...0) == nil ? "" : "exact %", 9)
  }
}
