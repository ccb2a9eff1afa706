extension Game {
  /// Undoes the last move, exactly.
  ///
  /// - Parameters:
  ///   - record: the last move.
  ///   - partner: the first card of the move that `record` completed, if the two matched.
  ///   - turnedBack: the two cards that it turned back, if it did.
  /// - Complexity: O(1).
  mutating func takeBack(_ record: MoveRecord, matchedWith partner: Int, turnedBack: CardPair?) {
    progress.consecutivePasses = UInt8(record.before.passes)
    progress.isEndedByAgreement = false
    switch record.kind {
    case .restart:
      preconditionFailure("a restart is taken back by replaying what came before")
    case .pass:
      progress.turn = playerBefore
    case .flip:
      takeBackFlip(record, matchedWith: partner, turnedBack: turnedBack)
      progress.flips -= 1
      progress.clock -= record.elapsed
    }
  }

  private var playerBefore: UInt8 {
    progress.turn == 0 ? progress.playerCount - 1 : progress.turn - 1
  }

  private mutating func takeBackFlip(
    _ record: MoveRecord, matchedWith partner: Int, turnedBack: CardPair?
  ) {
    if cards[record.card].state == .matched {
      takeBackMatch(of: record.card, with: partner, elapsed: record.elapsed)
    } else if progress.secondUp == UInt16(record.card) {
      takeBackMismatch(elapsed: record.elapsed)
    } else {
      takeBackFirst(record, turnedBack: turnedBack)
    }
  }

  private mutating func takeBackFirst(_ record: MoveRecord, turnedBack: CardPair?) {
    cards[record.card].state = .faceDown
    progress.firstUp = Progress.noCard
    guard let turnedBack else { return }
    progress.firstUp = UInt16(turnedBack.first)
    progress.secondUp = UInt16(turnedBack.second)
    cards[turnedBack.first].state = .faceUp
    cards[turnedBack.second].state = .faceUp
    cards[turnedBack.first].wasSeen = record.before.firstWasSeen
    cards[turnedBack.second].wasSeen = record.before.secondWasSeen
  }

  private mutating func takeBackMismatch(elapsed: Int64) {
    let (first, second) = (cards[Int(progress.firstUp)], cards[Int(progress.secondUp)])
    let seenCards = (first.wasSeen ? 1 : 0) + (second.wasSeen ? 1 : 0)
    progress.turn = playerBefore
    progress.moves -= 1
    progress.scores.add(
      -scoring.pointsForMismatch(seenCards: seenCards, elapsed: elapsed), to: progress.turn)
    cards[Int(progress.secondUp)].state = .faceDown
    progress.secondUp = Progress.noCard
  }

  private mutating func takeBackMatch(of index: Int, with partner: Int, elapsed: Int64) {
    progress.moves -= 1
    progress.pairsLeft += 1
    progress.luckyMatches -= cards[index].wasSeen || cards[partner].wasSeen ? 0 : 1
    progress.scores.add(-scoring.pointsForMatch(elapsed: elapsed), to: progress.turn)
    progress.pairs.add(-1, to: progress.turn)
    cards[index].state = .faceDown
    cards[partner].state = .faceUp
    progress.firstUp = UInt16(partner)
  }
}
