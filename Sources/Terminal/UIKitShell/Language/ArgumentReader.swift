/// Pulls the arguments of a command one by one, each by its type.
///
/// Every refusal carries the range of the word at fault, so that the caret lands under it.
public struct ArgumentReader: Sendable {
  /// The line the arguments belong to.
  public let line: CommandLine
  /// The full name of the command, for messages.
  public let command: String
  /// Its arguments as help shows them, for messages.
  public let usage: String
  private var index: Int

  /// A reader of the words from `index` on; a bare word starts at 0, a named command at 1.
  public init(line: CommandLine, command: String, usage: String, from index: Int = 1) {
    self.line = line
    self.command = command
    self.usage = usage
    self.index = index
  }

  /// The next word, not taken.
  public var peek: Word? { index < line.words.count ? line.words[index] : nil }

  /// True if every word was taken.
  public var isAtEnd: Bool { index >= line.words.count }

  /// How many words are left.
  public var remaining: Int { max(0, line.words.count - index) }

  /// Takes the next word, if there is one.
  public mutating func next() -> Word? {
    guard let word = peek else { return nil }
    index += 1
    return word
  }

  /// Takes the next word if it is one of these, without case.
  public mutating func take(_ texts: String...) -> Word? {
    guard let word = peek, texts.contains(word.text.lowercased()) else { return nil }
    index += 1
    return word
  }

  /// Takes the next word or refuses, naming what is missing and the choices.
  public mutating func word(
    _ what: String, choices: [String] = []
  ) throws(CommandFailure) -> Word {
    guard let word = next() else {
      throw CommandFailure(.missingArgument(command: command, what: what, choices: choices))
    }
    return word
  }

  /// Takes a whole number within a range.
  public mutating func number(
    _ what: String, in range: ClosedRange<Int>
  ) throws(CommandFailure) -> Int {
    let word = try word(what)
    guard let number = Int(word.text), range.contains(number) else {
      throw CommandFailure(.notNumber(word.text, what: what, range: range), at: word.range)
    }
    return number
  }

  /// Takes one of some fixed words, without case; a choice's own spelling is returned.
  public mutating func choice(
    _ noun: String, title: String, of choices: [String]
  ) throws(CommandFailure) -> String {
    let word = try word("a \(noun)", choices: choices)
    let wanted = word.text.lowercased()
    if let choice = choices.first(where: { $0.lowercased() == wanted }) { return choice }
    throw CommandFailure(
      .unknownChoice(noun: noun, word: word.text, title: title, choices: choices), at: word.range)
  }

  /// Takes a terminal size, `WxH`, each 1 through 999.
  public mutating func size() throws(CommandFailure) -> (columns: Int, rows: Int) {
    let word = try word("a size, like 80x24")
    let parts = word.text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...999).contains(columns), (1...999).contains(rows)
    else { throw CommandFailure(.notSize(word.text), at: word.range) }
    return (columns, rows)
  }

  /// Takes all that is left as it was written; a single quoted word loses its quotes.
  public mutating func rest() -> String {
    defer { index = line.words.count }
    guard let first = peek else { return "" }
    if remaining == 1 { return first.text }
    return line.slice(first.range.lowerBound..<line.commandRange.upperBound)
  }

  /// Refuses if a word is left.
  public func end() throws(CommandFailure) {
    guard let extra = peek else { return }
    throw CommandFailure(.extraArgument(command: command, usage: usage), at: extra.range)
  }
}
