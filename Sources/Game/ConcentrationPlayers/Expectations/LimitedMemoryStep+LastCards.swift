extension LimitedMemoryStep {
  /// The means of a player who keeps the last `capacity` cards turned back.
  ///
  /// A mismatch appends two cards and drops the oldest. If the second was the mate of a remembered
  /// card, that card is equally likely to be any of them, so it is dropped in proportion.
  func lastCards(_ capacity: Int) -> [Double] {
    let most = min(capacity, pairs)
    var row = [Double](repeating: 0, count: most + 1)
    for remembered in stride(from: most, through: 0, by: -1) {
      let chances = chances(remembered: remembered)
      let kept = min(remembered + 2, capacity)
      let dropped = remembered + 2 - kept
      let mateStays =
        remembered > 0 ? Double(max(remembered - dropped, 0)) / Double(remembered) : 0
      var constant = 1 + chances.luck * mean(ofSmaller: remembered)
      if remembered > 0 { constant += chances.hit * mean(ofSmaller: remembered - 1) }
      if mateStays > 0 {
        constant += chances.missed * mateStays * (1 + mean(ofSmaller: kept - 2))
      }
      let stay = chances.missed * (1 - mateStays) + chances.fresh
      if kept == remembered {
        row[remembered] = constant / (1 - stay)
      } else {
        row[remembered] = constant + (stay > 0 ? stay * row[min(kept, most)] : 0)
      }
    }
    return row
  }
}
