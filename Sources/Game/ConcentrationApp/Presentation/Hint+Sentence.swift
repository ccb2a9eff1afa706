import ConcentrationPlayers

extension Hint {
  /// The card to turn and why, in one sentence.
  var sentence: String {
    guard let position else { return "Best is to pass: every card turned would help the others." }
    return switch reason {
    case .knownPair: "Try \(position): you have seen its partner too."
    case .knownMate: "Try \(position): it is the partner of the card that is up."
    case .newCard: "Try \(position), a card never seen: nothing better is known."
    case .nothingNew: "Try \(position): it shows the others nothing new."
    case .betterToPass: "Try \(position)."
    }
  }
}
