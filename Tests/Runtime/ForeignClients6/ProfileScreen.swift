// swift-format-ignore-file
import UIKit

/// A profile in Auto Layout: a card with rounded corners, stacks in stacks, a scroll view, a form.
final class ProfileViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let card = CardView()
    let nameLabel = UILabel()
    let biographyLabel = UILabel()
    private let followButton = UIButton(type: .system)
    private let messageButton = UIButton(type: .system)
    private lazy var buttons = UIStackView(arrangedSubviews: [followButton, messageButton])
    private var biographyHeight: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.text = "Ada Lovelace"
        biographyLabel.text = "Wrote the first program, for a machine that was never finished."
        biographyLabel.numberOfLines = 0
        followButton.setTitle("Follow", for: .normal)
        messageButton.setTitle("Message", for: .normal)
        setUpHierarchy()
        setUpConstraints()
    }

    private func setUpHierarchy() {
        buttons.axis = .horizontal
        buttons.distribution = .fillEqually
        buttons.spacing = 2
        card.stack.addArrangedSubview(nameLabel)
        card.stack.addArrangedSubview(biographyLabel)
        card.stack.addArrangedSubview(buttons)
        card.stack.setCustomSpacing(1, after: biographyLabel)
        scrollView.addSubview(card)
        view.addSubview(scrollView)
    }

    private func setUpConstraints() {
        [scrollView, card].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        let content = scrollView.contentLayoutGuide
        biographyHeight = biographyLabel.heightAnchor.constraint(equalToConstant: 1)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

            card.topAnchor.constraint(equalTo: content.topAnchor, constant: 1),
            card.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 2),
            card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -2),
            card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -1),
            card.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -4),
        ])
    }

    func collapse(_ isCollapsed: Bool) {
        biographyHeight.isActive = isCollapsed
        buttons.isHidden = isCollapsed
        UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    }
}

/// A card with a border, whose content lies in a stack.
final class CardView: UIView {
    let stack = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        layer.cornerRadius = 12
        layer.borderWidth = 1
        layer.borderColor = UIColor.separator.cgColor
        layer.masksToBounds = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        ])
    }
}
