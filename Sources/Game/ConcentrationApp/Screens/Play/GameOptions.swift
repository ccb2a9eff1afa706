import ConcentrationEngine
import ConcentrationPlayers

/// What can be chosen for the next game, each part with the values it can take.
struct GameOptions: Hashable {
  /// The sizes that are offered; `new` accepts all other sizes as well.
  static let sizes = ["4x4", "6x4", "6x6", "8x8", "10x10", "12x12", "26x20"]

  /// What is chosen.
  enum Part: Hashable {
    case size, theme, people, opponent, scoring
  }

  var size: String
  var theme: String
  var people: Int
  /// The level of the bot, or nil to play without one.
  var opponent: PlayerLevel?
  var scoring: ScoringRule

  /// Creates the options of the current game, or those of a first game.
  init(_ parameters: GameParameters?) {
    size = parameters.map { "\($0.size)" } ?? "\(BoardSize.standard)"
    theme = parameters?.theme ?? GameID.standardTheme
    people = parameters.map { $0.players - $0.bots.count } ?? 1
    opponent = parameters?.bots.first.flatMap { PlayerLevel(rawValue: $0.level) }
    scoring = parameters?.scoring ?? .standard
  }

  /// The value of a part, as it is shown.
  func value(of part: Part) -> String {
    switch part {
    case .size: size
    case .theme: theme
    case .people: "\(people)"
    case .opponent: opponent?.rawValue ?? Self.nobody
    case .scoring: scoring.name
    }
  }

  private static let nobody = "nobody"

  /// The values that a part can take; a bot needs a seat of its own.
  private func values(of part: Part, themes: [String]) -> [String] {
    switch part {
    case .size: Self.sizes
    case .theme: themes
    case .people: (1...(opponent == nil ? 4 : 3)).map(String.init)
    case .opponent: [Self.nobody] + PlayerLevel.allCases.map(\.rawValue)
    case .scoring: [ScoringRule.standard.name, ScoringRule.timed.name]
    }
  }

  /// Takes the next value of a part, or the one before; after the last one comes the first.
  mutating func step(_ part: Part, back: Bool = false, themes: [String] = []) {
    let values = values(of: part, themes: themes)
    let present = value(of: part)
    let value = (back ? values.reversed() : values).element(after: present)
    switch part {
    case .size: size = value
    case .theme: theme = value
    case .people: people = Int(value) ?? people
    case .opponent:
      opponent = PlayerLevel(rawValue: value)
      if opponent != nil { people = min(people, 3) }
    case .scoring: scoring = value == ScoringRule.timed.name ? .timed : .standard
    }
  }

  /// The request for a game with these options, of the theme of the game before.
  var request: NewGame {
    NewGame(
      size: try? BoardSize(parsing: size), people: people,
      opponents: opponent.map { [$0.rawValue] } ?? [], scoring: scoring)
  }

  /// The request for a game with these options and a theme.
  func request(theme: String) -> NewGame {
    var request = request
    request.theme = theme
    return request
  }
}

extension GameOptions {
  /// Where the options of the last game are kept.
  static let word = StoredWord(name: "new game", title: "the choices for the next game")

  /// The options in words, for the store.
  var text: String {
    [Part.size, .theme, .people, .opponent, .scoring].map(value(of:)).joined(separator: " ")
  }

  /// Options that were kept; nil for what are none.
  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 5, let size = try? BoardSize(parsing: words[0]),
      let people = Int(words[2]), (1...4).contains(people)
    else { return nil }
    self.init(nil)
    self.size = "\(size)"
    theme = words[1]
    opponent = PlayerLevel(rawValue: words[3])
    self.people = opponent == nil ? people : min(people, 3)
    scoring = words[4] == ScoringRule.timed.name ? .timed : .standard
  }
}
