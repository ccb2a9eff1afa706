/// The shortest way from one sequence of numbers to another by leaving out and adding elements.
///
/// Source: E. W. Myers, An O(ND) difference algorithm and its variations, Algorithmica 1986, in linear
/// space; beyond a limit of cost the furthest point that was reached divides the work, as in GNU diff,
/// and the way may be longer than the shortest.
struct SequenceAlignment {
  /// For each element of the old sequence, whether it is left out.
  private(set) var isRemoved: [Bool]
  /// For each element of the new sequence, whether it is added.
  private(set) var isAdded: [Bool]

  /// Differences that are looked through from each end before the work is divided anyway.
  private static let costLimit = 2048

  /// Aligns two sequences.
  ///
  /// - Complexity: O(n + d²) for d differences, at most O(n) times the limit of cost.
  init(_ old: [Int32], _ new: [Int32]) {
    isRemoved = Array(repeating: false, count: old.count)
    isAdded = Array(repeating: false, count: new.count)
    // One more diagonal at each side, and that of the start.
    let diagonals = old.count + new.count + 3
    var forward = [Int](repeating: 0, count: diagonals)
    var backward = forward
    forward.withUnsafeMutableBufferPointer { forward in
      backward.withUnsafeMutableBufferPointer { backward in
        old.withUnsafeBufferPointer { old in
          new.withUnsafeBufferPointer { new in
            let search = MiddleSearch(
              old: old, new: new, forward: forward, backward: backward, costLimit: Self.costLimit)
            align(search)
          }
        }
      }
    }
  }

  private mutating func align(_ search: MiddleSearch) {
    var open = [Section(old: 0..<isRemoved.count, new: 0..<isAdded.count)]
    while let section = open.popLast() {
      let rest = search.withoutCommonEnds(section)
      if rest.old.isEmpty {
        for index in rest.new { isAdded[index] = true }
      } else if rest.new.isEmpty {
        for index in rest.old { isRemoved[index] = true }
      } else {
        let (x, y) = search.middle(of: rest)
        open.append(Section(old: x..<rest.old.upperBound, new: y..<rest.new.upperBound))
        open.append(Section(old: rest.old.lowerBound..<x, new: rest.new.lowerBound..<y))
      }
    }
  }
}

/// A part of both sequences that is aligned by itself.
private struct Section {
  let old: Range<Int>
  let new: Range<Int>
}

/// Finds a point on a shortest way, from both ends at once.
///
/// A diagonal is the difference of the places in both sequences; for each the furthest place is kept.
private struct MiddleSearch {
  let old: UnsafeBufferPointer<Int32>
  let new: UnsafeBufferPointer<Int32>
  let forward: UnsafeMutableBufferPointer<Int>
  let backward: UnsafeMutableBufferPointer<Int>
  let costLimit: Int

  /// The section without what both sequences have in common at its ends.
  func withoutCommonEnds(_ section: Section) -> Section {
    var (x, y) = (section.old.lowerBound, section.new.lowerBound)
    var (endX, endY) = (section.old.upperBound, section.new.upperBound)
    while x < endX, y < endY, old[x] == new[y] { (x, y) = (x + 1, y + 1) }
    while x < endX, y < endY, old[endX - 1] == new[endY - 1] { (endX, endY) = (endX - 1, endY - 1) }
    return Section(old: x..<endX, new: y..<endY)
  }

  /// A point that divides the section; both parts are smaller than it.
  func middle(of section: Section) -> (x: Int, y: Int) {
    var fromStart = Front(diagonal: section.old.lowerBound - section.new.lowerBound)
    var fromEnd = Front(diagonal: section.old.upperBound - section.new.upperBound)
    let isOdd = (fromStart.low - fromEnd.low) & 1 != 0
    forward[place(fromStart.low)] = section.old.lowerBound
    backward[place(fromEnd.low)] = section.old.upperBound
    var cost = 1
    while true {
      widen(&fromStart, forward, outside: -1, section)
      if let found = advance(fromStart, section, meeting: isOdd ? fromEnd : nil) { return found }
      widen(&fromEnd, backward, outside: .max, section)
      if let found = retreat(fromEnd, section, meeting: isOdd ? nil : fromStart) { return found }
      if cost >= costLimit { return furthest(fromStart, fromEnd, section) }
      cost += 1
    }
  }

  /// The diagonals that are looked at from one end.
  private struct Front {
    var low: Int
    var high: Int

    init(diagonal: Int) {
      low = diagonal
      high = diagonal
    }

    func contains(_ diagonal: Int) -> Bool { low <= diagonal && diagonal <= high }
  }

  private func place(_ diagonal: Int) -> Int { diagonal + new.count + 1 }

  /// Adds a diagonal at each side, or takes one away where the section ends.
  private func widen(
    _ front: inout Front, _ reached: UnsafeMutableBufferPointer<Int>, outside: Int,
    _ section: Section
  ) {
    if front.low > section.old.lowerBound - section.new.upperBound {
      front.low -= 1
      reached[place(front.low - 1)] = outside
    } else {
      front.low += 1
    }
    if front.high < section.old.upperBound - section.new.lowerBound {
      front.high += 1
      reached[place(front.high + 1)] = outside
    } else {
      front.high -= 1
    }
  }

  private func advance(
    _ front: Front, _ section: Section, meeting other: Front?
  ) -> (x: Int, y: Int)? {
    for diagonal in stride(from: front.high, through: front.low, by: -2) {
      let below = forward[place(diagonal - 1)]
      let above = forward[place(diagonal + 1)]
      var x = below < above ? above : below + 1
      var y = x - diagonal
      while x < section.old.upperBound, y < section.new.upperBound, old[x] == new[y] {
        (x, y) = (x + 1, y + 1)
      }
      forward[place(diagonal)] = x
      if let other, other.contains(diagonal), backward[place(diagonal)] <= x { return (x, y) }
    }
    return nil
  }

  private func retreat(
    _ front: Front, _ section: Section, meeting other: Front?
  ) -> (x: Int, y: Int)? {
    for diagonal in stride(from: front.high, through: front.low, by: -2) {
      let below = backward[place(diagonal - 1)]
      let above = backward[place(diagonal + 1)]
      var x = below < above ? below : above - 1
      var y = x - diagonal
      while x > section.old.lowerBound, y > section.new.lowerBound, old[x - 1] == new[y - 1] {
        (x, y) = (x - 1, y - 1)
      }
      backward[place(diagonal)] = x
      if let other, other.contains(diagonal), x <= forward[place(diagonal)] { return (x, y) }
    }
    return nil
  }

  /// The point that lies furthest from its end, where the search was too long.
  private func furthest(
    _ fromStart: Front, _ fromEnd: Front, _ section: Section
  ) -> (x: Int, y: Int) {
    var (bestForward, forwardX) = (-1, 0)
    for diagonal in stride(from: fromStart.high, through: fromStart.low, by: -2) {
      var x = min(forward[place(diagonal)], section.old.upperBound)
      if x - diagonal > section.new.upperBound { x = section.new.upperBound + diagonal }
      let sum = x + x - diagonal
      if sum > bestForward { (bestForward, forwardX) = (sum, x) }
    }
    var (bestBackward, backwardX) = (Int.max, 0)
    for diagonal in stride(from: fromEnd.high, through: fromEnd.low, by: -2) {
      var x = max(backward[place(diagonal)], section.old.lowerBound)
      if x - diagonal < section.new.lowerBound { x = section.new.lowerBound + diagonal }
      let sum = x + x - diagonal
      if sum < bestBackward { (bestBackward, backwardX) = (sum, x) }
    }
    let fromStart = bestForward - section.old.lowerBound - section.new.lowerBound
    let fromEnd = section.old.upperBound + section.new.upperBound - bestBackward
    return fromEnd < fromStart
      ? (forwardX, bestForward - forwardX) : (backwardX, bestBackward - backwardX)
  }
}
