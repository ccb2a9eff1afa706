import ConcentrationApp
import ConcentrationEngine
import UIKitShell

extension Command {
  static let flip = Command(
    "flip", group: .play, shortForms: ["f"], otherWords: ["open", "turn", "pick"],
    arguments: "CARD [CARD]", summary: "turns one or two cards",
    headline: "turn one or two cards; b2 alone does the same",
    details: [
      "Turns one or two cards face up; cards alone do the same: b2, b2 c3, b2,c3.",
      "Two that differ stay up until your next flip.",
      "Cards: column letter and row number from the top left, like b2.",
      "Errors: off the board, already up, already matched.",
    ],
    seeAlso: ["undo", "peek", "describe"],
    offers: { context in
      guard context.arguments.count < 2 else { return [] }
      let chosen = context.arguments.map { $0.lowercased() }
      return context.session.faceDownCards.filter { !chosen.contains($0) }.map { .init($0) }
    },
    action: { arguments, session throws(CommandFailure) in
      let cards = try arguments.oneOrTwoCards()
      let board = try session.requireBoard()
      do throws(SessionError) {
        let message = try board.flip(
          cards.first.card.position, then: cards.second?.card.position)
        return Outcome(message, drawing: .step)
      } catch {
        throw failure(error, cards)
      }
    })

  /// The refusal of a flip, with the card at fault.
  private static func failure(
    _ error: SessionError,
    _ cards: (first: ArgumentReader.NamedCard, second: ArgumentReader.NamedCard?)
  ) -> CommandFailure {
    guard let position = error.position else { return CommandFailure(.session(error)) }
    let named = cards.second.flatMap { $0.card.position == position ? $0 : nil } ?? cards.first
    return CommandFailure(.session(error), at: named.range)
  }
}

extension CardReference {
  /// The position, which may be off the board.
  package var position: Position { Position(column: column, row: row) }
}

extension SessionError {
  /// The card at fault, if the error is about one.
  var position: Position? {
    guard case .move(let error, _, _) = self else { return nil }
    switch error {
    case .offBoard(let position, _), .alreadyMatched(let position, _),
      .alreadyFaceUp(let position), .samePositionTwice(let position),
      .passWithCardUp(let position):
      return position
    case .gameOver, .passWithoutOthers, .timeMissing, .timeOutOfOrder: return nil
    }
  }
}

extension ShellSession {
  /// The frontmost screen, which must have a board.
  ///
  /// - Throws: `CommandFailure` with the way to the board, or to a game.
  package func requireBoard() throws(CommandFailure) -> any BoardScreen {
    if let board = game.board { return board }
    throw CommandFailure(.noCardsHere(way: game.wayToBoard))
  }

  /// The names of the cards that can be turned, without their symbols.
  package var faceDownCards: [String] {
    guard let game = game.session.table?.game else { return [] }
    return (0..<game.size.cardCount).filter { game.state(at: $0) == .faceDown }
      .map { "\(game.position(at: $0))" }
  }
}
