import ConcentrationTestSupport
import Testing

@testable import LifecycleTrace

@Suite struct SequenceAlignmentTests {
  /// Whether the kept elements of the old sequence and the added ones give the new sequence.
  private func isWay(_ alignment: SequenceAlignment, _ old: [Int32], _ new: [Int32]) -> Bool {
    let kept = zip(old, alignment.isRemoved).filter { !$1 }.map(\.0)
    let rest = zip(new, alignment.isAdded).filter { !$1 }.map(\.0)
    return kept == rest
  }

  /// The least number of changes, by the table of a longest common subsequence.
  private func leastChanges(_ old: [Int32], _ new: [Int32]) -> Int {
    var row = Array(0...new.count)
    for (i, element) in old.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in new.enumerated() {
        let above = row[j + 1]
        row[j + 1] = element == other ? diagonal : min(above, row[j]) + 1
        diagonal = above
      }
    }
    return row[new.count]
  }

  @Test(arguments: Seeds.some)
  func `random sequences are aligned with the fewest changes`(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    for _ in 0..<40 {
      let letters = 1 + generator.below(5)
      let old = (0..<generator.below(30)).map { _ in Int32(generator.below(letters)) }
      let new = (0..<generator.below(30)).map { _ in Int32(generator.below(letters)) }
      let alignment = SequenceAlignment(old, new)
      #expect(isWay(alignment, old, new))
      let changes = alignment.isRemoved.count { $0 } + alignment.isAdded.count { $0 }
      #expect(changes == leastChanges(old, new), "\(old) \(new)")
    }
  }

  @Test func `long sequences that have little in common are aligned in bounded time`() {
    var generator = TestGenerator(seed: 1)
    let old = (0..<8000).map { _ in Int32(generator.below(1000)) }
    let new = (0..<8000).map { _ in Int32(generator.below(1000)) }
    #expect(isWay(SequenceAlignment(old, new), old, new))
  }
}
