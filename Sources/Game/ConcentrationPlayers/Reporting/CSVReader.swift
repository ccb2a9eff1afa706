/// Reads comma-separated values with the header `key,value`.
///
/// Source: RFC 4180.
struct CSVReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// All values by their keys.
  ///
  /// - Throws: ``SimulationError/unreadable(line:column:expected:)``.
  mutating func read() throws(SimulationError) -> [String: String] {
    skipBlanks()
    guard try readField() == "key", skip(","), try readField() == "value" else {
      throw expected("'{' or 'key,value'")
    }
    var values: [String: String] = [:]
    skipBlanks()
    while peek != nil {
      let key = try readField()
      guard skip(",") else { throw expected("','") }
      values[key] = try readField()
      guard peek == nil || peek == 0x0A || peek == 0x0D else {
        throw expected("the end of the line")
      }
      skipBlanks()
    }
    return values
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
