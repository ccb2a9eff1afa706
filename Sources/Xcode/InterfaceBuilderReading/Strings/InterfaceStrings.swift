/// Texts of a storyboard or a xib in another language, from the `.strings` file beside it.
public struct InterfaceStrings: Sendable {
  /// The texts by their keys: the id of an object and what the text is, such as `5Kj-go-XZg.normalTitle`.
  public let texts: [String: String]

  /// Reads a file as Xcode writes it, in UTF-8 or, with a mark of the byte order, in UTF-16.
  ///
  /// - Throws: `InterfaceFault` at the first byte that is wrong.
  /// - Complexity: O(n) in the number of bytes.
  public init(
    _ bytes: [UInt8], limits: InterfaceLimits = InterfaceLimits()
  ) throws(InterfaceFault) {
    let source = SourceText(Self.utf8(bytes))
    guard bytes.count <= limits.bytes else {
      throw InterfaceFault(
        .limit, at: source.position(of: 0),
        "the file has \(bytes.count) bytes; at most \(limits.bytes) are read")
    }
    if let invalid = source.firstInvalidByte {
      throw InterfaceFault(
        .syntax, at: source.position(of: invalid), "the bytes are not text in UTF-8")
    }
    var parser = StringsParser(source)
    texts = try parser.parse()
  }

  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let isLittleEndian = bytes.starts(with: [0xFF, 0xFE])
    guard isLittleEndian || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { offset in
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

/// Reads `"key" = "value";` with comments between.
private struct StringsParser {
  private let source: SourceText
  private let bytes: [UInt8]
  private var offset = 0

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
  }

  mutating func parse() throws(InterfaceFault) -> [String: String] {
    var texts: [String: String] = [:]
    if bytes.contains("\u{FEFF}", at: 0) { offset = 3 }
    while try skipBlanks() {
      let key = try parseText("a key")
      try take(UInt8(ascii: "="), "= is missing after a key")
      guard try skipBlanks() else { throw fault("a value is missing") }
      texts[key] = try parseText("a value")
      try take(UInt8(ascii: ";"), "; is missing after a value")
    }
    return texts
  }

  /// - Returns: Whether there is something after blanks and comments.
  private mutating func skipBlanks() throws(InterfaceFault) -> Bool {
    while offset < bytes.count {
      if bytes[offset] <= 0x20 {
        offset += 1
      } else if bytes.contains("//", at: offset) {
        offset = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
      } else if bytes.contains("/*", at: offset) {
        let start = offset
        offset += 2
        while !bytes.contains("*/", at: offset) {
          guard offset < bytes.count else { throw fault("the comment does not end", at: start) }
          offset += 1
        }
        offset += 2
      } else {
        return true
      }
    }
    return false
  }

  private mutating func take(_ sign: UInt8, _ message: String) throws(InterfaceFault) {
    guard try skipBlanks(), bytes[offset] == sign else { throw fault(message) }
    offset += 1
  }

  private mutating func parseText(_ what: String) throws(InterfaceFault) -> String {
    let start = offset
    guard bytes[offset] == UInt8(ascii: "\"") else { throw fault("\(what) in quotes is missing") }
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      if bytes[offset] == UInt8(ascii: "\\") {
        try parseEscape(into: &text)
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    guard offset < bytes.count else { throw fault("the text does not end", at: start) }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func parseEscape(into text: inout [UInt8]) throws(InterfaceFault) {
    let start = offset
    offset += 2
    guard offset <= bytes.count else { throw fault("the text does not end", at: start) }
    switch bytes[offset - 1] {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "U"), UInt8(ascii: "u"): try parseUnits(from: start, into: &text)
    case let byte: text.append(byte)
    }
  }

  /// Numbers of UTF-16, of which one character may have two.
  private mutating func parseUnits(
    from start: Int, into text: inout [UInt8]
  ) throws(InterfaceFault) {
    var units: [UInt16] = []
    repeat {
      let digits = bytes[offset..<min(offset + 4, bytes.count)]
      guard digits.count == 4, !digits.contains(UInt8(ascii: "+")),
        let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
      else { throw fault("\\U needs four hexadecimal digits", at: start) }
      units.append(unit)
      offset += 4
      guard UTF16.isLeadSurrogate(unit), bytes.contains("\\U", at: offset) else { break }
      offset += 2
    } while units.count < 2
    text += String(decoding: units, as: UTF16.self).utf8
  }

  private func fault(_ message: String, at place: Int? = nil) -> InterfaceFault {
    InterfaceFault(.syntax, at: source.position(of: place ?? offset), message)
  }
}
