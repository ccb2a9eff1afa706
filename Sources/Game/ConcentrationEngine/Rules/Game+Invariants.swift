/// A condition that holds for every game after every move.
public enum GameInvariant: Hashable, Sendable, CaseIterable {
  /// Each picture lies on exactly two cards.
  case twoOfEachPicture
  /// Both cards of a pair are matched, or neither is.
  case matchedInPairs
  /// At most two cards are face up, they are those that the turn names, and two differ.
  case faceUpAgrees
  /// Pairs found are the matched cards, and the players' pairs add up to them.
  case pairsAddUp
  /// Flips are two for each move, and one more while a card waits for its second.
  case flipsCoverMoves
  /// The player and the passes are within the number of players.
  case turnInRange
  /// Lucky matches are matches, and cards matched by luck were not seen.
  case luckIsPossible
  /// The points are no more than all matches at their best.
  case scoreWithinReach
}

extension Game {
  /// The invariants that do not hold: none, unless this library has a bug.
  ///
  /// - Complexity: O(*n*), *n* the number of cards.
  public var brokenInvariants: [GameInvariant] {
    GameInvariant.allCases.filter { !holds($0) }
  }

  private func holds(_ invariant: GameInvariant) -> Bool {
    switch invariant {
    case .twoOfEachPicture: holdsTwoOfEachPicture
    case .matchedInPairs: holdsMatchedInPairs
    case .faceUpAgrees: holdsFaceUpAgrees
    case .pairsAddUp: holdsPairsAddUp
    case .flipsCoverMoves: holdsFlipsCoverMoves
    case .turnInRange:
      progress.turn < progress.playerCount && progress.consecutivePasses <= progress.playerCount
        && isEndedByAgreement == (progress.consecutivePasses == progress.playerCount)
    case .luckIsPossible: luckyMatches >= 0 && luckyMatches <= luckyMatchesAtMost
    case .scoreWithinReach: scores.sum <= pairsFound * scoring.pointsForMatch(elapsed: 0)
    }
  }

  private var holdsTwoOfEachPicture: Bool {
    var copies = [Int](repeating: 0, count: pairCount)
    for card in cards where copies.indices.contains(Int(card.picture)) {
      copies[Int(card.picture)] += 1
    }
    return copies.allSatisfy { $0 == 2 }
  }

  private var holdsMatchedInPairs: Bool {
    var matched = [Int](repeating: 0, count: pairCount)
    for card in cards where card.state == .matched {
      matched[Int(card.picture)] += 1
    }
    return matched.allSatisfy { $0 == 0 || $0 == 2 }
  }

  private var holdsFaceUpAgrees: Bool {
    let up = Set(cards.indices.filter { cards[$0].state == .faceUp })
    return switch faceUp {
    case .none: up.isEmpty && progress.secondUp == Progress.noCard
    case .one(let index): up == [index]
    case .two(let pair):
      up == [pair.first, pair.second] && pair.first != pair.second
        && cards[pair.first].picture != cards[pair.second].picture
    }
  }

  private var holdsPairsAddUp: Bool {
    cards.count { $0.state == .matched } == 2 * pairsFound && pairs.sum == pairsFound
  }

  private var holdsFlipsCoverMoves: Bool {
    guard case .one = faceUp else { return flips == 2 * moves }
    return flips == 2 * moves + 1
  }

  private var luckyMatchesAtMost: Int {
    cards.count { $0.state == .matched && !$0.wasSeen } / 2
  }
}
