extension LimitedMemoryStep {
  /// The means of a player who loses each remembered card with probability `loss` after a move.
  ///
  /// Any number of cards can be lost at once, so the means depend on each other in both directions:
  /// they are the solution of a system of linear equations.
  func forgetting(_ loss: Double) -> [Double] {
    let thinning = Thinning(loss: loss, upTo: pairs + 2)
    var system = LinearSystem(size: pairs + 1)
    for remembered in 0...pairs {
      addEquation(remembered: remembered, thinning: thinning, to: &system)
    }
    return system.solution()
  }

  private func addEquation(
    remembered: Int, thinning: Thinning, to system: inout LinearSystem
  ) {
    let chances = chances(remembered: remembered)
    system.add(1, toCoefficient: remembered, inRow: remembered)
    var constant = 1 + chances.luck * thinning.mean(of: smaller, from: remembered)
    if remembered > 0 {
      constant += chances.hit * thinning.mean(of: smaller, from: remembered - 1)
    }
    if chances.missed > 0 {
      let keep = 1 - thinning.loss
      // Beside the pair there are the first card and all but one of those remembered before.
      for left in 0...remembered {
        let weight = chances.missed * thinning.probability(of: left, from: remembered)
        // Both cards of the seen pair stay: the next move takes it, and then cards are lost.
        constant += weight * keep * keep * (1 + thinning.mean(of: smaller, from: left))
        system.add(
          -weight * 2 * keep * thinning.loss, toCoefficient: left + 1, inRow: remembered)
        system.add(
          -weight * thinning.loss * thinning.loss, toCoefficient: left, inRow: remembered)
      }
    }
    if chances.fresh > 0 {
      for left in 0...(remembered + 2) {
        system.add(
          -chances.fresh * thinning.probability(of: left, from: remembered + 2),
          toCoefficient: left, inRow: remembered)
      }
    }
    system.add(constant, toConstantOfRow: remembered)
  }
}

/// How many cards of a number are left when each is lost with the same probability.
struct Thinning {
  /// The probability that a card is lost, zero through one.
  let loss: Double
  private var rows: [[Double]]

  init(loss: Double, upTo most: Int) {
    self.loss = loss
    rows = [[1]]
    for count in stride(from: 1, through: most, by: 1) {
      let before = rows[count - 1]
      rows.append(
        (0...count).map { left in
          (left < count ? before[left] * loss : 0) + (left > 0 ? before[left - 1] * (1 - loss) : 0)
        })
    }
  }

  func probability(of left: Int, from count: Int) -> Double { rows[count][left] }

  /// The mean of a value that depends on how many are left; the value zero beyond its range.
  func mean(of values: [Double], from count: Int) -> Double {
    zip(values, rows[count]).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
