import ConcentrationEngine

/// The bots at a table.
struct BotTable {
  /// The levels that can be chosen.
  static var levels: [String] { [] }

  init(_ parameters: GameParameters) {}

  /// Lets the bots forget everything and see the game again from its start.
  mutating func rebuild(from history: GameHistory) {}
}

extension GameSession {
  func letBotsAnswer(_ report: inout TurnReport) {}
  func letBotsOpen() {}
}
