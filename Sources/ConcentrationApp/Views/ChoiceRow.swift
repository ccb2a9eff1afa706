import UIKit

/// Something that can be chosen from a numbered list.
struct Choice {
  let title: String
  /// What the choice means, in a few words.
  let detail: String
  let action: @MainActor () -> Void
}

/// A line with a number, a button and what it means: the number is what one types.
final class ChoiceRow: UIView {
  private let numberLabel = UILabel(frame: .zero)
  private let button: UIButton
  private let detailLabel = UILabel(frame: .zero)
  private let number: Int

  init(number: Int, choice: Choice) {
    self.number = number
    button = UIButton(
      type: .system, primaryAction: UIAction(title: choice.title) { _ in choice.action() })
    super.init(frame: .zero)
    numberLabel.text = number < 10 ? "  \(number)" : " \(number)"
    detailLabel.text = choice.detail
    for subview in [numberLabel, button, detailLabel] { addSubview(subview) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The row for plain mode, as in `1 Letters: alpha, bravo.`.
  var sentence: String {
    let title = button.currentTitle ?? ""
    let detail = detailLabel.text ?? ""
    return detail.isEmpty ? "\(number) \(title)." : "\(number) \(title): \(detail)."
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let buttonWidth = button.intrinsicContentSize.width
    numberLabel.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
    button.frame = CGRect(x: 4, y: 0, width: buttonWidth, height: 1)
    let detailX = max(18, 4 + buttonWidth + 1)
    detailLabel.frame = CGRect(
      x: detailX, y: 0, width: max(0, bounds.width - detailX), height: 1)
  }
}
