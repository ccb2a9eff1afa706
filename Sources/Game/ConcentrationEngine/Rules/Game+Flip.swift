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
  @inline(__always)
  @discardableResult
  public mutating func flip(
    _ position: Position, milliseconds: Int64? = nil
  ) throws(MoveError) -> FlipOutcome {
    guard let index = size.index(of: position) else {
      throw .offBoard(position, size)
    }
    return try flip(index: index, at: position, milliseconds: milliseconds)
  }

  /// Turns the card with a number, counted row by row from 0; see ``flip(_:milliseconds:)``.
  ///
  /// - Precondition: `index` is 0 up to, not including, the number of cards.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func flip(
    index: Int, milliseconds: Int64? = nil
  ) throws(MoveError) -> FlipOutcome {
    let size = size
    return try flip(index: index, at: size.position(at: index), milliseconds: milliseconds)
  }

  /// Turns a card if the rules allow it, without a reason if they do not.
  ///
  /// For simulations, which try many cards: a refusal costs nothing but the comparison, while a
  /// thrown error costs some nanoseconds. ``refusal(ofFlipAt:)`` gives the reason.
  ///
  /// - Returns: what the flip brought about, or nil if it was refused and the game is as it was.
  /// - Precondition: `index` is 0 up to, not including, the number of cards.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func flipIfAllowed(index: Int, milliseconds: Int64? = nil) -> FlipOutcome? {
    let none = Position(column: 0, row: 0)
    guard refusal(ofFlipOf: index, at: none) == nil, refusal(ofTime: milliseconds) == nil else {
      return nil
    }
    let elapsed = milliseconds.map { $0 &- progress.clock } ?? 0
    return Self.turnUp(
      index, elapsed: elapsed, cards: &cards, progress: &progress, scoring: scoring)
  }

  /// Why a flip of a card would be refused, or nil if it is possible; the time is not checked.
  @inlinable
  public func refusal(ofFlipAt position: Position) -> MoveError? {
    guard let index = size.index(of: position) else {
      return .offBoard(position, size)
    }
    return refusal(ofFlipOf: index, at: position)
  }

  // The position of a refused card is passed as a closure: it costs a division, and only the error
  // needs it.

  @inlinable
  @inline(__always)
  mutating func flip(
    index: Int, at position: @autoclosure () -> Position, milliseconds: Int64?
  ) throws(MoveError) -> FlipOutcome {
    if let refusal = refusal(ofFlipOf: index, at: position()) {
      throw refusal
    }
    if let refusal = refusal(ofTime: milliseconds) {
      throw refusal
    }
    let elapsed = milliseconds.map { $0 &- progress.clock } ?? 0
    return Self.turnUp(
      index, elapsed: elapsed, cards: &cards, progress: &progress, scoring: scoring)
  }

  @inlinable
  @inline(__always)
  func refusal(ofFlipOf index: Int, at position: @autoclosure () -> Position) -> MoveError? {
    let card = cards[index]
    if isEndedByAgreement { return .gameOver }
    switch card.state {
    case .faceDown:
      return nil
    case .faceUp:
      return progress.secondUp == Progress.noCard ? .alreadyFaceUp(position()) : nil
    case .matched:
      return isWon ? .gameOver : .alreadyMatched(position(), picture: Int(card.picture))
    }
  }

  @inlinable
  @inline(__always)
  func refusal(ofTime milliseconds: Int64?) -> MoveError? {
    guard let milliseconds else {
      return scoring == .timed ? .timeMissing : nil
    }
    guard milliseconds >= progress.clock, milliseconds <= Move.latestMilliseconds else {
      return .timeOutOfOrder(milliseconds, latest: progress.clock)
    }
    return nil
  }

  /// Turns a card that may be turned.
  ///
  /// The cards are passed as a buffer pointer, so that unique ownership of the array is checked
  /// once in a flip.
  @inlinable
  @inline(__always)
  static func turnUp(
    _ index: Int, elapsed: Int64, cards: inout [Card], progress: inout Progress,
    scoring: ScoringRule
  ) -> FlipOutcome {
    cards.withUnsafeMutableBufferPointer { cards in
      progress.flips &+= 1
      progress.clock &+= elapsed
      progress.consecutivePasses = 0
      if progress.firstUp == Progress.noCard {
        progress.turnUpFirst(index, of: cards)
        return .first(turnedBack: nil)
      }
      if progress.secondUp == Progress.noCard {
        return progress.turnUpSecond(index, of: cards, scoring: scoring, elapsed: elapsed)
      }
      let pair = CardPair(Int(progress.firstUp), Int(progress.secondUp))
      progress.turnBack(pair, of: cards)
      progress.turnUpFirst(index, of: cards)
      return .first(turnedBack: pair)
    }
  }
}

extension Progress {
  @inlinable
  @inline(__always)
  mutating func turnUpFirst(_ index: Int, of cards: UnsafeMutableBufferPointer<Card>) {
    cards[index].state = .faceUp
    firstUp = UInt16(truncatingIfNeeded: index)
  }

  @inlinable
  @inline(__always)
  mutating func turnBack(_ pair: CardPair, of cards: UnsafeMutableBufferPointer<Card>) {
    cards[pair.first].state = .faceDown
    cards[pair.first].wasSeen = true
    cards[pair.second].state = .faceDown
    cards[pair.second].wasSeen = true
    secondUp = Self.noCard
  }

  @inlinable
  @inline(__always)
  mutating func turnUpSecond(
    _ index: Int, of cards: UnsafeMutableBufferPointer<Card>, scoring: ScoringRule,
    elapsed: Int64
  ) -> FlipOutcome {
    let other = Int(firstUp)
    let (first, second) = (cards[other], cards[index])
    moves &+= 1
    guard first.picture == second.picture else {
      cards[index].state = .faceUp
      secondUp = UInt16(truncatingIfNeeded: index)
      let seenCards = (first.wasSeen ? 1 : 0) &+ (second.wasSeen ? 1 : 0)
      let points = scoring.pointsForMismatch(seenCards: seenCards, elapsed: elapsed)
      scores.add(points, to: turn)
      passTurn()
      return .mismatch(with: other, points: points)
    }
    cards[other].state = .matched
    cards[index].state = .matched
    firstUp = Self.noCard
    let isLucky = !first.wasSeen && !second.wasSeen
    let points = scoring.pointsForMatch(elapsed: elapsed)
    pairsLeft &-= 1
    luckyMatches &+= isLucky ? 1 : 0
    scores.add(points, to: turn)
    pairs.add(1, to: turn)
    return .match(with: other, points: points, isLucky: isLucky)
  }
}
