import UIKitShell

/// The states of a card that an expectation can name.
package enum CardExpectation: String, Hashable, Sendable, CaseIterable {
  case down, up, matched
}

extension ExpectationKind {
  /// A card is in a state, and optionally shows a symbol: `expect card b2 up triangle`.
  static let card = ExpectationKind(
    name: "card",
    summary: "expect card b2 up       # down, up or matched, and perhaps the symbol's word",
    parse: { values throws(ExpectationError) in
      guard let first = values.first else { throw .missingValue("card", "a card, like b2") }
      guard let card = CardReference(first.text) else {
        throw .unreadable(CommandProblem.notCard(first.text).message)
      }
      var state: CardExpectation?
      var word: String?
      for value in values.dropFirst() {
        let text = value.text
        if state == nil, word == nil, let found = CardExpectation(rawValue: text.lowercased()) {
          state = found
        } else if word == nil {
          word = text
        } else {
          throw .tooMuch(text)
        }
      }
      guard state != nil || word != nil else {
        throw .missingValue("card \(first.text)", "down, up, matched or the symbol's word")
      }
      return { [state, word] session in session.miss(card, state, word) }
    })
}

extension ShellSession {
  /// How a card differs from an expectation; nil if it meets it.
  fileprivate func miss(
    _ card: CardReference, _ wanted: CardExpectation?, _ word: String?
  ) -> String? {
    let asked = [wanted?.rawValue, word].compactMap { $0 }.joined(separator: " ")
    guard let actual = cardState(card) else {
      return "card \(card) \(asked); there is no card \(card)"
    }
    let sameState = wanted == nil || wanted == actual.state
    let sameWord = word == nil || word?.lowercased() == actual.word?.lowercased()
    guard !sameState || !sameWord else { return nil }
    let came = [actual.state.rawValue, actual.word].compactMap { $0 }.joined(separator: " ")
    return "card \(card) \(asked); \(card) is \(came)"
  }
}
