import Foundation

/// A place between two characters of a text.
///
/// Source: Apple, UITextPosition; UIKIT-CASES.md text-range-utf16.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The distance from the beginning in UTF-16 units.
  let offset: Int

  init(offset: Int) { self.offset = offset }
}

/// A part of a text.
///
/// Source: Apple, UITextRange.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  let range: NSRange

  init(_ range: NSRange) { self.range = range }

  /// Where the part begins.
  open var start: UITextPosition { UITextPosition(offset: range.location) }
  /// Where the part ends.
  open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
  /// Whether the part has no characters.
  open var isEmpty: Bool { range.length == 0 }
}

/// A view whose text has places and parts.
@MainActor
protocol TextPositions: UIView {
  var editing: EditableText { get }
  /// Puts text in the place of a part as code does: nobody is asked.
  func replaceFromCode(_ range: NSRange, with text: String)
  /// Selects a part as code does.
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
  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The place after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: editing.length) }
  /// The place so many UTF-16 units further, or nil if that is outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    self.position(position, offset: offset)
  }
  /// How many UTF-16 units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// The part between two places, in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { range(fromPosition, toPosition) }
  /// The text of a part.
  public func text(in range: UITextRange) -> String? { editing.text(in: range.range) }
  /// Puts text in the place of a part, and asks nobody.
  public func replace(_ range: UITextRange, withText text: String) {
    replaceFromCode(range.range, with: text)
  }
  /// What is selected; without a length, where the next character goes.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(editing.selection) }
    set { if let newValue { selectFromCode(newValue.range) } }
  }
  /// Selects everything.
  public func selectAll(_ sender: Any?) { selectFromCode(editing.whole) }
}

extension UITextView: TextPositions {
  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The place after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: editing.length) }
  /// The place so many UTF-16 units further, or nil if that is outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    self.position(position, offset: offset)
  }
  /// How many UTF-16 units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// The part between two places, in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { range(fromPosition, toPosition) }
  /// The text of a part.
  public func text(in range: UITextRange) -> String? { editing.text(in: range.range) }
  /// Puts text in the place of a part, and asks nobody.
  public func replace(_ range: UITextRange, withText text: String) {
    replaceFromCode(range.range, with: text)
  }
  /// What is selected; without a length, where the next character goes.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(editing.selection) }
    set { if let newValue { selectFromCode(newValue.range) } }
  }
  /// Selects everything.
  public func selectAll(_ sender: Any?) { selectFromCode(editing.whole) }
}
