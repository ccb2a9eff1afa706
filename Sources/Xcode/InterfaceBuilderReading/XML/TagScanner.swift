/// Finds where the elements of a document begin.
///
/// The parser tells where it stands after an element's start tag, and counts columns in its own way. The
/// order of start tags is that of its calls, and no `<` stands in an attribute, so this goes beside it.
struct TagScanner {
  private let bytes: [UInt8]
  private var position = 0
  /// Whether a document type was declared before the tags that have been found.
  private(set) var declaresType = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The offset of the next start tag, or nil if there is none.
  mutating func next() -> Int? {
    while let start = bytes[position...].firstIndex(of: 0x3C) {
      position = start + 1
      if bytes.contains("!--", at: position) {
        skip(past: "-->", from: position + 3)
      } else if bytes.contains("![CDATA[", at: position) {
        skip(past: "]]>", from: position + 8)
      } else if bytes.contains("?", at: position) {
        skip(past: "?>", from: position + 1)
      } else if bytes.contains("!", at: position) {
        declaresType = true
      } else if !bytes.contains("/", at: position) {
        return start
      }
    }
    position = bytes.count
    return nil
  }

  private mutating func skip(past end: StaticString, from start: Int) {
    position = min(start, bytes.count)
    while position < bytes.count, !bytes.contains(end, at: position) { position += 1 }
    position = min(position + end.utf8CodeUnitCount, bytes.count)
  }
}
