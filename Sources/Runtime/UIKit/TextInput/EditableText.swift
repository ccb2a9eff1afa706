import Foundation

/// A text and what is selected in it, with the edits that typing makes.
///
/// Places are counted in UTF-16 units, as UIKit counts them.
/// Source: UIKIT-CASES.md text-range-utf16.
struct EditableText: Hashable {
  private(set) var string = ""
  /// What is selected; without a length, where the next character goes.
  private(set) var selection = NSRange(location: 0, length: 0)

  /// How many UTF-16 units there are.
  var length: Int { string.utf16.count }

  /// The whole text.
  var whole: NSRange { NSRange(location: 0, length: length) }

  /// The part of a range that lies in the text, its end before its start put right.
  func confined(_ range: NSRange) -> NSRange {
    let ends = [range.location, range.location + range.length].map { min(max(0, $0), length) }
    let start = min(ends[0], ends[1])
    return NSRange(location: start, length: max(ends[0], ends[1]) - start)
  }

  /// A part of the text; half of a character outside the first plane is U+FFFD.
  func text(in range: NSRange) -> String {
    let range = confined(range)
    let units = Array(string.utf16)[range.location..<range.location + range.length]
    return String(decoding: units, as: UTF16.self)
  }

  /// Selects a range.
  mutating func select(_ range: NSRange) { selection = confined(range) }

  /// Puts other text in the place of a range; the next character goes after it.
  mutating func replace(_ range: NSRange, with text: String) {
    let range = confined(range)
    var units = Array(string.utf16)
    units.replaceSubrange(range.location..<range.location + range.length, with: text.utf16)
    string = String(decoding: units, as: UTF16.self)
    selection = confined(NSRange(location: range.location + text.utf16.count, length: 0))
  }

  /// Replaces everything; the next character goes to the end.
  mutating func set(_ text: String) {
    string = text
    selection = NSRange(location: length, length: 0)
  }

  /// What the backspace key deletes: the selection, or the whole character before it.
  var rangeOfDeletion: NSRange? {
    if selection.length > 0 { return selection }
    let end = String.Index(utf16Offset: selection.location, in: string)
    guard end > string.startIndex else { return nil }
    let start = string.index(before: end)
    let location = start.utf16Offset(in: string)
    return NSRange(location: location, length: selection.location - location)
  }

  /// How many characters lie before the place of insertion.
  var charactersBeforeSelection: Int { characters(before: selection.location) }

  /// How many characters lie before a place.
  func characters(before location: Int) -> Int {
    let place = String.Index(utf16Offset: min(max(0, location), length), in: string)
    return string.distance(from: string.startIndex, to: place)
  }
}
