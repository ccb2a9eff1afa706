import Foundation

/// A position between two characters of a text.
///
/// Source: Apple, UITextPosition; UIKIT-CASES.md text-range-utf16.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The distance from the beginning in UTF-16 units.
  let offset: Int

  init(offset: Int) { self.offset = offset }
}

/// A range of a text.
///
/// Source: Apple, UITextRange.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  let range: NSRange

  init(_ range: NSRange) { self.range = range }

  /// The start of the range.
  open var start: UITextPosition { UITextPosition(offset: range.location) }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
  /// Whether the range is empty.
  open var isEmpty: Bool { range.length == 0 }
}

/// A view with text positions and ranges.
@MainActor
protocol TextPositions: UIView {
  var editing: EditableText { get }
  /// Replaces a range in code, without asking the delegate.
  func replaceFromCode(_ range: NSRange, with text: String)
  /// Selects a range in code.
  func selectFromCode(_ range: NSRange)
}

extension TextPositions {
  func position(_ position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...editing.length).contains(target) ? UITextPosition(offset: target) : nil
  }

  func range(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange {
    let length = to.offset - from.offset
    return UITextRange(editing.confined(NSRange(location: from.offset, length: length)))
  }
}

extension UITextField: TextPositions {
  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: editing.length) }
  /// The position at an offset in UTF-16 units, or nil if it is outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    self.position(position, offset: offset)
  }
  /// The distance between two positions in UTF-16 units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// The range between two positions, in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { range(fromPosition, toPosition) }
  /// The text in a range.
  public func text(in range: UITextRange) -> String? { editing.text(in: range.range) }
  /// Replaces a range, without asking the delegate.
  public func replace(_ range: UITextRange, withText text: String) {
    replaceFromCode(range.range, with: text)
  }
  /// The selection; an empty range is the insertion point.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(editing.selection) }
    set { if let newValue { selectFromCode(newValue.range) } }
  }
  /// Selects everything.
  public func selectAll(_ sender: Any?) { selectFromCode(editing.whole) }
}

extension UITextView: TextPositions {
  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: editing.length) }
  /// The position at an offset in UTF-16 units, or nil if it is outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    self.position(position, offset: offset)
  }
  /// The distance between two positions in UTF-16 units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// The range between two positions, in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { range(fromPosition, toPosition) }
  /// The text in a range.
  public func text(in range: UITextRange) -> String? { editing.text(in: range.range) }
  /// Replaces a range, without asking the delegate.
  public func replace(_ range: UITextRange, withText text: String) {
    replaceFromCode(range.range, with: text)
  }
  /// The selection; an empty range is the insertion point.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(editing.selection) }
    set { if let newValue { selectFromCode(newValue.range) } }
  }
  /// Selects everything.
  public func selectAll(_ sender: Any?) { selectFromCode(editing.whole) }
}
