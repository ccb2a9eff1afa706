/// Texts as JSON writes them.
package enum JSONString {
  /// A text in quotes, with everything escaped that JSON or a terminal could take for something
  /// else.
  ///
  /// Besides quotes and backslashes these are the controls of both sets, line separators and the
  /// marks that turn the direction of writing.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: result += "\\" + String(scalar)
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
