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
