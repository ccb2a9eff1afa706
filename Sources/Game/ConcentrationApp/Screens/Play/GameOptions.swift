import ConcentrationEngine
import ConcentrationPlayers

/// What can be chosen on the options sheet, with the next value of each choice.
struct GameOptions: Hashable {
  /// The sizes that the sheet offers; `new` accepts all other sizes as well.
  static let sizes = ["4x4", "6x4", "6x6", "8x8", "10x10", "12x12", "26x20"]

  var size: String
  var people: Int
  /// The level of the bot, or nil to play without one.
  var opponent: PlayerLevel?
  var scoring: ScoringRule

  /// Creates the options of the current game, or those of a first game.
  init(_ parameters: GameParameters?) {
    size = parameters.map { "\($0.size)" } ?? "\(BoardSize.standard)"
    people = parameters.map { $0.players - $0.bots.count } ?? 1
    opponent = parameters?.bots.first.flatMap { PlayerLevel(rawValue: $0.level) }
    scoring = parameters?.scoring ?? .standard
  }

  mutating func nextSize() {
    let index = Self.sizes.firstIndex(of: size).map { ($0 + 1) % Self.sizes.count } ?? 0
    size = Self.sizes[index]
  }

  mutating func nextPeople() {
    let most = opponent == nil ? 4 : 3
    people = people % most + 1
  }

  /// None, then each level; a bot needs a seat of its own.
  mutating func nextOpponent() {
    let levels = PlayerLevel.allCases
    guard let current = opponent, let index = levels.firstIndex(of: current) else {
      opponent = levels.first
      people = min(people, 3)
      return
    }
    opponent = index + 1 < levels.count ? levels[index + 1] : nil
  }

  mutating func nextScoring() {
    scoring = scoring == .standard ? .timed : .standard
  }

  /// The request for a game with these options.
  var request: NewGame {
    NewGame(
      size: try? BoardSize(parsing: size), people: people,
      opponents: opponent.map { [$0.rawValue] } ?? [], scoring: scoring)
  }
}
