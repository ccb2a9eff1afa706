import ConcentrationApp
import ConcentrationEngine
import UIKit

extension StateValue {
  /// A part of where one is.
  init(_ key: PlaceKey, _ value: String) {
    self.init(key: key.rawValue, value: value)
  }
}

extension ShellSession {
  /// All that expectations can test, in the order in which `state` prints it.
  package var stateValues: [StateValue] {
    let screen = game.screen
    var values = [
      StateValue(.tab, app.tabName), StateValue(.screen, screen?.screenName ?? ""),
      StateValue(.path, game.path),
      StateValue(.visible, game.visibleNames.joined(separator: " ")),
    ]
    let own = screen?.stateValues ?? []
    let keys = Set(own.map(\.key))
    values += game.session.stateValues.filter { !keys.contains($0.key) }
    return values + own
  }

  /// The keys that have a value here.
  var stateOffers: [String] { stateValues.map(\.key) }

  /// The value of a key; nil if there is none here.
  package func stateValue(_ key: String) -> String? {
    stateValues.first { $0.key == key }?.value
  }

  /// What a card of the current game shows; nil if there is no such card.
  package func cardState(
    _ card: CardReference
  ) -> (state: CardExpectation, word: String?)? {
    guard let table = game.session.table else { return nil }
    let game = table.game
    guard card.column < game.size.columns, card.row < game.size.rows else { return nil }
    let position = Position(column: card.column, row: card.row)
    let word = game.visiblePicture(at: position).map { table.presenter.symbol(for: $0).word }
    switch game.state(at: position) {
    case .faceDown: return (.down, nil)
    case .faceUp: return (.up, word)
    case .matched: return (.matched, word)
    case nil: return nil
    }
  }

  /// The figures of the game in one sentence.
  package func scoreSentence() throws(CommandFailure) -> String {
    try refusing { () throws(SessionError) in
      try game.session.currentTable().score(showsTime: game.settings.current.showsClock)
    }
  }
}

/// Turns the app's refusals into the shell's.
@MainActor
func refusing<Value>(
  at range: Range<Int>? = nil, _ body: () throws(SessionError) -> Value
) throws(CommandFailure) -> Value {
  do throws(SessionError) {
    return try body()
  } catch {
    throw CommandFailure(.refused(error.words), at: range)
  }
}
