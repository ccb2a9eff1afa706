extension LimitedMemoryStep {
  /// The means of a player who notices each card turned back with probability `chance`.
  func noticing(_ chance: Double) -> [Double] {
    let blind = 1 - chance
    var row = [Double](repeating: 0, count: pairs + 1)
    for remembered in stride(from: pairs, through: 0, by: -1) {
      let chances = chances(remembered: remembered)
      var constant = 1 + chances.luck * mean(ofSmaller: remembered)
      var stay = 0.0
      if remembered > 0 {
        constant += chances.hit * mean(ofSmaller: remembered - 1)
        // The second card's mate is remembered: noticing the second makes a pair to take.
        let taken =
          1 + chance * mean(ofSmaller: remembered) + blind * mean(ofSmaller: remembered - 1)
        constant += chances.missed * chance * taken
        if remembered < pairs {
          constant += chances.missed * blind * chance * row[remembered + 1]
        }
        stay += chances.missed * blind * blind
      }
      if chances.fresh > 0 {
        let both = chance * chance * row[remembered + 2]
        let one = 2 * chance * blind * row[remembered + 1]
        constant += chances.fresh * (both + one)
        stay += chances.fresh * blind * blind
      }
      row[remembered] = constant / (1 - stay)
    }
    return row
  }
}
