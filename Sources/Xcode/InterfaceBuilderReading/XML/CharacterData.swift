/// Text between tags or quotes, in which references stand for characters.
///
/// Only the five entities that XML has itself are known, and characters by their numbers.
struct CharacterData {
  let bytes: [UInt8]
  let range: Range<Int>
  /// Whether blanks of every kind are spaces, as in attributes.
  let isAttribute: Bool

  /// The text with its references replaced, and with line feeds for line ends of other systems.
  ///
  /// - Complexity: O(n) in the number of bytes.
  var text: String {
    guard range.contains(where: { bytes[$0] == 0x26 || bytes[$0] < 0x20 }) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      switch bytes[offset] {
      case 0x26:
        if let reference = Self.reference(in: bytes, at: offset) {
          decoded += UTF8.encode(reference.scalar) ?? UTF8.encodedReplacementCharacter
          offset += reference.length
          continue
        }
        decoded.append(0x26)
      case 0x0D:
        if offset + 1 >= range.upperBound || bytes[offset + 1] != 0x0A { decoded.append(lineFeed) }
      case 0x0A: decoded.append(lineFeed)
      case 0x09: decoded.append(isAttribute ? 0x20 : 0x09)
      case let byte: decoded.append(byte)
      }
      offset += 1
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private var lineFeed: UInt8 { isAttribute ? 0x20 : 0x0A }

  /// The character for which a reference stands, and how many bytes the reference has; nil if it is none.
  static func reference(
    in bytes: [UInt8], at offset: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    for (name, scalar) in entities where bytes.contains(name, at: offset) {
      return (scalar, name.utf8CodeUnitCount)
    }
    guard bytes.contains("&#", at: offset) else { return nil }
    let isHexadecimal = bytes.contains("x", at: offset + 2)
    let start = offset + (isHexadecimal ? 3 : 2)
    var end = start
    var number: UInt32 = 0
    while end < bytes.count, let digit = Self.digit(bytes[end], isHexadecimal: isHexadecimal) {
      number = min(number * (isHexadecimal ? 16 : 10) + digit, 0x11_0000)
      end += 1
    }
    guard end > start, bytes.contains(";", at: end), let scalar = Unicode.Scalar(number),
      number >= 0x20 || number == 0x09 || number == 0x0A || number == 0x0D
    else { return nil }
    return (scalar, end + 1 - offset)
  }

  private static let entities: [(StaticString, Unicode.Scalar)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
  ]

  private static func digit(_ byte: UInt8, isHexadecimal: Bool) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46 where isHexadecimal: UInt32(byte - 0x41 + 10)
    case 0x61...0x66 where isHexadecimal: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }
}
