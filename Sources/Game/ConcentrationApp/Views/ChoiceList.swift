import Foundation
import UIKit

/// Something that can be chosen from a numbered list.
struct Choice {
  /// What the button says.
  let title: String
  /// What the choice is, whatever its title says at the moment.
  let name: String
  /// What the choice means, in a few words; may be empty.
  let detail: String
  let action: @MainActor () -> Void
  /// The value that can be stepped through in both directions; nil for a choice that is none of a value.
  var chooser: Chooser?
  /// The theme that is played by it; nil for a choice of anything else.
  var theme: String?

  /// A value with its neighbours.
  struct Chooser {
    /// What is said of the value, such as `Size`.
    let name: String
    /// The value as it stands.
    let value: String
    /// Takes the value before.
    let stepBack: @MainActor () -> Void

    /// The title of its button: all values begin in the same column.
    var title: String {
      let name = name.padding(toLength: Self.nameWidth, withPad: " ", startingAt: 0)
      return "\(name)‹ \(value) ›"
    }

    /// The columns of the name, and of a blank behind it.
    private static let nameWidth = 10

    /// The columns of a button in which a touch takes the value before: the sign and its neighbours, behind the
    /// bracket and the name.
    static let columnsOfStepBack = nameWidth..<(nameWidth + 3)
  }

  /// A choice whose title is its name, unless that is given.
  init(
    _ title: String, name: String? = nil, detail: String = "",
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.name = name ?? title
    self.detail = detail
    self.action = action
  }
}

/// A column of numbered choices, each in a line of its own.
final class ChoiceList: UIView {
  private let detailColumn: CGFloat
  private var rows: [ChoiceRow] = []
  /// The colours of numbers and descriptions; nil for the terminal's own.
  var palette: Palette? {
    didSet { if palette != oldValue { for row in rows { row.palette = palette } } }
  }

  /// A list whose descriptions begin at a column.
  init(detailColumn: CGFloat = 18) {
    self.detailColumn = detailColumn
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The number of lines.
  var lineCount: Int { rows.count }

  /// Shows these choices; one that was there before, by its name, keeps its button and so the focus.
  ///
  /// Another number of them needs another height, for which the superview is laid out by its owner.
  func show(_ choices: [Choice]) {
    let before = Dictionary(rows.map { ($0.choice.name, $0) }) { first, _ in first }
    rows = choices.enumerated().map { index, choice in
      let row = before[choice.name]
      row?.show(choice, number: index + 1)
      return row ?? makeRow(choice, number: index + 1)
    }
    for view in subviews where !rows.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for row in rows {
      if row.superview === self { bringSubviewToFront(row) } else { addSubview(row) }
    }
    setNeedsLayout()
  }

  private func makeRow(_ choice: Choice, number: Int) -> ChoiceRow {
    let row = ChoiceRow(choice, number: number, detailColumn: detailColumn)
    row.palette = palette
    return row
  }

  /// The choice whose button an item is; nil for any other item.
  func choice(of item: (any UIFocusItem)?) -> Choice? {
    rows.first { $0.isFocusItem(item) }?.choice
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index), width: bounds.width, height: 1)
    }
  }
}
