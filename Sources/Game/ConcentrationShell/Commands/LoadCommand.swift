import ConcentrationApp
import UIKitShell

extension Command {
  static let load = Command(
    "load", group: .session, takesBlock: true, needsFinger: true, arguments: "[NAME]",
    summary: "brings a saved game back",
    details: [
      "Brings back the game of that name. Without a name: the one that save saved",
      "in this session, else the one that was kept when you quit. Of several kept",
      "games it is the one that was played last; load ID brings another one back.",
      "In scripts also <<GAME, the lines of a saved game, GAME: what record writes.",
    ],
    seeAlso: ["save", "new"],
    offers: { context in context.savedNames + context.keptIDs },
    action: { arguments, session throws(CommandFailure) in
      if let block = arguments.line.block {
        try arguments.end()
        return try session.load(block)
      }
      let word = arguments.next()
      try arguments.end()
      return try session.bringBack(at: word?.range) { game throws(SessionError) in
        try game.load(named: word?.text)
      }
    })
}

extension CompletionContext {
  fileprivate var keptIDs: [Completion.Candidate] {
    guard arguments.isEmpty else { return [] }
    return session.game.session.keptGames.map { .init($0.id) }
  }
}

extension ShellSession {
  /// Brings a game back; a recording holds its moves, since scripts have no access to the player's games.
  func bringBack(
    at range: Range<Int>? = nil, _ body: (RunningGame) throws(SessionError) -> String
  ) throws(CommandFailure) -> Outcome {
    let before = game.session.table
    let message = try refusing(at: range) { () throws(SessionError) in try body(game) }
    let isOther = environment.mode == .typed && game.session.table !== before
    return Outcome(message, drawing: .always, canonical: isOther ? game.asBlock : nil)
  }

  /// Loads a game from the lines in a script.
  fileprivate func load(_ lines: [String]) throws(CommandFailure) -> Outcome {
    let text = lines.map { $0 + "\n" }.joined()
    let message = try refusing(at: nil) { () throws(SessionError) in
      try game.load(text: text)
    }
    return Outcome(message, drawing: .always)
  }
}
