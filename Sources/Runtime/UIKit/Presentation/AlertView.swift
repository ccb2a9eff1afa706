import Foundation

/// A box in the middle with a title, a message and a row for each answer.
@MainActor
final class AlertView: UIView {
  private let box = UIView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private var buttons: [UIButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    messageLabel.numberOfLines = 0
    titleLabel.accessibilityTraits = .header
    accessibilityViewIsModal = true
    box.backgroundColor = .darkGray
    addSubview(box)
    box.addSubview(titleLabel)
    box.addSubview(messageLabel)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows the words and the answers of an alert.
  func show(_ alert: UIAlertController) {
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    for button in buttons { button.removeFromSuperview() }
    buttons = alert.actions.map { action in
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: action.title ?? "") { [weak alert] _ in
          alert?.answer(with: action)
        })
      button.isEnabled = action.isEnabled
      return button
    }
    for button in buttons { box.addSubview(button) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGSize(width: max(0, min(60, bounds.width - 4)), height: bounds.height)
    let inner = room.width - 2
    let titleHeight: CGFloat = titleLabel.text == nil ? 0 : 1
    let messageHeight =
      messageLabel.text == nil
      ? 0 : messageLabel.sizeThatFits(CGSize(width: inner, height: room.height)).height
    let height = min(room.height, titleHeight + messageHeight + CGFloat(buttons.count) + 2)
    box.frame = CGRect(
      x: ((bounds.width - room.width) / 2).rounded(.down),
      y: ((bounds.height - height) / 2).rounded(.down), width: room.width, height: height)
    titleLabel.frame = CGRect(x: 1, y: 1, width: inner, height: titleHeight)
    messageLabel.frame = CGRect(x: 1, y: 1 + titleHeight, width: inner, height: messageHeight)
    for (row, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: 1, y: 1 + titleHeight + messageHeight + CGFloat(row), width: inner, height: 1)
    }
  }
}
