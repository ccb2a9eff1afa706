/// Finds what belongs together among the calls that were left out and added.
struct ChangePairing {
  /// A call that only one of the traces has.
  private struct Single {
    let index: Int
    /// How many steps of the alignment lie before it.
    let step: Int
    /// The run of changes that it belongs to, between two calls that are the same.
    let run: Int
    var isPaired = false
  }

  private var removed: [Single] = []
  private var added: [Single] = []
  private var found: [(step: Int, change: TraceDifference.Change)] = []
  /// How many aligned calls differ after all.
  private(set) var differentCount = 0

  /// A call that is found again at most so many steps away was moved; further away another one came.
  private static let farthestMove = 200

  /// Finds the calls that only one trace has, and those that were aligned and differ.
  init(_ alignment: SequenceAlignment, isDifferent: (_ old: Int, _ new: Int) -> Bool) {
    let (isRemoved, isAdded) = (alignment.isRemoved, alignment.isAdded)
    var (i, j, step, run) = (0, 0, 0, 0)
    while i < isRemoved.count || j < isAdded.count {
      if i < isRemoved.count, isRemoved[i] {
        removed.append(Single(index: i, step: step, run: run))
        i += 1
      } else if j < isAdded.count, isAdded[j] {
        added.append(Single(index: j, step: step, run: run))
        j += 1
      } else {
        if isDifferent(i, j) {
          found.append((step, .changed(old: i, new: j)))
          differentCount += 1
        }
        (i, j, run) = (i + 1, j + 1, run + 1)
      }
      step += 1
    }
  }

  /// Pairs what was left out and added in one run and is the same call with other arguments.
  mutating func pairChanged(_ isSameCall: (_ old: Int, _ new: Int) -> Bool) {
    var start = 0
    for old in removed.indices {
      while start < added.count, added[start].run < removed[old].run { start += 1 }
      // A run is short; a long one is a replacement, in which only the nearest are looked at.
      var new = start
      while new < added.count, added[new].run == removed[old].run, new < start + 64 {
        if !added[new].isPaired, isSameCall(removed[old].index, added[new].index) {
          take(old, new) { .changed(old: $0, new: $1) }
          break
        }
        new += 1
      }
    }
  }

  /// Pairs what was left out at one place and added at another not far away.
  mutating func pairMoved(old oldNumber: (Int) -> Int32, new newNumber: (Int) -> Int32) {
    var waiting: [Int32: [Int]] = [:]
    for old in removed.indices.reversed() where !removed[old].isPaired {
      waiting[oldNumber(removed[old].index), default: []].append(old)
    }
    for new in added.indices where !added[new].isPaired {
      let number = newNumber(added[new].index)
      while let old = waiting[number]?.last {
        let distance = added[new].step - removed[old].step
        if distance < -Self.farthestMove { break }
        waiting[number]?.removeLast()
        if distance <= Self.farthestMove {
          take(old, new) { .moved(old: $0, new: $1) }
          break
        }
      }
    }
  }

  private mutating func take(
    _ old: Int, _ new: Int, _ change: (Int, Int) -> TraceDifference.Change
  ) {
    removed[old].isPaired = true
    added[new].isPaired = true
    found.append((added[new].step, change(removed[old].index, added[new].index)))
  }

  /// All changes, in the order of the traces.
  var changes: [TraceDifference.Change] {
    let went = removed.filter { !$0.isPaired }.map {
      (step: $0.step, change: TraceDifference.Change.went(old: $0.index))
    }
    let came = added.filter { !$0.isPaired }.map {
      (step: $0.step, change: TraceDifference.Change.came(new: $0.index))
    }
    return (found + went + came).sorted { $0.step < $1.step }.map(\.change)
  }
}
