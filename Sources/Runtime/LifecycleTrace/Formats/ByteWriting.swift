/// A place for text as UTF-8, so that no strings are created for a file of any length.
protocol ByteOutput {
  /// Adds one byte.
  mutating func append(_ byte: UInt8)

  /// Adds bytes by copying them.
  mutating func append(bytes: UnsafeBufferPointer<UInt8>)

  /// Adds the lowest bytes of a word, at most eight, the lowest one first.
  mutating func append(lowest count: Int, bytesOf word: UInt64)
}

extension [UInt8]: ByteOutput {
  mutating func append(bytes: UnsafeBufferPointer<UInt8>) { append(contentsOf: bytes) }

  mutating func append(lowest count: Int, bytesOf word: UInt64) {
    for index in 0..<count { append(UInt8(truncatingIfNeeded: word >> (8 * UInt64(index)))) }
  }
}

/// The four decimal digits of a number below 10,000, the first one in the lowest byte.
///
/// The number is halved into groups of two digits and of one, both groups at once; the quotients are
/// products and shifts that are exact for groups of their size.
private func digits(of number: UInt64) -> UInt64 {
  let hundreds = (number &* 5243) >> 19
  let twos = hundreds | (number &- 100 &* hundreds) << 16
  let tens = (twos &* 103) >> 10 & 0x000F_000F
  return tens | (twos &- 10 &* tens) << 8
}

extension ByteOutput {
  /// Adds a text as it is.
  mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(bytes: $0) }
  }

  /// Adds a constant text.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    append(bytes: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds a whole number in decimal digits.
  mutating func append(decimal value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(magnitude: UInt64(value.magnitude))
  }

  private mutating func append(magnitude value: UInt64) {
    let asciiZeros: UInt64 = 0x3030_3030
    guard value < 10_000 else {
      let (rest, last) = value.quotientAndRemainder(dividingBy: 10_000)
      append(magnitude: rest)
      return append(lowest: 4, bytesOf: digits(of: last) | asciiZeros)
    }
    let zeros = value < 100 ? (value < 10 ? 3 : 2) : (value < 1000 ? 1 : 0)
    append(lowest: 4 - zeros, bytesOf: (digits(of: value) | asciiZeros) >> (8 * UInt64(zeros)))
  }

  /// Adds a number so that it is read back as the same one; `80.0` for a whole one.
  mutating func append(number value: Double) {
    // A whole number of thousandths that is divided exactly is the same number in decimal digits.
    let thousandths = (value * 1000).rounded()
    guard thousandths.magnitude < 1_000_000_000_000, thousandths / 1000 == value, value > 0 else {
      append(text: "\(value)")
      return
    }
    let (whole, rest) = Int(thousandths).quotientAndRemainder(dividingBy: 1000)
    append(decimal: whole)
    append(UInt8(ascii: "."))
    append(decimal: rest / 100)
    if rest % 100 != 0 { append(decimal: rest / 10 % 10) }
    if rest % 10 != 0 { append(decimal: rest % 10) }
  }

  /// Adds a name as logs show it: `Game#1`.
  mutating func append(_ controller: ControllerID) {
    append(visible: controller.name)
    append(UInt8(ascii: "#"))
    append(decimal: controller.ordinal)
  }

  /// Adds blanks, none for a negative number.
  mutating func append(blanks count: Int) {
    guard count > 0 else { return }
    for _ in 0..<count { append(0x20) }
  }

  /// Adds a text with control characters escaped, as `\u{1B}`.
  mutating func append(visible text: String) {
    append(text, escapingBytes: { $0 < 0x20 || $0 == 0x7F }) { scalar, bytes in
      guard scalar.isHidden else { return bytes.append(text: String(scalar)) }
      bytes.append(unicodeEscape: scalar)
    }
  }

  /// Adds a scalar as an escape: `\u{1B}`.
  mutating func append(unicodeEscape scalar: Unicode.Scalar) {
    append(#"\u{"#)
    append(text: String(scalar.value, radix: 16, uppercase: true))
    append("}")
  }

  /// Adds a text by copying it if all bytes are plain ASCII, and otherwise scalar by scalar.
  ///
  /// - Parameters:
  ///   - text: What to add.
  ///   - isSpecial: Whether a byte below 0x80 cannot be copied.
  ///   - write: Adds one scalar of a text that cannot be copied.
  @inline(__always)
  mutating func append(
    _ text: String, escapingBytes isSpecial: (UInt8) -> Bool,
    with write: (Unicode.Scalar, inout Self) -> Void
  ) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 && !isSpecial($0) }) else { return false }
      append(bytes: bytes)
      return true
    }
    guard !isPlain else { return }
    for scalar in text.unicodeScalars { write(scalar, &self) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar has an effect on a terminal or an editor instead of being shown: control
  /// characters, line separators, and marks of the writing direction.
  var isHidden: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
