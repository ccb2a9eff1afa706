import Foundation

/// A responder whose text has positions and a selection.
///
/// Positions are counted in UTF-16 units. Marked text and rectangles of characters are left out: a
/// terminal composes the characters before it sends them. Source: Apple, UITextInput; UIKIT-CASES.md
/// text-range-utf16.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// The selection; an empty range is the insertion point.
  var selectedTextRange: UITextRange? { get set }
  /// The text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces a range, without asking the delegate.
  func replace(_ range: UITextRange, withText text: String)
  /// The range between two positions, in either order.
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?
  /// The position at an offset in UTF-16 units, or nil if it is outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The distance between two positions in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

/// A view that edits a text of its own, from which all of `UITextInput` follows.
@MainActor
protocol EditedTextInput: UIView, UITextInput {
  var editing: EditableText { get set }
  /// Whether a person can change the text now.
  var isTextEditable: Bool { get }
  /// Replaces a range and marks what must be drawn anew.
  func replaceText(in range: NSRange, with text: String)
  /// Tells the delegate that the selection has changed.
  func reportSelection()
}

extension EditedTextInput {
  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: editing.length) }

  /// The selection, empty where the insertion point is; nil changes nothing.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(editing.selection) }
    set { if let newValue { select(newValue.range) } }
  }

  /// The text of a range, as far as there is text.
  public func text(in range: UITextRange) -> String? { editing.text(in: range.range) }

  /// Replaces a range in code, and tells the delegate of the selection alone.
  public func replace(_ range: UITextRange, withText text: String) {
    replaceText(in: range.range, with: text)
    reportSelection()
  }

  /// The range between two positions, in either order, as far as there is text.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let length = offset(from: fromPosition, to: toPosition)
    return UITextRange(editing.confined(NSRange(location: fromPosition.offset, length: length)))
  }

  /// The position so many units of UTF-16 further on, or nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...editing.length).contains(target) ? UITextPosition(offset: target) : nil
  }

  /// Whether a position is before another one (ascending), at it, or after it.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  /// The units of UTF-16 from one position to another; negative backwards.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Selects a range in code.
  func select(_ range: NSRange) {
    let old = editing.selection
    editing.select(range)
    setNeedsDisplay()
    if old != editing.selection { reportSelection() }
  }
}
