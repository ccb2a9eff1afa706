import Foundation

/// A centred box with a title, a message and a row for each action.
@MainActor
final class AlertView: UIView {
  private let box = UIView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private var fields: [UITextField] = []
  private var buttons: [UIButton] = []
  private var isSheet = false

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
    isSheet = alert.preferredStyle == .actionSheet
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
    let inset = SystemLength.alertInset
    let room = CGSize(width: boxWidth, height: bounds.height)
    let inner = CGSize(width: room.width - 2 * inset.width, height: room.height)
    let texts = [titleLabel, messageLabel].map { label in
      label.text == nil ? 0 : label.sizeThatFits(inner).height
    }
    let rows = CGFloat(fields.count + buttons.count) * SystemLength.alertRow
    let height = min(room.height, texts.reduce(rows + 2 * inset.height, +))
    box.frame = CGRect(
      x: ScreenCell.column(at: (bounds.width - room.width) / 2),
      y: liesAtBottom
        ? bounds.height - height - SystemLength.sheetMargin
        : ScreenCell.half(bounds.height - height),
      width: room.width, height: height)
    var next = CGRect(x: inset.width, y: inset.height, width: inner.width, height: 0)
    for (label, height) in zip([titleLabel, messageLabel], texts) {
      next.size.height = height
      label.frame = next
      next.origin.y += height
    }
    next.size.height = SystemLength.alertRow
    for view in fields + buttons {
      view.frame = next
      next.origin.y += next.height
    }
  }

  private var boxWidth: CGFloat {
    guard !liesAtBottom else { return max(0, bounds.width - 2 * SystemLength.sheetMargin) }
    return max(0, min(SystemLength.alert, bounds.width - 2 * SystemLength.alertMargin))
  }

  /// Whether this is an action sheet that has the screen of a phone, and no popover.
  ///
  /// Source: UIKIT-CASES.md alert-sheet-on-phone.
  private var liesAtBottom: Bool {
    isSheet && !ScreenCell.isPoint && bounds.size == window?.bounds.size
  }
}
