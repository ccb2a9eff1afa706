/// Reads the two formats that can be merged, byte by byte.
///
/// JSON is read as far as the reports use it: one object whose values are numbers or texts, in any
/// order and with any white space.
struct FlatReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Calls `body` with each key, its value and its line.
  mutating func read(
    _ body: (String, String, Int) -> Void
  ) throws(SimulationError) {
    skipBlanks()
    if peek == UInt8(ascii: "{") {
      try readObject(body)
    } else {
      try readRows(body)
    }
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { advance() }
  }

  private func expected(_ what: String) -> SimulationError {
    .unreadable(line: line, column: index - lineStart + 1, expected: what)
  }

  private mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: byte) else { return false }
    advance()
    return true
  }

  // MARK: JSON

  private mutating func readObject(
    _ body: (String, String, Int) -> Void
  ) throws(SimulationError) {
    advance()
    skipBlanks()
    var isFirst = true
    while !skip("}") {
      if !isFirst {
        guard skip(",") else { throw expected("',' or '}'") }
        skipBlanks()
      }
      isFirst = false
      let start = line
      let key = try readString()
      skipBlanks()
      guard skip(":") else { throw expected("':'") }
      skipBlanks()
      let value = peek == UInt8(ascii: "\"") ? try readString() : try readNumber()
      body(key, value, start)
      skipBlanks()
    }
    skipBlanks()
    guard peek == nil else { throw expected("the end") }
  }

  private mutating func readNumber() throws(SimulationError) -> String {
    let start = index
    while let byte = peek, "+-.0123456789Ee".utf8.contains(byte) { advance() }
    guard index > start else { throw expected("a number or a text") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func readString() throws(SimulationError) -> String {
    guard skip("\"") else { throw expected("'\"'") }
    var content: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw expected("'\"'") }
      advance()
      if byte == UInt8(ascii: "\\") {
        content += try readEscape()
      } else {
        content.append(byte)
      }
    }
    guard skip("\"") else { throw expected("'\"'") }
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func readEscape() throws(SimulationError) -> [UInt8] {
    guard let byte = peek else { throw expected("an escape") }
    advance()
    switch byte {
    case UInt8(ascii: "u"):
      let digits = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
      guard digits.utf8.count == 4, let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value)
      else { throw expected("four hexadecimal digits") }
      index += 4
      return Array(String(Character(scalar)).utf8)
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    default: throw expected("an escape")
    }
  }

  // MARK: Comma-separated values

  private mutating func readRows(
    _ body: (String, String, Int) -> Void
  ) throws(SimulationError) {
    guard try readField() == "key", skip(","), try readField() == "value" else {
      throw expected("'{' or 'key,value'")
    }
    skipBlanks()
    while peek != nil {
      let start = line
      let key = try readField()
      guard skip(",") else { throw expected("','") }
      body(key, try readField(), start)
      guard peek == nil || peek == 0x0A || peek == 0x0D else {
        throw expected("the end of the line")
      }
      skipBlanks()
    }
  }

  private mutating func readField() throws(SimulationError) -> String {
    if skip("\"") { return try readQuotedField() }
    let start = index
    while let byte = peek, byte != UInt8(ascii: ","), byte != 0x0A, byte != 0x0D { advance() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func readQuotedField() throws(SimulationError) -> String {
    var content: [UInt8] = []
    while let byte = peek {
      advance()
      if byte == UInt8(ascii: "\""), !skip("\"") {
        return String(decoding: content, as: UTF8.self)
      }
      content.append(byte)
    }
    throw expected("'\"'")
  }
}
