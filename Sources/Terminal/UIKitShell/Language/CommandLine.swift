/// One word of a command line.
public struct Word: Hashable, Sendable {
  /// The word without its quotes.
  public var text: String
  /// Where it stands in the line, quotes included, in UTF-8 offsets.
  public var range: Range<Int>
  /// True if it stood in quotes, so that it is never a number, an option or a comment.
  public var isQuoted: Bool

  /// A word at a place.
  public init(text: String, range: Range<Int>, isQuoted: Bool = false) {
    self.text = text
    self.range = range
    self.isQuoted = isQuoted
  }
}

/// A line taken apart: its words, its marks, and where each stood.
public struct CommandLine: Hashable, Sendable {
  /// The line as it was given.
  public var source: String
  /// The words of the command, without marks; empty for a comment or an empty line.
  public var words: [Word] = []
  /// True after `!`: the command must fail.
  public var mustFail = false
  /// The word that ends a block, after `<<`.
  public var blockTag: String?
  /// True if there is nothing but words with blanks between them.
  public var isPlain = false
  /// The lines of the block that the line opens; nil if none came with it.
  public var block: [String]?
  /// Where the comment starts, in UTF-8 offsets.
  public var commentStart: Int?

  /// Where the command starts and ends, marks, block and comment left out.
  public var commandRange: Range<Int> {
    guard let first = words.first, let last = words.last else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// The command as written, from its first word to its last.
  public var commandText: String { slice(commandRange) }

  /// A comment that clings to its sign, as in `new 6x6 #friday`, where it may be meant as an argument.
  public var clingingComment: String? {
    guard !words.isEmpty, let start = commentStart else { return nil }
    let comment = slice(start..<source.utf8.count)
    guard let first = comment.dropFirst().first, first != " ", first != "\t" else { return nil }
    return String(comment.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  /// The line as a transcript shows it: without its comment, and with blanks for tabs.
  public var shownText: String {
    if isPlain { return source }
    let text = commentStart.map { slice(0..<$0) } ?? source
    guard text.utf8.contains(UInt8(ascii: "\t")) else { return text }
    return text.replacing("\t", with: " ")
  }

  /// Everything after the word at `index`, as written.
  public func text(afterWord index: Int) -> String {
    guard index + 1 < words.count else { return "" }
    return slice(words[index + 1].range.lowerBound..<commandRange.upperBound)
  }

  /// The part of the source at UTF-8 offsets.
  public func slice(_ range: Range<Int>) -> String {
    let utf8 = source.utf8
    guard range.upperBound <= utf8.count else { return "" }
    if range.lowerBound == 0, range.upperBound == utf8.count { return source }
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    return String(source[start..<end])
  }
}
