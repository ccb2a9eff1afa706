import Glibc

/// A source text with its comments and the contents of its string literals blanked out.
///
/// Lines keep their numbers. What stands inside `\(…)` is code and stays.
struct SwiftCode {
  /// The lines, first to last.
  let lines: [String]
  private let bytes: [CChar]

  init(_ text: String) {
    var scanner = Scanner(Array(text.utf8))
    scanner.code(untilParenthesis: false)
    bytes = scanner.result.map { CChar(bitPattern: $0) } + [0]
    lines = scanner.result.split(separator: newline, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// True if a text occurs at all: a quick first look, before a slow pattern.
  func contains(_ text: String) -> Bool {
    strstr(bytes, text) != nil
  }

  /// The modules that are imported, with the numbers of their lines (1-based).
  var imports: [(line: Int, module: String)] {
    lines.enumerated().compactMap { index, line in
      guard line.contains("import"),
        let match = line.firstMatch(
          of:
            #/^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/#
        )
      else { return nil }
      return (index + 1, String(match.1))
    }
  }
}

private let newline = UInt8(ascii: "\n")
private let blankByte = UInt8(ascii: " ")
private let slash = UInt8(ascii: "/")
private let star = UInt8(ascii: "*")
private let quote = UInt8(ascii: "\"")
private let pound = UInt8(ascii: "#")
private let backslash = UInt8(ascii: "\\")
private let opening = UInt8(ascii: "(")
private let closing = UInt8(ascii: ")")

/// Walks once over the bytes and writes what remains.
private struct Scanner {
  private let text: [UInt8]
  private var position = 0
  private(set) var result: [UInt8] = []

  init(_ text: [UInt8]) {
    self.text = text
    result.reserveCapacity(text.count)
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < text.count ? text[position + offset] : 0
  }

  private func sees(_ bytes: [UInt8]) -> Bool {
    text[position...].starts(with: bytes)
  }

  private mutating func keep() {
    result.append(text[position])
    position += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < text.count {
      result.append(text[position] == newline ? newline : blankByte)
      position += 1
    }
  }

  mutating func code(untilParenthesis: Bool) {
    var depth = 0
    while position < text.count {
      switch (byte(), byte(1)) {
      case (slash, slash):
        while position < text.count, byte() != newline { blank() }
      case (slash, star):
        blockComment()
      case (quote, _), (pound, quote), (pound, pound):
        literal()
      case (opening, _):
        depth += 1
        keep()
      case (closing, _):
        depth -= 1
        if untilParenthesis, depth < 0 { return }
        keep()
      default:
        keep()
      }
    }
  }

  private mutating func blockComment() {
    var depth = 0
    repeat {
      switch (byte(), byte(1)) {
      case (slash, star):
        depth += 1
        blank(2)
      case (star, slash):
        depth -= 1
        blank(2)
      default:
        blank()
      }
    } while depth > 0 && position < text.count
  }

  private mutating func literal() {
    var pounds = 0
    while byte() == pound {
      pounds += 1
      blank()
    }
    guard byte() == quote else { return }
    let quotes = byte(1) == quote && byte(2) == quote ? 3 : 1
    let hashes = Array(repeating: pound, count: pounds)
    let end = Array(repeating: quote, count: quotes) + hashes
    let escape = [backslash] + hashes
    blank(quotes)
    while position < text.count, !(byte() == quote && sees(end)) {
      if byte() == backslash, sees(escape) {
        let isCode = byte(escape.count) == opening
        blank(escape.count + 1)
        if isCode {
          code(untilParenthesis: true)
          blank()
        }
      } else if quotes == 1, byte() == newline {
        return
      } else {
        blank()
      }
    }
    blank(end.count)
  }
}
