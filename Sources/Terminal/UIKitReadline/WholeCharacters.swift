/// Makes whole characters of typed bytes: what is not UTF-8 becomes the replacement character.
///
/// Readline takes bytes as they come; on a line with half a character its vi motions never end
/// (version 8.2). The second set of control characters is replaced, too: readline would echo them.
struct WholeCharacters {
  private static let replacement = Array("\u{FFFD}".utf8)
  /// The first bytes of a character whose last ones have not come.
  private var begun: [UInt8] = []

  /// The bytes that can be handed on now that one more was typed.
  mutating func take(_ byte: UInt8) -> [UInt8] {
    if byte & 0xC0 == 0x80, let first = begun.first {
      begun.append(byte)
      guard begun.count == Self.length(first) else { return [] }
      defer { begun = [] }
      return Self.isHarmless(begun) ? begun : Self.replacement
    }
    let broken = begun.isEmpty ? [] : Self.replacement
    begun = []
    guard byte >= 0x80 else { return broken + [byte] }
    guard Self.length(byte) > 1 else { return broken + Self.replacement }
    begun = [byte]
    return broken
  }

  /// Forgets a character that has only begun.
  mutating func forget() {
    begun = []
  }

  /// Bytes of a character that starts with this one; 1 if none does.
  private static func length(_ first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// False for what only looks like UTF-8, and for U+0080 to U+009F.
  private static func isHarmless(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return text.unicodeScalars.allSatisfy { $0.value >= 0xA0 }
  }
}
