import ConcentrationApp
import ConcentrationEngine
import UIKitShell

/// The commands with which a recording restores the game.
extension RunningGame {
  /// The tag that ends a saved game in a script.
  private static let tag = "GAME"

  /// The shortest command that restores the current game: its deal or, if it was played, all its
  /// moves.
  var asCommand: String? {
    guard let table = session.table else { return nil }
    let isFresh = table.attempts == 0 && table.parameters.players == 1
    return isFresh ? explicitNew(NewGame()) : asBlock
  }

  /// The command that restores the current game with its moves.
  var asBlock: String? {
    guard let text = try? session.savedText() else { return nil }
    return "load <<\(Self.tag)\n\(text)\(Self.tag)"
  }

  /// The `new` command that deals the current game again, with its seed made explicit.
  func explicitNew(_ request: NewGame) -> String? {
    session.table.map { newGame("\($0.id)", request) }
  }

  /// The `new` command that deals what was asked for from a seed; nil if the text is none.
  func newGame(_ request: NewGame, seed: some StringProtocol) -> String? {
    guard let seed = try? SeedText(parsing: String(seed)) else { return nil }
    var seeded = request
    seeded.seed = seed
    guard let id = try? session.id(for: seeded) else { return nil }
    let isPlain = request.theme == nil && id.scheme == .labels && id.theme == GameID.standardTheme
    return newGame(isPlain ? "\(id.size)#\(seed)" : "\(id)", request)
  }

  private func newGame(_ id: String, _ request: NewGame) -> String {
    var parts = ["new", Word.quoted(id)]
    if let people = request.people, people > 1 {
      parts += ["--players", session.people(people)]
    }
    for level in request.opponents { parts += ["--against", level] }
    if request.scoring == .timed { parts.append("--timed") }
    return parts.joined(separator: " ")
  }

  /// What is said to a person whose ID shows labels, since it is older than the completion of themes.
  var offerOfPictures: [String] {
    guard environment.completesThemes, let table = session.table, let seed = table.id.seed,
      table.id.scheme == .labels, table.theme.symbols.count < table.parameters.size.pairCount
    else { return [] }
    let id = GameID(
      size: table.id.size, theme: table.theme, seed: seed, scheme: .completed)
    return ["Labels, as this id always had; \(newGame("\(id)", NewGame())) has pictures."]
  }
}
