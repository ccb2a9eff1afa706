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
}

extension CompletionContext {
  var savedNames: [Completion.Candidate] {
    guard arguments.isEmpty else { return [] }
    return session.game.session.savedNames.map { .init($0) }
  }
}

extension ShellSession {
  /// Saves the current game and returns the name.
  fileprivate func save(_ word: Word?, replaces: Bool) throws(CommandFailure) -> String {
    do throws(SessionError) {
      return try game.session.save(named: word?.text, replaces: replaces)
    } catch {
      var failure = CommandFailure(.session(error), at: word?.range)
      // Where a recording is run, the name may be free.
      if case .nameTaken = error { failure.isRecorded = false }
      throw failure
    }
  }
}
