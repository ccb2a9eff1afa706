import ConcentrationApp
import ConcentrationEngine
import UIKit
import UIKitShell

extension ShellSession {
  /// What a card of the current game shows; nil if there is no such card.
  package func cardState(
    _ card: CardReference
  ) -> (state: CardExpectation, word: String?)? {
    guard let table = game.session.table else { return nil }
    let game = table.game
    guard card.column < game.size.columns, card.row < game.size.rows else { return nil }
    let position = Position(column: card.column, row: card.row)
    let word = game.visiblePicture(at: position).map { table.presenter.word(for: $0) }
    switch game.state(at: position) {
    case .faceDown: return (.down, nil)
    case .faceUp: return (.up, word)
    case .matched: return (.matched, word)
    case nil: return nil
    }
  }

  /// Flips, pairs, score and time of the game in one sentence.
  package func scoreSentence() throws(CommandFailure) -> String {
    try refusing { () throws(SessionError) in
      try game.session.currentTable().score(showsTime: game.settingsCenter.current.showsClock)
    }
  }
}

/// Runs a body and throws its `SessionError` as a `CommandFailure`.
@MainActor
func refusing<Value>(
  at range: Range<Int>? = nil, _ body: () throws(SessionError) -> Value
) throws(CommandFailure) -> Value {
  do throws(SessionError) {
    return try body()
  } catch {
    throw CommandFailure(.session(error), at: range)
  }
}
