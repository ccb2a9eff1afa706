extension Game {
  /// Undoes the last move, exactly.
  ///
  /// - Parameters:
  ///   - record: the last move.
  ///   - partner: the first card of the move that `record` completed, if the two matched.
  ///   - turnedBack: the two cards that it turned back, if it did.
  /// - Complexity: O(1).
  mutating func takeBack(_ record: MoveRecord, matchedWith partner: Int, turnedBack: CardPair?) {
    consecutivePasses = UInt8(record.before.passes)
    switch record.kind {
    case .restart:
      preconditionFailure("a restart is taken back by replaying what came before")
    case .pass:
      turn = playerBefore
    case .flip:
      takeBackFlip(record, matchedWith: partner, turnedBack: turnedBack)
      tally.flips -= 1
      tally.clock -= record.elapsed
    }
  }

  private var playerBefore: UInt8 { turn == 0 ? storedPlayerCount - 1 : turn - 1 }

  private mutating func takeBackFlip(
    _ record: MoveRecord, matchedWith partner: Int, turnedBack: CardPair?
  ) {
    if cards[record.card].state == .matched {
      takeBackMatch(of: record.card, with: partner, elapsed: record.elapsed)
    } else if secondUp == UInt16(record.card) {
      takeBackMismatch(elapsed: record.elapsed)
    } else {
      takeBackFirst(record, turnedBack: turnedBack)
    }
  }

  private mutating func takeBackFirst(_ record: MoveRecord, turnedBack: CardPair?) {
    cards[record.card].state = .faceDown
    firstUp = Self.noCard
    guard let turnedBack else { return }
    firstUp = UInt16(turnedBack.first)
    secondUp = UInt16(turnedBack.second)
    cards[turnedBack.first].state = .faceUp
    cards[turnedBack.second].state = .faceUp
    cards[turnedBack.first].wasSeen = record.before.firstWasSeen
    cards[turnedBack.second].wasSeen = record.before.secondWasSeen
  }

  private mutating func takeBackMismatch(elapsed: Int64) {
    let (first, second) = (cards[Int(firstUp)], cards[Int(secondUp)])
    let seenCards = (first.wasSeen ? 1 : 0) + (second.wasSeen ? 1 : 0)
    turn = playerBefore
    tally.moves -= 1
    tally.scores.add(
      -scoring.pointsForMismatch(seenCards: seenCards, elapsed: elapsed), to: currentPlayer)
    cards[Int(secondUp)].state = .faceDown
    secondUp = Self.noCard
  }

  private mutating func takeBackMatch(of index: Int, with partner: Int, elapsed: Int64) {
    tally.moves -= 1
    tally.pairsFound -= 1
    tally.luckyMatches -= cards[index].wasSeen || cards[partner].wasSeen ? 0 : 1
    tally.scores.add(-scoring.pointsForMatch(elapsed: elapsed), to: currentPlayer)
    tally.pairs.add(-1, to: currentPlayer)
    cards[index].state = .faceDown
    cards[partner].state = .faceUp
    firstUp = UInt16(partner)
  }
}
