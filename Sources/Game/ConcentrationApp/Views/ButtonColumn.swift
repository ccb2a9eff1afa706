import UIKit

/// A column of buttons, each in a line of its own after its number.
final class ButtonColumn: UIView {
  private var lines: [(number: UILabel, button: UIButton)] = []

  /// Adds a button that runs an action.
  @discardableResult
  func add(_ title: String, action: @escaping @MainActor () -> Void) -> UIButton {
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: title) { _ in action() })
    let number = UILabel(frame: .zero)
    button.tag = lines.count + 1
    number.text = "\(button.tag)"
    number.textAlignment = .right
    number.isAccessibilityElement = false
    lines.append((number, button))
    addSubview(number)
    addSubview(button)
    setNeedsLayout()
    return button
  }

  /// The number of lines that the buttons occupy.
  var lineCount: Int { lines.count }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, line) in lines.enumerated() {
      line.number.frame = CGRect(x: 0, y: index, width: 3, height: 1)
      line.button.frame = CGRect(
        x: 4, y: CGFloat(index), width: line.button.intrinsicContentSize.width, height: 1)
    }
  }
}
