import ConcentrationApp
import ConcentrationEngine
import UIKitShell

/// The game as commands that a recording writes.
extension RunningGame {
  /// The tag that ends a saved game in a script.
  private static let tag = "GAME"

  /// The shortest command that brings the present game: a deal, or if it was played, all of it.
  var asCommand: String? {
    guard let table = session.table else { return nil }
    let isFresh = table.attempts == 0 && table.parameters.players == 1
    return isFresh ? explicitNew(NewGame()) : asBlock
  }

  /// The command that puts the present game on the table of another session, moves and all.
  var asBlock: String? {
    guard let text = try? session.savedText() else { return nil }
    return "load <<\(Self.tag)\n\(text)\(Self.tag)"
  }

  /// The command that deals the present game again, as it was asked for.
  func explicitNew(_ request: NewGame) -> String? {
    guard let id = session.table?.id else { return nil }
    var parts = ["new", Word.quoted("\(id)")]
    if let people = request.people, people > 1 { parts += ["--players", "\(people)"] }
    for level in request.opponents { parts += ["--against", level] }
    if request.scoring == .timed { parts.append("--timed") }
    return parts.joined(separator: " ")
  }
}
