/// Reads JSON byte by byte from one line of a file.
///
/// A hand-written parser over an array, with every access checked, since it reads untrusted files;
/// it needs no unsafe code to be fast. Source: RFC 8259.
struct JSONCursor {
  let bytes: [UInt8]
  /// The next byte.
  var position: Int
  /// The byte after the last one of the line.
  let end: Int

  /// What was expected, and where.
  struct Failure: Error {
    let position: Int
    let expected: String
  }

  func failure(_ expected: String, at position: Int? = nil) -> Failure {
    Failure(position: position ?? self.position, expected: expected)
  }

  /// The next byte, or nil at the end of the line.
  var next: UInt8? { position < end ? bytes[position] : nil }

  mutating func skipBlanks() {
    while position < end {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x09 || byte == 0x0D else { return }
      position += 1
    }
  }

  /// Consumes a byte if it is the next one after blanks.
  mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Consumes a byte that must be the next one after blanks.
  mutating func need(_ byte: UInt8, _ expected: String) throws(Failure) {
    guard take(byte) else { throw failure(expected) }
  }

  /// Consumes a word such as `true` if it is next.
  mutating func take(word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard end - position >= count else { return false }
    for index in 0..<count where bytes[position + index] != word.utf8Start[index] { return false }
    position += count
    return true
  }

  // MARK: Values that are kept

  mutating func boolean() throws(Failure) -> Bool {
    skipBlanks()
    if take(word: "true") { return true }
    if take(word: "false") { return false }
    throw failure("true or false")
  }

  /// A whole number in a range.
  mutating func integer(
    _ bounds: ClosedRange<Int>, _ expected: String
  ) throws(Failure) -> Int {
    skipBlanks()
    let start = position
    let isNegative = take(0x2D)
    let first = position
    var value = 0
    while let byte = next, 0x30...0x39 ~= byte {
      let (scaled, overflow) = value.multipliedReportingOverflow(by: 10)
      let digit = Int(byte - 0x30)
      let (sum, overflow2) =
        isNegative
        ? scaled.subtractingReportingOverflow(digit) : scaled.addingReportingOverflow(digit)
      guard !overflow, !overflow2 else { throw failure(expected, at: start) }
      value = sum
      position += 1
    }
    let hasDigits = position > first && (bytes[first] != 0x30 || position == first + 1)
    let isWhole = next != 0x2E && next != 0x65 && next != 0x45
    guard hasDigits, isWhole, bounds.contains(value) else { throw failure(expected, at: start) }
    return value
  }

  /// Any number, as the nearest one of 64 bits.
  mutating func number() throws(Failure) -> Double {
    skipBlanks()
    let start = position
    try skipNumber()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { throw failure("a number", at: start) }
    return value
  }

  /// A text with its escapes resolved.
  mutating func string(_ expected: String = "a string") throws(Failure) -> String {
    try need(0x22, expected)
    let start = position
    while let byte = next, byte != 0x22, byte != 0x5C {
      guard byte >= 0x20 else { throw failure("no control character in a string") }
      position += 1
    }
    if next == 0x22 {
      position += 1
      return try text(of: bytes[start..<(position - 1)], at: start)
    }
    var unescaped = Array(bytes[start..<position])
    while let byte = next, byte != 0x22 {
      guard byte >= 0x20 else { throw failure("no control character in a string") }
      position += 1
      if byte == 0x5C {
        unescaped += Array(String(try escape()).utf8)
      } else {
        unescaped.append(byte)
      }
    }
    guard next == 0x22 else { throw failure("the end of a string") }
    position += 1
    return try text(of: unescaped[...], at: start)
  }

  private func text(
    of slice: ArraySlice<UInt8>, at start: Int
  ) throws(Failure) -> String {
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw failure("a text in UTF-8", at: start)
    }
    return text
  }

  /// The character of an escape sequence, from the backslash on.
  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    let start = position - 1
    guard let byte = next else { throw failure("an escaped character") }
    position += 1
    switch byte {
    case 0x22, 0x5C, 0x2F: return Unicode.Scalar(byte)
    case 0x62: return "\u{8}"
    case 0x66: return "\u{C}"
    case 0x6E: return "\n"
    case 0x72: return "\r"
    case 0x74: return "\t"
    case 0x75: break
    default: throw failure("an escape of JSON", at: start)
    }
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, take(word: #"\u"#) else {
      throw failure("a pair of surrogates", at: start)
    }
    let low = try hexadecimal()
    guard 0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit - 0xD800) << 10) + UInt32(low - 0xDC00))
    else { throw failure("a pair of surrogates", at: start) }
    return scalar
  }

  private mutating func hexadecimal() throws(Failure) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure("four hexadecimal digits")
      }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }

  // MARK: Values that are ignored

  /// Skips any value, which must be valid JSON.
  mutating func skipValue(depth: Int) throws(Failure) {
    skipBlanks()
    switch next {
    case 0x22: _ = try string()
    case 0x7B: try skipMembers(depth: depth)
    case 0x5B: try skipElements(depth: depth)
    case 0x2D: try skipNumber()
    case let byte? where 0x30...0x39 ~= byte: try skipNumber()
    default:
      guard take(word: "true") || take(word: "false") || take(word: "null") else {
        throw failure("a value")
      }
    }
  }

  private mutating func skipElements(depth: Int) throws(Failure) {
    guard depth > 0 else { throw failure("fewer arrays in arrays") }
    position += 1
    if take(0x5D) { return }
    repeat { try skipValue(depth: depth - 1) } while take(0x2C)
    try need(0x5D, "a comma or ]")
  }

  private mutating func skipMembers(depth: Int) throws(Failure) {
    guard depth > 0 else { throw failure("fewer objects in objects") }
    position += 1
    if take(0x7D) { return }
    repeat {
      _ = try string("a name in quotes")
      try need(0x3A, "a colon")
      try skipValue(depth: depth - 1)
    } while take(0x2C)
    try need(0x7D, "a comma or }")
  }

  private mutating func skipNumber() throws(Failure) {
    let start = position
    if next == 0x2D { position += 1 }
    let first = position
    guard skipDigits() > 0, bytes[first] != 0x30 || position == first + 1 else {
      throw failure("a number", at: start)
    }
    if next == 0x2E {
      position += 1
      guard skipDigits() > 0 else { throw failure("a digit") }
    }
    if next == 0x65 || next == 0x45 {
      position += 1
      if next == 0x2B || next == 0x2D { position += 1 }
      guard skipDigits() > 0 else { throw failure("a digit") }
    }
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, 0x30...0x39 ~= byte { position += 1 }
    return position - start
  }
}
