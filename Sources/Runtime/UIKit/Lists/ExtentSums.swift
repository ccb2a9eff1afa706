import Foundation

/// A sequence of lengths, most of which are equal, with their prefix sums.
///
/// Only lengths that differ from the standard one take memory: a sparse Fenwick tree of the
/// differences. So a million rows cost nothing until they are measured. Source: Fenwick, "A new
/// data structure for cumulative frequency tables", 1994.
struct ExtentSums {
  /// The number of lengths.
  let count: Int
  /// The length of all that are not exceptions.
  let standard: CGFloat
  /// The lengths that differ from the standard, by index.
  private(set) var exceptions: [Int: CGFloat] = [:]
  /// Node n is the sum of the differences at the n & -n indices that end before n.
  private var nodes: [Int: CGFloat] = [:]

  init(count: Int, standard: CGFloat) {
    self.count = count
    self.standard = standard
  }

  /// The length at an index.
  ///
  /// - Complexity: O(1) to read, O(log n) to write.
  subscript(index: Int) -> CGFloat {
    get { exceptions[index] ?? standard }
    set {
      let change = newValue - self[index]
      guard change != 0 else { return }
      exceptions[index] = newValue == standard ? nil : newValue
      var node = index + 1
      while node <= count {
        let sum = (nodes[node] ?? 0) + change
        nodes[node] = sum == 0 ? nil : sum
        node += node & -node
      }
    }
  }

  /// The sum of all lengths.
  var total: CGFloat { offset(of: count) }

  /// The sum of the lengths before an index.
  ///
  /// - Complexity: O(log n)
  func offset(of index: Int) -> CGFloat {
    var sum = standard * CGFloat(index)
    guard !nodes.isEmpty else { return sum }
    var node = index
    while node > 0 {
      sum += nodes[node] ?? 0
      node -= node & -node
    }
    return sum
  }

  /// The last index whose offset is at or before a given one, clamped to the existing indices.
  ///
  /// - Precondition: There is a length.
  /// - Complexity: O(log n)
  func index(at offset: CGFloat) -> Int {
    var index = 0
    var rest = offset
    var step = count > 0 ? 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount) : 0
    while step > 0 {
      let next = index + step
      if next <= count {
        let sum = standard * CGFloat(step) + (nodes[next] ?? 0)
        if sum <= rest {
          index = next
          rest -= sum
        }
      }
      step >>= 1
    }
    return min(index, count - 1)
  }
}
