/// What texts say about the documents of this package: files, headings and ids.
///
/// A citation is the path of a file below `docs`, then what is meant in it: ids as they are and
/// headings in quotes, separated by commas, "and" or "to". A whole file is named with its path from
/// the package's root.
struct Citations: Sendable {
  /// The headings and ids of each document, by its path below `docs`.
  let anchors: [String: Set<String>]
  /// True for the path of a file, from the package's root.
  let isFile: @Sendable (String) -> Bool
  /// How the ids of cases begin: `nav`, `tab`, `page` and so on.
  private let subjects: Set<Substring>

  init(anchors: [String: Set<String>], isFile: @escaping @Sendable (String) -> Bool) {
    self.anchors = anchors
    self.isFile = isFile
    let ids = anchors.values.joined().filter { $0.contains("-") && !$0.contains(" ") }
    subjects = Set(ids.map { $0.prefix { $0 != "-" } })
  }

  /// What is wrong in a source text: the line where it begins, and a sentence.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  func problems(in text: String) -> [(line: Int, problem: String)] {
    blocks(of: text).flatMap { block in
      problems(inBlock: block.text).map { (block.line, $0) }
    }
  }

  /// Comments that go over several lines are one block, every other line is one of its own.
  private func blocks(of text: String) -> [(line: Int, text: String)] {
    var blocks: [(line: Int, text: String)] = []
    var isInComment = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let code = line.drop { $0 == " " }
      let content = code.drop { $0 == "/" || $0 == "#" || $0 == "*" }
      let isComment = content.startIndex != code.startIndex
      if isComment, isInComment {
        blocks[blocks.count - 1].text += content
      } else {
        blocks.append((index + 1, String(isComment ? content : line)))
      }
      isInComment = isComment
    }
    return blocks
  }

  private func problems(inBlock text: String) -> [String] {
    let unknown = ids(in: text).filter { !isKnown($0) }.map { "there is no \($0)" }
    guard text.utf8.count > 3, text.contains(".md") else { return unknown }
    return unknown
      + text.matches(of: #/((?:[\w.-]+\/)*)([A-Z][A-Z-]+\.md)/#).flatMap { mention in
        problems(
          ofName: String(mention.2), below: String(mention.1),
          then: text[mention.range.upperBound...])
      }
  }

  private func problems(ofName name: String, below path: String, then rest: Substring) -> [String] {
    let file = path + name
    guard let known = anchors[file] else {
      return isFile(file) ? [] : ["there is no file \(file)"]
    }
    let cited = cited(in: rest)
    guard !cited.isEmpty else { return ["\(file) is named without a heading, an id or its path"] }
    return cited.filter { !known.contains($0) }.map { "there is no \($0) in \(file)" }
  }

  /// The headings and ids that follow the name of a document.
  private func cited(in text: Substring) -> [String] {
    var rest = text
    var found: [String] = []
    let item =
      #/(?: |, | and | to )(?:"([^"]+)"|([a-z0-9]+(?:-[a-z0-9]+)+|I[0-9]+|[0-9]+\.[0-9]+))/#
    while let match = rest.prefixMatch(of: item) {
      if let anchor = match.1 ?? match.2 { found.append(String(anchor)) }
      rest = rest[match.range.upperBound...]
    }
    return found
  }

  // MARK: Ids that stand alone

  /// Words that have the form of a rule's id, or of a case's with two hyphens or more, and are no
  /// part of a path.
  private func ids(in text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var found: [String] = []
      var start = 0
      var hyphens = 0
      for end in 0...bytes.count {
        if end < bytes.count, bytes[end].isInID {
          if bytes[end] == UInt8(ascii: "-") { hyphens += 1 }
          continue
        }
        let word = bytes[start..<end]
        let isInPath = start > 0 && bytes[start - 1] == UInt8(ascii: "/")
        if !isInPath, isRule(word) || hyphens > 1 && isCase(word) {
          found.append(String(decoding: word, as: UTF8.self))
        }
        start = end + 1
        hyphens = 0
      }
      return found
    }
  }

  private func isRule(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    (2...3).contains(word.count) && word.first == UInt8(ascii: "I")
      && word.dropFirst().allSatisfy(\.isDigit)
  }

  private func isCase(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let subject = word.prefix { $0 != UInt8(ascii: "-") }
    return subjects.contains(Substring(decoding: subject, as: UTF8.self))
  }

  private func isKnown(_ id: String) -> Bool {
    anchors.values.contains { $0.contains(id) }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  fileprivate var isInID: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: isDigit
    }
  }
}
