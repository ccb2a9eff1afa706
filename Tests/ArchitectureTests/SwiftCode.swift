/// A source text with its comments and the contents of its string literals blanked out.
///
/// Lines keep their numbers. What stands inside `\(…)` is code and stays.
struct SwiftCode {
  /// The lines, first to last.
  let lines: [String]

  init(_ text: String) {
    var scanner = Scanner(Array(text))
    scanner.code(untilParenthesis: false)
    lines = String(scanner.result).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// The modules that are imported, with the numbers of their lines (1-based).
  var imports: [(line: Int, module: String)] {
    lines.enumerated().compactMap { index, line in
      guard
        let match = line.firstMatch(
          of:
            #/^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/#
        )
      else { return nil }
      return (index + 1, String(match.1))
    }
  }
}

/// Walks once over the characters and writes what remains.
private struct Scanner {
  private let text: [Character]
  private var position = 0
  private(set) var result: [Character] = []

  init(_ text: [Character]) {
    self.text = text
  }

  private func sees(_ word: String) -> Bool {
    text[position...].starts(with: word)
  }

  private mutating func keep() {
    result.append(text[position])
    position += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < text.count {
      result.append(text[position] == "\n" ? "\n" : " ")
      position += 1
    }
  }

  mutating func code(untilParenthesis: Bool) {
    var depth = 0
    while position < text.count {
      if sees("//") {
        while position < text.count, text[position] != "\n" { blank() }
      } else if sees("/*") {
        blockComment()
      } else if sees("\"") || sees("#\"") || sees("##\"") {
        literal()
      } else {
        if text[position] == "(" { depth += 1 }
        if text[position] == ")" {
          depth -= 1
          if untilParenthesis, depth < 0 { return }
        }
        keep()
      }
    }
  }

  private mutating func blockComment() {
    var depth = 0
    repeat {
      if sees("/*") {
        depth += 1
        blank(2)
      } else if sees("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < text.count
  }

  private mutating func literal() {
    var pounds = 0
    while text[position] == "#" {
      pounds += 1
      blank()
    }
    let hashes = String(repeating: "#", count: pounds)
    let quote = sees("\"\"\"") ? "\"\"\"" : "\""
    let (end, escape) = (quote + hashes, "\\" + hashes)
    blank(quote.count)
    while position < text.count, !sees(end) {
      if sees(escape + "(") {
        blank(escape.count + 1)
        code(untilParenthesis: true)
        blank()
      } else if sees(escape) {
        blank(escape.count + 1)
      } else if quote.count == 1, text[position] == "\n" {
        return
      } else {
        blank()
      }
    }
    blank(end.count)
  }
}
