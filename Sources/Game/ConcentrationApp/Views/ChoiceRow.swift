import Foundation
import UIKit

/// Something that can be chosen from a numbered list.
struct Choice {
  let title: String
  /// What the choice means, in a few words.
  let detail: String
  let action: @MainActor () -> Void
}

/// A line with a number, a button and a description; typing the number presses the button.
final class ChoiceRow: UIView {
  private let numberLabel = UILabel(frame: .zero)
  private let button: UIButton
  private let detailLabel = UILabel(frame: .zero)
  private let number: Int
  private let choice: Choice
  private let detailColumn: CGFloat

  /// A line whose description begins at a column, or behind a longer title.
  init(number: Int, choice: Choice, detailColumn: CGFloat = 18) {
    self.number = number
    self.choice = choice
    self.detailColumn = detailColumn
    button = UIButton(
      type: .system, primaryAction: UIAction(title: choice.title) { _ in choice.action() })
    super.init(frame: .zero)
    numberLabel.text = number < 10 ? "  \(number)" : " \(number)"
    for subview in [numberLabel, button, detailLabel] { addSubview(subview) }
    numberLabel.isAccessibilityElement = false
    detailLabel.isAccessibilityElement = false
    button.accessibilityValue = choice.detail
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let buttonWidth = button.intrinsicContentSize.width
    numberLabel.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
    button.frame = CGRect(x: 4, y: 0, width: buttonWidth, height: 1)
    let detailX = max(detailColumn, 4 + buttonWidth + 1)
    let room = max(0, bounds.width - detailX)
    detailLabel.frame = CGRect(x: detailX, y: 0, width: room, height: 1)
    detailLabel.text = Self.detail(choice.detail, fitting: Int(room))
  }

  /// As many of the comma-separated words as fit.
  private static func detail(_ text: String, fitting width: Int) -> String {
    var words = text.components(separatedBy: ", ")
    while words.count > 1, words.joined(separator: ", ").count > width { words.removeLast() }
    return words.joined(separator: ", ")
  }
}
