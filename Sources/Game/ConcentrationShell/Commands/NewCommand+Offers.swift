import ConcentrationApp
import ConcentrationEngine
import UIKitShell

extension ShellSession {
  /// The id of the current game, then those of the games finished last, without duplicates.
  fileprivate var recentIDs: [String] {
    let finished = (try? game.environment.store.recentGames(limit: 5)) ?? []
    var ids = (game.session.table?.id).map { ["\($0)"] } ?? []
    for game in finished.map(\.game.id) where !ids.contains(game) { ids.append(game) }
    return ids
  }
}

extension CompletionContext {
  /// Sizes, themes, options and the ids of recent games, each only where it is still valid.
  func newGameOffers() -> [Completion.Candidate] {
    if let last = words.last, last == "--against" || last == "against" {
      return (NewGameReader.levels + ["person"]).map { .init($0) }
    }
    if words.last == "--players" { return ["2", "3", "4"].map { .init($0) } }
    if words.last == "--seed" { return [] }
    let themes = session.game.session.themes.map(\.name)
    var offers = arguments.isEmpty ? ["4x4", "6x6", "8x8", "12x8", "26x20"] : []
    if !arguments.contains(where: { themes.contains($0.lowercased()) }) { offers += themes }
    if arguments.isEmpty { offers += session.recentIDs }
    let options = NewGameReader.options.filter { !arguments.contains($0) || $0 == "--against" }
    return (offers + options).map { .init($0) }
  }
}
