/// Text from outside, made harmless for a terminal.
///
/// Control characters, line separators and direction marks could move the cursor or forge lines;
/// they are shown as `\u{1B}` instead.
package enum VisibleText {
  /// The text with every dangerous scalar replaced; the same text if there is none.
  ///
  /// - Complexity: O(*n*) in bytes, without allocation for harmless text.
  package static func make(_ text: String) -> String {
    guard hasSuspiciousByte(text) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isDangerous(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The first dangerous scalar of a text, with its UTF-8 offset.
  package static func firstDangerous(in text: String) -> (scalar: Unicode.Scalar, offset: Int)? {
    guard hasSuspiciousByte(text) else { return nil }
    var offset = 0
    for scalar in text.unicodeScalars {
      if isDangerous(scalar), scalar != "\t" { return (scalar, offset) }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  /// True for controls of both sets, line separators and bidirectional overrides.
  package static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F: true
    default: false
    }
  }

  private static func hasSuspiciousByte(_ text: String) -> Bool {
    let found = text.utf8.withContiguousStorageIfAvailable { hasSuspiciousByte($0) }
    return found ?? text.utf8.contains(where: isSuspicious)
  }

  /// Looks at eight bytes at a time, since every line of a transcript comes through here.
  private static func hasSuspiciousByte(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let memory = UnsafeRawBufferPointer(bytes)
    var index = 0
    guard memory.count >= 8 else { return bytes.contains(where: isSuspicious) }
    while index < memory.count {
      // The last eight may overlap those before.
      index = min(index, memory.count - 8)
      let word = memory.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if !isPlainASCII(word), bytes[index..<index + 8].contains(where: isSuspicious) {
        return true
      }
      index += 8
    }
    return false
  }

  /// Whether each of eight bytes is printable ASCII.
  ///
  /// Source: "Determine if a word has a byte less than n", Anderson, Bit Twiddling Hacks.
  private static func isPlainASCII(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits = ones &* 0x80
    let control = (word &- ones &* 0x20) & ~word
    let difference = word ^ (ones &* 0x7F)
    let delete = (difference &- ones) & ~difference
    return (word | control | delete) & highBits == 0
  }

  /// A byte that may belong to a dangerous scalar: a control, or a lead byte of one.
  private static func isSuspicious(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }
}
