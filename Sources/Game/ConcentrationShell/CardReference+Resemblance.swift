extension CardReference {
  /// True for `b-2`, `2b`, `b2;c3` and the like.
  static func isResembled(by word: String) -> Bool {
    let bytes = Array(word.lowercased().utf8)
    let isLetter = { (byte: UInt8) in (97...122).contains(byte) }
    let isDigit = { (byte: UInt8) in (48...57).contains(byte) }
    guard (2...12).contains(bytes.count), bytes.contains(where: isDigit) else { return false }
    if isDigit(bytes[0]) {
      let rest = bytes.drop(while: isDigit)
      return rest.count == 1 && rest.allSatisfy(isLetter)
    }
    let second = isLetter(bytes[1]) ? nil : bytes.dropFirst().first(where: isDigit)
    return isLetter(bytes[0]) && second != nil && bytes.filter(isLetter).count <= 2
  }
}
