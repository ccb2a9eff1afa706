/// A place for text as UTF-8, so that no strings are created for a file of any length.
protocol ByteOutput {
  /// Adds one byte.
  mutating func append(_ byte: UInt8)

  /// Adds bytes by copying them.
  mutating func append(bytes: UnsafeBufferPointer<UInt8>)
}

extension [UInt8]: ByteOutput {
  mutating func append(bytes: UnsafeBufferPointer<UInt8>) { append(contentsOf: bytes) }
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
    // The digits of the largest number of 64 bits, and a sign.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var rest = value.magnitude
      var start = digits.count
      // Two digits a division.
      while rest >= 10 {
        start -= 2
        let quotient = rest / 100
        let pair = rest &- quotient &* 100
        let tens = pair / 10
        digits.initializeElement(at: start, to: 0x30 + UInt8(truncatingIfNeeded: tens))
        digits.initializeElement(
          at: start + 1, to: 0x30 + UInt8(truncatingIfNeeded: pair &- tens &* 10))
        rest = quotient
      }
      if rest > 0 {
        start -= 1
        digits.initializeElement(at: start, to: 0x30 + UInt8(truncatingIfNeeded: rest))
      }
      if value < 0 {
        start -= 1
        digits.initializeElement(at: start, to: UInt8(ascii: "-"))
      }
      append(bytes: UnsafeBufferPointer(rebasing: digits[start...]))
    }
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
