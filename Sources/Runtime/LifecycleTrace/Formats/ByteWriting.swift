/// A place for text as UTF-8, so that no strings are created for a file of any length.
protocol ByteOutput {
  /// Adds one byte.
  mutating func append(_ byte: UInt8)

  /// Adds bytes by copying them.
  mutating func append(bytes: UnsafeBufferPointer<UInt8>)

  /// Adds a few bytes, at most 32, all of which a closure writes in place.
  mutating func append(count: Int, writtenBy write: (UnsafeMutablePointer<UInt8>) -> Void)
}

extension [UInt8]: ByteOutput {
  mutating func append(bytes: UnsafeBufferPointer<UInt8>) { append(contentsOf: bytes) }

  mutating func append(count: Int, writtenBy write: (UnsafeMutablePointer<UInt8>) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { room in
      guard let start = room.baseAddress else { return }
      write(start)
      append(contentsOf: UnsafeBufferPointer(room))
    }
  }
}

/// The two digits of each number below a hundred.
private var digitPairs: UnsafePointer<UInt8> {
  let pairs: StaticString = """
    00010203040506070809101112131415161718192021222324\
    25262728293031323334353637383940414243444546474849\
    50515253545556575859606162636465666768697071727374\
    75767778798081828384858687888990919293949596979899
    """
  return pairs.utf8Start
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
    if 0..<10 ~= value {
      append(0x30 + UInt8(truncatingIfNeeded: value))
      return
    }
    let sign = value < 0 ? 1 : 0
    let length = sign + Self.digitCount(of: value.magnitude)
    append(count: length) { room in
      if sign > 0 { room[0] = UInt8(ascii: "-") }
      let pairs = digitPairs
      var rest = value.magnitude
      var end = length
      // Two digits a division.
      while rest >= 10 {
        let quotient = rest / 100
        let pair = 2 * Int(truncatingIfNeeded: rest &- quotient &* 100)
        end -= 2
        room[end] = pairs[pair]
        room[end + 1] = pairs[pair + 1]
        rest = quotient
      }
      if rest > 0 { room[end - 1] = 0x30 + UInt8(truncatingIfNeeded: rest) }
    }
  }

  /// The number of decimal digits of a number above 9.
  private static func digitCount(of value: UInt) -> Int {
    var rest = value
    var count = 0
    while rest >= 100 {
      rest /= 100
      count += 2
    }
    return count + (rest >= 10 ? 2 : 1)
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

  /// Adds `true` or `false`.
  mutating func append(_ flag: Bool) {
    append(flag ? "true" : "false" as StaticString)
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
