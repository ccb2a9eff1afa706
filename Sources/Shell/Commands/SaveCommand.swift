import ConcentrationApp
import ConcentrationEngine

extension Command {
  static let save = Command(
    "save", group: .session, arguments: "[NAME]", summary: "keeps the game under a name",
    details: [
      "Keeps the game with all its moves under a name: letters, digits, - and _.",
      "Without a name the game is kept anyway; this says under which id.",
    ],
    seeAlso: ["load", "id"],
    offers: { context in context.savedNames },
    action: { arguments, session throws(CommandFailure) in
      guard let word = arguments.next() else { return Outcome(try session.keptSentence()) }
      try arguments.end()
      try refusing(at: word.range) { () throws(SessionError) in
        try session.app.session.save(named: word.text)
      }
      return Outcome("Saved as \(word.text). load \(word.text) brings it back.")
    })

  static let load = Command(
    "load", group: .session, arguments: "[NAME]", summary: "brings a saved game back",
    details: ["Brings back the game of that name, or without a name the kept one."],
    seeAlso: ["save", "new"],
    offers: { context in context.savedNames },
    action: { arguments, session throws(CommandFailure) in
      let word = arguments.next()
      try arguments.end()
      let message = try refusing(at: word?.range) { () throws(SessionError) in
        try session.app.loadGame(named: word?.text)
      }
      return Outcome(message, drawing: .always)
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
      guard let id = session.app.session.id else {
        throw CommandFailure(.refused(SessionError.noGame.message))
      }
      return Outcome("\(isLayout ? id.layoutID : id)")
    })
}

extension CompletionContext {
  fileprivate var savedNames: [Completion.Candidate] {
    guard arguments.isEmpty else { return [] }
    return session.app.session.savedNames.map { .init($0) }
  }
}

extension ShellSession {
  fileprivate func keptSentence() throws(CommandFailure) -> String {
    guard let id = app.session.id else {
      throw CommandFailure(.refused(SessionError.noGame.message))
    }
    return "\(id) is kept for the next start. To keep it under a name: save NAME"
  }
}
