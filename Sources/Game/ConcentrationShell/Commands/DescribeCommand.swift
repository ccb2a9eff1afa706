import ConcentrationApp
import ConcentrationEngine
import UIKitShell

extension Command {
  static let describeCards = Command(
    "describe", group: .play, isOverride: true, shortForms: ["d"], answers: true,
    arguments: "[CARD|ROW]", summary: "the screen in sentences",
    details: [
      "Says the whole screen, one card (describe b2) or one row (describe 2).",
      "A card that is face down is only said to be down.",
    ],
    seeAlso: ["look"],
    offers: { context in
      guard context.arguments.isEmpty, context.session.game.screen is any BoardScreen else {
        return []
      }
      return context.session.rowNumbers.map { .init($0) }
    },
    action: { arguments, session throws(CommandFailure) in
      guard let word = arguments.next() else { return Outcome(session.elements.sentences) }
      try arguments.end()
      return Outcome(try session.sentence(about: word))
    })
}

extension ShellSession {
  fileprivate var rowNumbers: [String] {
    guard let table = game.session.table else { return [] }
    return (1...table.parameters.size.rows).map(String.init)
  }

  fileprivate func sentence(about word: Word) throws(CommandFailure) -> String {
    _ = try requireBoard()
    guard let table = game.session.table else {
      throw CommandFailure(.noCardsHere(way: game.wayToBoard))
    }
    let size = table.parameters.size
    if let row = Int(word.text) {
      guard (1...size.rows).contains(row) else {
        throw CommandFailure(
          .notNumber(word.text, what: "a row", range: 1...size.rows), at: word.range)
      }
      return table.presenter.rowSentence(row - 1)
    }
    guard let card = CardReference(word.text) else {
      throw CommandFailure(.notCard(word.text), at: word.range)
    }
    guard card.column < size.columns, card.row < size.rows else {
      throw CommandFailure(
        .session(table.refusal(.offBoard(card.position, size))), at: word.range)
    }
    return table.presenter.cardSentence(card.position)
  }
}
