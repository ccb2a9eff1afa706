// swift-format-ignore-file
//  Cards that bounce about, are turned by a tap, and fly together when two are alike: after the course's PlayingCard.

import UIKit

final class BouncingCardView: UIView {
    var rank = 0
    var isFaceUp = false { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func draw(_ rect: CGRect) {
        let roundedRect = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.width * 0.1)
        roundedRect.addClip()
        (isFaceUp ? UIColor.white : UIColor.blue).setFill()
        roundedRect.fill()
        guard isFaceUp else { return }
        let corner = NSAttributedString(string: ["?", "A", "2", "3"][rank], attributes: [.foregroundColor: UIColor.black])
        corner.draw(at: CGPoint(x: 8, y: 8))
        let pip = UIBezierPath(ovalIn: CGRect(x: bounds.midX - 12, y: bounds.midY - 12, width: 24, height: 24))
        UIColor.red.setFill()
        pip.fill()
    }
}

final class CardBehavior: UIDynamicBehavior {
    lazy var collisionBehavior: UICollisionBehavior = {
        let behavior = UICollisionBehavior()
        behavior.translatesReferenceBoundsIntoBoundary = true
        return behavior
    }()

    lazy var itemBehavior: UIDynamicItemBehavior = {
        let behavior = UIDynamicItemBehavior()
        behavior.allowsRotation = false
        behavior.elasticity = 1.0
        behavior.resistance = 0
        return behavior
    }()

    private func push(_ item: UIDynamicItem) {
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        if let referenceBounds = dynamicAnimator?.referenceView?.bounds {
            let center = CGPoint(x: referenceBounds.midX, y: referenceBounds.midY)
            switch (item.center.x, item.center.y) {
            case let (x, y) where x < center.x && y < center.y: push.angle = .pi / 5
            case let (x, y) where x > center.x && y < center.y: push.angle = .pi - .pi / 5
            case let (x, y) where x < center.x && y > center.y: push.angle = -.pi / 5
            case let (x, y) where x > center.x && y > center.y: push.angle = .pi + .pi / 5
            default: push.angle = 1
            }
        }
        push.magnitude = 1.5
        push.action = { [unowned push, weak self] in
            self?.removeChildBehavior(push)
        }
        addChildBehavior(push)
    }

    func addItem(_ item: UIDynamicItem) {
        collisionBehavior.addItem(item)
        itemBehavior.addItem(item)
        push(item)
    }

    func removeItem(_ item: UIDynamicItem) {
        collisionBehavior.removeItem(item)
        itemBehavior.removeItem(item)
    }

    override init() {
        super.init()
        addChildBehavior(collisionBehavior)
        addChildBehavior(itemBehavior)
    }

    convenience init(in animator: UIDynamicAnimator) {
        self.init()
        animator.addBehavior(self)
    }
}

final class PlayingCardViewController: UIViewController {
    private(set) var cardViews: [BouncingCardView] = []
    lazy var animator = UIDynamicAnimator(referenceView: view)
    lazy var cardBehavior = CardBehavior(in: animator)

    private var faceUpCardViews: [BouncingCardView] {
        cardViews.filter {
            $0.isFaceUp && !$0.isHidden && $0.transform != CGAffineTransform.identity.scaledBy(x: 3.0, y: 3.0) && $0.alpha == 1
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, rank) in [1, 2, 1, 2].enumerated() {
            let card = BouncingCardView(frame: CGRect(x: 40 + 140 * index, y: index % 2 == 0 ? 60 : 220, width: 80, height: 112))
            card.rank = rank
            view.addSubview(card)
            cardViews.append(card)
            card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: PlayingCardViewController.flipCard))
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for card in cardViews { cardBehavior.addItem(card) }
    }

    func flipCard(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended, let chosen = recognizer.view as? BouncingCardView, faceUpCardViews.count < 2 else { return }
        cardBehavior.removeItem(chosen)
        UIView.transition(with: chosen, duration: 0.6, options: [.transitionFlipFromLeft]) {
            chosen.isFaceUp = !chosen.isFaceUp
        } completion: { _ in
            let up = self.faceUpCardViews
            if up.count == 2, up[0].rank == up[1].rank { self.celebrate(up) } else if up.count == 2 { self.turnBack(up) }
        }
    }

    private func celebrate(_ cards: [BouncingCardView]) {
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.6, delay: 0, options: []) {
            for card in cards { card.transform = CGAffineTransform.identity.scaledBy(x: 3.0, y: 3.0) }
        } completion: { _ in
            UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.75, delay: 0, options: []) {
                for card in cards {
                    card.transform = CGAffineTransform.identity.scaledBy(x: 0.1, y: 0.1)
                    card.alpha = 0
                }
            } completion: { _ in
                for card in cards {
                    card.isHidden = true
                    card.alpha = 1
                    card.transform = .identity
                }
                print("matched")
            }
        }
    }

    private func turnBack(_ cards: [BouncingCardView]) {
        for card in cards {
            UIView.transition(with: card, duration: 0.6, options: [.transitionFlipFromLeft]) {
                card.isFaceUp = false
            } completion: { _ in
                self.cardBehavior.addItem(card)
            }
        }
        print("turned back")
    }
}
