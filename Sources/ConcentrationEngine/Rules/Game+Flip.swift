extension Game {
  /// Turns a card face up.
  ///
  /// - If two cards that differ are up, they are turned back first, even if the card is one of
  ///   them: then it is up alone again, and that counts as one flip.
  /// - If no card is up, the card is up alone.
  /// - If one card is up, the two match and stay, or they differ and stay up until the next flip;
  ///   then it is the next player's turn.
  ///
  /// - Parameters:
  ///   - position: a card that is face down, or one of two that are up.
  ///   - milliseconds: time since the deal, not before that of the last flip; needed in a timed
  ///     game.
  /// - Returns: what the flip brought about.
  /// - Throws: ``MoveError``; the game is then as it was.
  /// - Complexity: O(1), and nothing is allocated unless the game shares its cards with a copy.
  ///
  /// Source: Stanford CS193p, Fall 2017, lecture 2 (`chooseCard(at:)`).
  @inlinable
  @discardableResult
  public mutating func flip(
    _ position: Position, milliseconds: Int64? = nil
  ) throws(MoveError) -> FlipOutcome {
    guard let index = size.index(of: position) else {
      throw .offBoard(position, size)
    }
    return try flip(index: index, milliseconds: milliseconds)
  }

  /// Turns the card with a number, counted row by row from 0; see ``flip(_:milliseconds:)``.
  ///
  /// - Precondition: `index` is 0 up to, not including, the number of cards.
  @inlinable
  @discardableResult
  public mutating func flip(
    index: Int, milliseconds: Int64? = nil
  ) throws(MoveError) -> FlipOutcome {
    try checkCard(at: index)
    let elapsed = try elapsedTime(until: milliseconds)
    tally.clock &+= elapsed
    consecutivePasses = 0
    tally.flips &+= 1
    guard firstUp != Self.noCard else {
      turnUpFirst(index)
      return .first(turnedBack: nil)
    }
    guard secondUp == Self.noCard else {
      let pair = CardPair(Int(firstUp), Int(secondUp))
      turnBack(pair.first)
      turnBack(pair.second)
      turnUpFirst(index)
      return .first(turnedBack: pair)
    }
    return turnUpSecond(index, elapsed: elapsed)
  }

  /// Why a flip of a card would be refused, or nil if it would not; time is not looked at.
  @inlinable
  public func refusal(ofFlipAt position: Position) -> MoveError? {
    guard let index = size.index(of: position) else {
      return .offBoard(position, size)
    }
    do throws(MoveError) {
      try checkCard(at: index)
      return nil
    } catch {
      return error
    }
  }

  @inlinable
  func checkCard(at index: Int) throws(MoveError) {
    guard !isEndedByAgreement else { throw .gameOver }
    switch cards[index].state {
    case .faceDown:
      return
    case .faceUp:
      guard secondUp != Self.noCard else { throw .alreadyFaceUp(position(at: index)) }
    case .matched:
      guard !isWon else { throw .gameOver }
      throw .alreadyMatched(position(at: index), picture: picture(at: index))
    }
  }

  /// Milliseconds since the flip before; 0 if the time is neither known nor needed.
  @inlinable
  func elapsedTime(until milliseconds: Int64?) throws(MoveError) -> Int64 {
    guard let milliseconds else {
      guard scoring == .standard else { throw .timeMissing }
      return 0
    }
    guard milliseconds >= tally.clock, milliseconds <= Move.latestMilliseconds else {
      throw .timeOutOfOrder(milliseconds, latest: tally.clock)
    }
    return milliseconds &- tally.clock
  }

  @inlinable
  mutating func turnUpFirst(_ index: Int) {
    cards[index].state = .faceUp
    firstUp = UInt16(truncatingIfNeeded: index)
    secondUp = Self.noCard
  }

  @inlinable
  mutating func turnBack(_ index: Int) {
    cards[index].state = .faceDown
    cards[index].wasSeen = true
  }

  @inlinable
  mutating func turnUpSecond(_ index: Int, elapsed: Int64) -> FlipOutcome {
    let other = Int(firstUp)
    let (first, second) = (cards[other], cards[index])
    tally.moves &+= 1
    guard first.picture == second.picture else {
      cards[index].state = .faceUp
      secondUp = UInt16(truncatingIfNeeded: index)
      let seenCards = (first.wasSeen ? 1 : 0) &+ (second.wasSeen ? 1 : 0)
      let points = scoring.pointsForMismatch(seenCards: seenCards, elapsed: elapsed)
      tally.scores.add(points, to: currentPlayer)
      turn = turn &+ 1 == storedPlayerCount ? 0 : turn &+ 1
      return .mismatch(with: other, points: points)
    }
    cards[other].state = .matched
    cards[index].state = .matched
    firstUp = Self.noCard
    let isLucky = !first.wasSeen && !second.wasSeen
    let points = scoring.pointsForMatch(elapsed: elapsed)
    tally.pairsFound &+= 1
    tally.luckyMatches &+= isLucky ? 1 : 0
    tally.scores.add(points, to: currentPlayer)
    tally.pairs.add(1, to: currentPlayer)
    return .match(with: other, points: points, isLucky: isLucky)
  }
}
