import ConcentrationEngine

extension GameID {
  /// Size, theme and seed in words, for a person who hears them.
  package var sentence: String {
    let cards = "\(size) cards, theme \(theme)"
    return switch deal {
    case .seed(let seed): "\(cards), seed \(seed)."
    case .layout: "\(cards), laid out card by card."
    }
  }
}
