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
