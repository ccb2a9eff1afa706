extension Game {
  /// Why one of two flips would be refused, or nil if both are possible; times are not checked.
  ///
  /// Checked beforehand, so that a double flip neither copies the game nor has to be taken back.
  ///
  /// - Returns: What the first of the refused flips would throw, or
  ///   ``MoveError/samePositionTwice(_:)``.
  public func refusal(ofFlipAt second: Position, after first: Position) -> MoveError? {
    if first == second, size.contains(first) { return .samePositionTwice(first) }
    if let refusal = refusal(ofFlipAt: first) { return refusal }
    guard let firstIndex = index(of: first), let secondIndex = index(of: second) else {
      return .offBoard(second, size)
    }
    let isMatchedThen =
      state(at: secondIndex) == .matched || completesPair(firstIndex, secondIndex)
    guard isMatchedThen else { return nil }
    return isWonThen(by: firstIndex)
      ? .gameOver : .alreadyMatched(second, picture: picture(at: secondIndex))
  }

  /// Whether turning one card matches it with the other, which is up alone.
  private func completesPair(_ index: Int, _ other: Int) -> Bool {
    guard case .one(other) = faceUp else { return false }
    return picture(at: index) == picture(at: other)
  }

  private func isWonThen(by index: Int) -> Bool {
    guard case .one(let up) = faceUp else { return false }
    return pairsFound + 1 == pairCount && picture(at: index) == picture(at: up)
  }
}
