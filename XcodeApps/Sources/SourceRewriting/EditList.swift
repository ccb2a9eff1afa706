/// Replacements of parts of a text that keep what follows at its line, and at its column where there is room.
struct EditList {
  private struct Edit {
    let range: Range<Int>
    let replacement: String
    /// Whether what is too short is filled up with blanks.
    let isPadded: Bool
  }

  private var edits: [Edit] = []

  /// Replaces a range of bytes.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    edits.append(Edit(range: range, replacement: replacement, isPadded: true))
  }

  /// Replaces a range of bytes by blanks.
  mutating func blank(_ range: Range<Int>) {
    replace(range, with: "")
  }

  /// Inserts a text before a byte.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, replacement: text, isPadded: false))
  }

  /// The text with all replacements.
  ///
  /// - Precondition: No two of them overlap.
  func applied(to text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1024)
    var position = 0
    let inOrder = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    for (_, edit) in inOrder {
      precondition(edit.range.lowerBound >= position, "Two edits overlap")
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      if edit.isPadded {
        result += Self.padding(of: bytes[edit.range], after: edit.replacement.utf8.count)
      }
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Takes a range of a text out, with its replacements, and leaves blanks in its place.
  mutating func extract(_ range: Range<Int>, of text: String) -> String {
    let inside = edits.filter { range.contains($0.range.lowerBound) }
    edits.removeAll { range.contains($0.range.lowerBound) }
    blank(range)
    var part = EditList()
    part.edits = inside.map {
      let (lower, upper) = ($0.range.lowerBound, $0.range.upperBound)
      return Edit(
        range: lower - range.lowerBound..<upper - range.lowerBound, replacement: $0.replacement,
        isPadded: $0.isPadded)
    }
    return part.applied(to: String(decoding: Array(text.utf8)[range], as: UTF8.self))
  }

  /// Blanks and line breaks that lead to the place where the old bytes ended.
  private static func padding(of old: ArraySlice<UInt8>, after width: Int) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let lines = old.split(separator: newline, omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.last else {
      return Array(repeating: UInt8(ascii: " "), count: max(0, old.count - width))
    }
    return Array(repeating: newline, count: lines.count - 1)
      + Array(repeating: UInt8(ascii: " "), count: last.count)
  }
}
