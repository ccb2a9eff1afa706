import Foundation
import UIKit

/// A line with a number, a button and a description; typing the number presses the button.
final class ChoiceRow: UIView {
  private let numberLabel = UILabel(frame: .zero)
  private let button = RowButton(type: .system)
  private let detailLabel = UILabel(frame: .zero)
  private let detailColumn: CGFloat
  private(set) var choice: Choice

  /// A line whose description begins at a column, or behind a longer title.
  init(_ choice: Choice, number: Int, detailColumn: CGFloat) {
    self.choice = choice
    self.detailColumn = detailColumn
    super.init(frame: .zero)
    button.addAction(
      UIAction { [weak self] _ in self?.choice.action() }, for: .primaryActionTriggered)
    for subview in [numberLabel, button, detailLabel] { addSubview(subview) }
    numberLabel.isAccessibilityElement = false
    detailLabel.isAccessibilityElement = false
    show(choice, number: number)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows a choice in place of the one before.
  func show(_ choice: Choice, number: Int) {
    self.choice = choice
    button.tag = number
    button.setTitle(choice.title, for: .normal)
    button.accessibilityValue = choice.detail.isEmpty ? nil : choice.detail
    numberLabel.text = number < 10 ? "  \(number)" : " \(number)"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let buttonWidth = button.intrinsicContentSize.width
    numberLabel.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
    button.frame = CGRect(x: 4, y: 0, width: buttonWidth, height: 1)
    let detailX = max(detailColumn, 4 + buttonWidth + 1)
    let room = max(0, bounds.width - detailX)
    detailLabel.frame = CGRect(x: detailX, y: 0, width: room, height: 1)
    detailLabel.text = detail(fitting: room)
  }

  /// As far as something is written; a touch behind that is for what lies below.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let detail = detailLabel.frame.minX + detailLabel.intrinsicContentSize.width
    let end = choice.detail.isEmpty ? button.frame.maxX : detail
    return bounds.contains(point) && point.x < end
  }

  /// As many of the comma-separated words as fit.
  private func detail(fitting width: CGFloat) -> String {
    var words = choice.detail.components(separatedBy: ", ")
    while words.count > 1, words.joined(separator: ", ").size().width > width {
      words.removeLast()
    }
    return words.joined(separator: ", ")
  }

  /// A button that a touch on its number or its description presses, too.
  private final class RowButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      guard let superview else { return super.point(inside: point, with: event) }
      return superview.point(inside: convert(point, to: superview), with: event)
    }
  }
}
