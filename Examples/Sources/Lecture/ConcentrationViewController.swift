import UIKit

/// The game: a button for each card, and the count of flips below them.
class ConcentrationViewController: VCLLoggingViewController {
  override var vclLoggingName: String { "Game" }

  // Outlets. They are nil until the view has been loaded, and so in prepare(for:sender:).
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var cardButtons: [UIButton]!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var flipCountLabel: UILabel!

  private lazy var game = Concentration(numberOfPairsOfCards: numberOfPairsOfCards)

  var numberOfPairsOfCards: Int { (cardButtons.count + 1) / 2 }

  var theme: String? {
    didSet {
      emojiChoices = theme ?? ""
      emoji = [:]
      updateViewFromModel()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateViewFromModel()
  }

  func touchCard(_ sender: UIButton) {
    guard let cardNumber = cardButtons.firstIndex(of: sender) else {
      print("chosen card was not in cardButtons")
      return
    }
    game.chooseCard(at: cardNumber)
    updateViewFromModel()
  }

  private func updateViewFromModel() {
    // A theme may be set before the outlets are.
    guard cardButtons != nil else { return }
    for (index, button) in cardButtons.enumerated() {
      let card = game.cards[index]
      button.setTitle(card.isFaceUp ? emoji(for: card) : "", for: .normal)
      button.accessibilityLabel = "Card \(index + 1)"
      button.backgroundColor =
        card.isFaceUp ? .white : card.isMatched ? .clear : .orange
      button.isEnabled = card.isFaceUp || !card.isMatched
    }
    flipCountLabel.text = "Flips: \(game.flipCount)"
  }

  private var emojiChoices = "ABCDEFGH"
  private var emoji: [Card: String] = [:]

  private func emoji(for card: Card) -> String {
    if emoji[card] == nil, !emojiChoices.isEmpty {
      emoji[card] = String(emojiChoices.removeFirst())
    }
    return emoji[card] ?? "?"
  }
}
