import ConcentrationApp
import ConcentrationEngine
import UIKitShell

extension Command {
  static let save = Command(
    "save", group: .session, arguments: "[NAME [overwrite]]",
    summary: "keeps the game under a name",
    details: [
      "Keeps the game with all its moves under a name: letters, digits, - and _.",
      "A saved game is replaced only if overwrite follows its name. Without a name",
      "the game is saved as last, which load without a name brings back.",
    ],
    seeAlso: ["load", "id"],
    offers: { context in
      context.arguments.count == 1 ? [.init("overwrite")] : context.savedNames
    },
    action: { arguments, session throws(CommandFailure) in
      let word = arguments.next()
      let replaces = word != nil && arguments.take("overwrite") != nil
      try arguments.end()
      let name = try session.save(word, replaces: replaces)
      let load = word == nil ? "load" : "load \(name)"
      let loss = session.game.environment.reasonForLoss.map { " until you quit, as \($0)" } ?? ""
      return Outcome("Saved as \(name). \(load) brings it back\(loss).")
    })

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

  static let `continue` = Command(
    "continue", group: .move, after: "type", otherWords: ["resume"],
    summary: "goes on with the game",
    details: ["Shows the game on the table, or brings back the one that load brings back."],
    seeAlso: ["load"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      return try session.bringBack { game throws(SessionError) in try game.goOn() }
    })

  static let id = Command(
    "id", group: .session, arguments: "[layout]", summary: "game id, to share or give to new",
    details: [
      "id           size, theme and seed: friends get the same cards with new ID",
      "id layout    the cards themselves, whatever becomes of the generator",
    ],
    seeAlso: ["new"],
    offers: { context in context.arguments.isEmpty ? [.init("layout")] : [] },
    action: { arguments, session throws(CommandFailure) in
      let isLayout = arguments.take("layout") != nil
      try arguments.end()
      let id = try refusing { () throws(SessionError) in try session.game.session.currentTable().id
      }
      return Outcome("\(isLayout ? id.layoutID : id)")
    })
}

extension CompletionContext {
  fileprivate var savedNames: [Completion.Candidate] {
    guard arguments.isEmpty else { return [] }
    return session.game.session.savedNames.map { .init($0) }
  }

  fileprivate var keptIDs: [Completion.Candidate] {
    guard arguments.isEmpty else { return [] }
    return session.game.session.keptGames.map { .init($0.id) }
  }
}

extension ShellSession {
  /// Saves the current game and returns the name.
  fileprivate func save(_ word: Word?, replaces: Bool) throws(CommandFailure) -> String {
    do throws(SessionError) {
      return try game.session.save(named: word?.text, replaces: replaces)
    } catch {
      var failure = CommandFailure(.refused(error.words), at: word?.range)
      // Where a recording is run, the name may be free.
      if case .nameTaken = error { failure.isRecorded = false }
      throw failure
    }
  }

  /// Brings a game back; a recording holds its moves, since scripts have no access to the player's games.
  fileprivate func bringBack(
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
