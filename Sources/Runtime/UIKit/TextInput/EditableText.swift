import Foundation

/// A text and its selection, with the edits of typing.
///
/// Positions are counted in UTF-16 units, as in UIKit. Source: UIKIT-CASES.md text-range-utf16.
struct EditableText: Hashable {
  private(set) var string = ""
  /// The selection; with length 0, the insertion point.
  private(set) var selection = NSRange(location: 0, length: 0)

  /// The number of UTF-16 units.
  var length: Int { string.utf16.count }

  /// The whole text.
  var whole: NSRange { NSRange(location: 0, length: length) }

  /// The part of a range inside the text, with a negative length normalized.
  func confined(_ range: NSRange) -> NSRange {
    let ends = [range.location, range.location + range.length].map { min(max(0, $0), length) }
    let start = min(ends[0], ends[1])
    return NSRange(location: start, length: max(ends[0], ends[1]) - start)
  }

  /// A part of the text; an unpaired surrogate becomes U+FFFD.
  func text(in range: NSRange) -> String {
    let range = confined(range)
    let units = Array(string.utf16)[range.location..<range.location + range.length]
    return String(decoding: units, as: UTF16.self)
  }

  /// Selects a range.
  mutating func select(_ range: NSRange) { selection = confined(range) }

  /// Replaces a range by other text; the insertion point is after it.
  mutating func replace(_ range: NSRange, with text: String) {
    let range = confined(range)
    var units = Array(string.utf16)
    units.replaceSubrange(range.location..<range.location + range.length, with: text.utf16)
    string = String(decoding: units, as: UTF16.self)
    selection = confined(NSRange(location: range.location + text.utf16.count, length: 0))
  }

  /// Replaces everything; the insertion point is at the end.
  mutating func set(_ text: String) {
    string = text
    selection = NSRange(location: length, length: 0)
  }

  /// The range that the backspace key deletes: the selection, or the whole character before it.
  var rangeOfDeletion: NSRange? {
    if selection.length > 0 { return selection }
    let end = String.Index(utf16Offset: selection.location, in: string)
    guard end > string.startIndex else { return nil }
    let start = string.index(before: end)
    let location = start.utf16Offset(in: string)
    return NSRange(location: location, length: selection.location - location)
  }

  /// The number of characters before the insertion point.
  var charactersBeforeSelection: Int { characters(before: selection.location) }

  /// The number of characters before a position.
  func characters(before location: Int) -> Int {
    let place = String.Index(utf16Offset: min(max(0, location), length), in: string)
    return string.distance(from: string.startIndex, to: place)
  }
}
