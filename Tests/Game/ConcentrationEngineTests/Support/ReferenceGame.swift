import ConcentrationEngine

/// The rules a second time, written for reading and not for speed: what ``Game`` is compared with.
///
/// It follows the lecture's `chooseCard(at:)` and the wording of the assignment, with every
/// question answered by searching the cards.
struct ReferenceGame {
  struct Card: Hashable {
    var picture: Int
    var isUp = false
    var isMatched = false
    var wasSeen = false
  }

  var cards: [Card]
  let size: BoardSize
  var players: Int
  var isTimed: Bool
  var player = 0
  var passes = 0
  var flips = 0
  var moves = 0
  var lucky = 0
  var lastTime: Int64 = 0
  var scores: [Int]
  var pairs: [Int]

  init(_ game: Game) {
    size = game.size
    cards = (0..<size.cardCount).map { Card(picture: game.picture(at: $0)) }
    players = game.playerCount
    isTimed = game.scoring == .timed
    scores = Array(repeating: 0, count: game.playerCount)
    pairs = scores
  }

  var up: [Int] { cards.indices.filter { cards[$0].isUp } }
  var isWon: Bool { cards.allSatisfy(\.isMatched) }

  /// Whether a move is allowed.
  func allows(_ move: Move) -> Bool {
    guard !isWon, passes < players else { return false }
    switch move {
    case .pass:
      return players > 1 && up.count != 1
    case .flip(let position, let time):
      guard let index = size.index(of: position), !cards[index].isMatched else { return false }
      if isTimed, time == nil { return false }
      if let time, time < lastTime { return false }
      return up != [index]
    }
  }

  /// Makes a move that is allowed.
  mutating func make(_ move: Move) {
    switch move {
    case .pass:
      passes += 1
      player = (player + 1) % players
    case .flip(let position, let time):
      passes = 0
      flips += 1
      let seconds = ((time ?? lastTime) - lastTime) / 1000
      let factor = isTimed ? max(10 - Int(seconds), 1) : 1
      lastTime = time ?? lastTime
      if let index = size.index(of: position) { flip(index, factor: factor) }
    }
  }

  private mutating func flip(_ index: Int, factor: Int) {
    let before = up
    if before.count == 2 {
      for other in before {
        cards[other].isUp = false
        cards[other].wasSeen = true
      }
    }
    cards[index].isUp = true
    guard before.count == 1, let other = before.first else { return }
    moves += 1
    let seen = [index, other].count { cards[$0].wasSeen }
    if cards[index].picture == cards[other].picture {
      for each in [index, other] {
        cards[each].isUp = false
        cards[each].isMatched = true
      }
      lucky += seen == 0 ? 1 : 0
      pairs[player] += 1
      scores[player] += 2 * factor
    } else {
      scores[player] -= seen * factor
      player = (player + 1) % players
    }
  }

  /// Where a game differs from this one, in words; empty if nowhere.
  func differences(from game: Game) -> [String] {
    var found: [String] = []
    func compare<Value: Equatable>(_ name: String, _ own: Value, _ other: Value) {
      if own != other { found.append("\(name): \(own), game has \(other)") }
    }
    for (index, card) in cards.enumerated() {
      let state: CardState = card.isMatched ? .matched : card.isUp ? .faceUp : .faceDown
      compare("state", state, game.state(at: index))
      compare("seen", card.wasSeen, game.wasSeen(at: index))
      compare(
        "picture", state == .faceDown ? nil : card.picture, game.visiblePicture(at: index))
    }
    compare("player", player, game.currentPlayer)
    compare("flips", flips, game.flips)
    compare("moves", moves, game.moves)
    compare("lucky", lucky, game.luckyMatches)
    compare("time", lastTime, game.clock)
    compare("scores", scores, Array(game.scores))
    compare("pairs", pairs, Array(game.pairs))
    compare("pairs found", pairs.reduce(0, +), game.pairsFound)
    compare("won", isWon, game.isWon)
    compare("ended", passes == players, game.isEndedByAgreement)
    return found
  }
}
