import ConcentrationEngine

/// A request for a new game; what is nil stays as in the game before.
package struct NewGame: Hashable, Sendable {
  /// The board's size.
  package var size: BoardSize?
  /// The name of a theme.
  package var theme: String?
  /// Whether other symbols complete a theme that has too few; by default as in new games here.
  package var completesTheme: Bool?
  /// The seed; without one the environment draws it.
  package var seed: SeedText?
  /// A whole ID, which decides size, theme and deal.
  package var id: GameID?
  /// The number of people, 1 through 4; one if it is nil.
  package var people: Int?
  /// The names of the people, as many as there are; empty for those that they had before, if they had any.
  package var names: [String] = []
  /// The levels of bots that take the seats after the people.
  package var opponents: [String]
  package var scoring: ScoringRule?

  package init(
    size: BoardSize? = nil, theme: String? = nil, seed: SeedText? = nil, id: GameID? = nil,
    people: Int? = nil, opponents: [String] = [], scoring: ScoringRule? = nil
  ) {
    self.size = size
    self.theme = theme
    self.seed = seed
    self.id = id
    self.people = people
    self.opponents = opponents
    self.scoring = scoring
  }
}

extension GameSession {
  /// The command that deals another game of the same size and theme, for the same players.
  var commandForAnotherGame: String {
    guard let parameters = table?.parameters else { return "new" }
    let people = parameters.players - parameters.bots.count
    var parts = ["new"]
    if people > 1 { parts += ["--players", self.people(people)] }
    for bot in parameters.bots { parts += ["--against", bot.level] }
    return parts.joined(separator: " ")
  }

  /// So many people as `new` takes them: by their names, if they have some.
  package func people(_ count: Int) -> String {
    let names = names(ofPeople: count)
    return names.isEmpty ? "\(count)" : names.joined(separator: ",")
  }
}
