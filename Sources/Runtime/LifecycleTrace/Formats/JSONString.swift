/// Strings in JSON.
package enum JSONString {
  /// A text in quotes, with quotes, backslashes and control characters escaped.
  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.append(json: text)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ByteOutput {
  /// Adds a text in quotes, with quotes, backslashes and control characters escaped.
  mutating func append(json text: String) {
    append(0x22)
    append(escaped: text)
    append(0x22)
  }

  /// Adds a text for which the quotes are already there.
  mutating func append(escaped text: String) {
    append(text, escapingBytes: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) {
      scalar, bytes in
      if scalar == "\"" || scalar == "\\" {
        bytes.append(0x5C)
        bytes.append(UInt8(ascii: scalar))
      } else if scalar.isHidden {
        let digits = String(scalar.value, radix: 16)
        bytes.append(#"\u"#)
        for _ in digits.utf8.count..<4 { bytes.append(0x30) }
        bytes.append(text: digits)
      } else {
        bytes.append(text: String(scalar))
      }
    }
  }
}
