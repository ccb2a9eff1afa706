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
      UIAction { [weak self] _ in self?.use() }, for: .primaryActionTriggered)
    for subview in [numberLabel, button, detailLabel] { addSubview(subview) }
    numberLabel.isAccessibilityElement = false
    detailLabel.isAccessibilityElement = false
    show(choice, number: number)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The colours of number and description; nil for the terminal's own.
  var palette: Palette? {
    didSet {
      guard palette != oldValue else { return }
      numberLabel.textColor = palette?[.accent].map(UIColor.init(code:)) ?? .label
      detailLabel.textColor = palette?[.quiet].map(UIColor.init(code:)) ?? .label
    }
  }

  /// Whether an item of the focus is this button.
  func isFocusItem(_ item: (any UIFocusItem)?) -> Bool { item === button }

  private func use() {
    if let chooser = choice.chooser, button.wasTouchedBeforeItsValue { return chooser.stepBack() }
    choice.action()
  }

  /// Shows a choice in place of the one before.
  func show(_ choice: Choice, number: Int) {
    self.choice = choice
    button.tag = number
    button.stepBack = choice.chooser?.stepBack
    button.stepForward = choice.chooser.map { _ in choice.action }
    button.setTitle(choice.chooser?.title ?? choice.title, for: .normal)
    button.accessibilityLabel = choice.chooser.map { _ in choice.title }
    button.accessibilityValue = choice.detail.isEmpty ? nil : choice.detail
    numberLabel.text = number < 10 ? "  \(number)" : " \(number)"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let buttonWidth = button.intrinsicContentSize.width
    numberLabel.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
    button.frame = CGRect(x: 4, y: 0, width: buttonWidth, height: 1)
    // Between them the mark of the focus has room, and a blank.
    let detailX = max(detailColumn, 4 + buttonWidth + 2)
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
    var stepBack: (@MainActor () -> Void)?
    var stepForward: (@MainActor () -> Void)?
    /// Whether the touch that presses it lies on the sign that leads back.
    private(set) var wasTouchedBeforeItsValue = false

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      guard let superview else { return super.point(inside: point, with: event) }
      return superview.point(inside: convert(point, to: superview), with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      let column = touches.first.map { Int($0.location(in: self).x.rounded(.down)) }
      wasTouchedBeforeItsValue = column.map(Choice.Chooser.columnsOfStepBack.contains) ?? false
      super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      wasTouchedBeforeItsValue = false
    }

    override var accessibilityTraits: UIAccessibilityTraits {
      get {
        stepBack == nil ? super.accessibilityTraits : super.accessibilityTraits.union(.adjustable)
      }
      set { super.accessibilityTraits = newValue }
    }

    override func accessibilityIncrement() { stepForward?() }

    override func accessibilityDecrement() { stepBack?() }
  }
}
