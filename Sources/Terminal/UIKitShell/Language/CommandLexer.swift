/// Takes a line apart into words with their places.
///
/// Grammar: `[ "!" ] command | comment | empty`; words are bare, or in single or double quotes
/// (`\"` and `\\` inside double ones); `#` at the start or after a blank starts a comment; `<<TAG`
/// as the last word opens a block.
///
/// Source: SHELL.md "Language".
package enum CommandLexer {
  /// The longest line accepted, in bytes.
  package static let lineLimit = 10_000

  /// The words of a line.
  ///
  /// - Throws: `CommandFailure` for an unclosed quote, text after a closing quote, a block mark
  ///   that is not the last word, a control character, or a line that is too long.
  /// - Complexity: O(*n*) in bytes.
  package static func lex(_ source: String) throws(CommandFailure) -> CommandLine {
    if let words = plainWords(source) {
      return CommandLine(source: source, words: words, isPlain: true)
    }
    var line = CommandLine(source: source)
    try requirePlainText(source)
    var scan = Scan(source: source)
    line.words.reserveCapacity(4)
    while try scan.step(into: &line) {}
    return line
  }

  /// Refuses a line that is too long, or that holds a control character.
  static func requirePlainText(_ source: String) throws(CommandFailure) {
    guard source.utf8.count <= lineLimit else {
      throw CommandFailure(.lineTooLong(limit: lineLimit))
    }
    if let (scalar, offset) = VisibleText.firstDangerous(in: source) {
      let end = offset + UTF8.width(scalar)
      throw CommandFailure(.controlCharacter(scalar), at: offset..<end)
    }
  }

  /// The words of a line of letters, digits and signs that mean nothing to the lexer; else nil.
  ///
  /// Most lines of long scripts are such lines.
  private static func plainWords(_ source: String) -> [Word]? {
    let words = source.utf8.withContiguousStorageIfAvailable { bytes -> [Word]? in
      guard bytes.count <= lineLimit else { return nil }
      var words: [Word] = []
      words.reserveCapacity(2)
      var start = 0
      for index in 0...bytes.count {
        if index < bytes.count, bytes[index] != UInt8(ascii: " ") {
          guard isPlain(bytes[index]) else { return nil }
          continue
        }
        if start < index {
          let text = String(decoding: bytes[start..<index], as: UTF8.self)
          words.append(Word(text: text, range: start..<index))
        }
        start = index + 1
      }
      return words
    }
    return words ?? nil
  }

  /// Printable ASCII but quotes and the signs of comments, blocks and marks.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "'"),
      UInt8(ascii: "<"):
      false
    default: byte > 0x20 && byte < 0x7F
    }
  }

  /// True for the bytes that separate words.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}

/// The place reached in a line.
private struct Scan {
  let source: String
  var bytes: Substring.UTF8View

  init(source: String) {
    self.source = source
    bytes = source[...].utf8
  }

  private var offset: Int { source.utf8.count - bytes.count }

  /// Takes one word; false at the end of the line or at a comment.
  mutating func step(into line: inout CommandLine) throws(CommandFailure) -> Bool {
    while let byte = bytes.first, CommandLexer.isBlank(byte) { bytes.removeFirst() }
    guard let byte = bytes.first else { return false }
    if byte == UInt8(ascii: "#") {
      line.commentStart = offset
      return false
    }
    let word =
      byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
      ? try quoted(by: byte) : bare()
    try accept(word, into: &line)
    return true
  }

  private mutating func bare() -> Word {
    let start = offset
    var length = 0
    for byte in bytes {
      guard !CommandLexer.isBlank(byte) else { break }
      length += 1
    }
    let text = String(Substring(bytes.prefix(length)))
    bytes = bytes.dropFirst(length)
    return Word(text: text, range: start..<start + length)
  }

  private mutating func quoted(by quote: UInt8) throws(CommandFailure) -> Word {
    let start = offset
    bytes.removeFirst()
    var content: [UInt8] = []
    while let byte = bytes.popFirst() {
      if byte == quote {
        try requireBlank(from: start)
        return Word(
          text: String(decoding: content, as: UTF8.self), range: start..<offset, isQuoted: true)
      }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), let next = bytes.first,
        next == quote || next == byte
      {
        content.append(next)
        bytes.removeFirst()
      } else {
        content.append(byte)
      }
    }
    throw CommandFailure(.unclosedQuote, at: start..<offset)
  }

  private func requireBlank(from start: Int) throws(CommandFailure) {
    guard let next = bytes.first, !CommandLexer.isBlank(next) else { return }
    throw CommandFailure(.textAfterQuote, at: start..<offset + 1)
  }

  private func accept(_ word: Word, into line: inout CommandLine) throws(CommandFailure) {
    if let tag = line.blockTag {
      throw CommandFailure(.textAfterBlockMark(tag), at: word.range)
    }
    guard !word.isQuoted else {
      line.words.append(word)
      return
    }
    if word.text == "!", line.words.isEmpty, !line.mustFail {
      line.mustFail = true
    } else if word.text.utf8.starts(with: "<<".utf8), !line.words.isEmpty {
      line.blockTag = try tag(of: word)
    } else {
      line.words.append(word)
    }
  }

  private func tag(of word: Word) throws(CommandFailure) -> String {
    let tag = word.text.dropFirst(2)
    let isWord = !tag.isEmpty && tag.utf8.allSatisfy { Scan.isTagByte($0) }
    guard isWord else { throw CommandFailure(.badBlockTag(word.text), at: word.range) }
    return String(tag)
  }

  private static func isTagByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
