import UIKit

class ConcentrationViewController: VCLLoggingViewController {
    override var vclLoggingName: String { return "Game" }

    @IBOutlet private(set) var cardButtons: [UIButton]!
    @IBOutlet private weak var flipCountLabel: UILabel!

    private lazy var game = Concentration(numberOfPairsOfCards: numberOfPairsOfCards)

    var numberOfPairsOfCards: Int { return (cardButtons.count + 1) / 2 }

    var theme: String? {
        didSet {
            emojiChoices = theme ?? ""
            emoji = [:]
            updateViewFromModel()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Concentration"
        updateViewFromModel()
    }

    @IBAction private func touchCard(_ sender: UIButton) {
        if let cardNumber = cardButtons.firstIndex(of: sender) {
            game.chooseCard(at: cardNumber)
            updateViewFromModel()
        } else {
            print("chosen card was not in cardButtons")
        }
    }

    private func updateViewFromModel() {
        // A theme may be set before the outlets are.
        guard cardButtons != nil else { return }
        for index in cardButtons.indices {
            let button = cardButtons[index]
            let card = game.cards[index]
            button.setTitle(card.isFaceUp ? emoji(for: card) : "", for: .normal)
            button.accessibilityLabel = "Card \(index + 1)"
            button.backgroundColor = card.isFaceUp ? .white : card.isMatched ? .clear : .orange
            button.isEnabled = card.isFaceUp || !card.isMatched
        }
        flipCountLabel.text = "Flips: \(game.flipCount)"
    }

    private var emojiChoices = "ABCDEFGH"
    private var emoji = [Card: String]()

    private func emoji(for card: Card) -> String {
        if emoji[card] == nil, !emojiChoices.isEmpty {
            emoji[card] = String(emojiChoices.removeFirst())
        }
        return emoji[card] ?? "?"
    }
}
