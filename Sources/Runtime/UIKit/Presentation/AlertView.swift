import Foundation

/// A centred box with a title, a message and a row for each action.
@MainActor
final class AlertView: UIView {
  private let box = UIView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private var fields: [UITextField] = []
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

  /// Shows the texts and the actions of an alert.
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
    fields = alert.textFields ?? []
    for view in fields + buttons where view.superview !== box { box.addSubview(view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let cell = ScreenCell.size
    let room = CGSize(
      width: max(0, min(60 * cell.width, bounds.width - 4 * cell.width)), height: bounds.height)
    let inner = room.width - 2 * cell.width
    let titleHeight: CGFloat = titleLabel.text == nil ? 0 : cell.height
    let messageHeight =
      messageLabel.text == nil
      ? 0 : messageLabel.sizeThatFits(CGSize(width: inner, height: room.height)).height
    let rows = CGFloat(fields.count + buttons.count + 2) * cell.height
    let height = min(room.height, titleHeight + messageHeight + rows)
    box.frame = CGRect(
      x: ScreenCell.column(at: (bounds.width - room.width) / 2),
      y: ScreenCell.row(at: (bounds.height - height) / 2), width: room.width, height: height)
    var next = CGRect(x: cell.width, y: cell.height, width: inner, height: titleHeight)
    titleLabel.frame = next
    next.origin.y += titleHeight
    next.size.height = messageHeight
    messageLabel.frame = next
    next.origin.y += messageHeight
    next.size.height = cell.height
    for view in fields + buttons {
      view.frame = next
      next.origin.y += cell.height
    }
  }
}
