/// The fields of an entry as values.
struct ArchiveFields {
  private let line: Int
  private let words: [String]

  /// Splits fields at their blanks.
  ///
  /// - Parameters:
  ///   - text: What follows the kind and the checksum.
  ///   - line: The line for errors.
  ///   - count: The number of fields.
  ///   - rest: Which of them may have blanks of its own.
  /// - Throws: `ArchiveError` if there are fewer fields.
  init(_ text: String, line: Int, count: Int, rest: Int) throws(ArchiveError) {
    self.line = line
    let parts = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let surplus = parts.count - count
    guard surplus >= 0 else {
      throw ArchiveError(
        line: line, problem: "\(count) fields are expected, and there are \(parts.count)")
    }
    words =
      parts[..<rest] + [parts[rest...(rest + surplus)].joined(separator: " ")]
      + parts[(rest + surplus + 1)...]
  }

  func text(_ index: Int) -> String { words[index] }

  func number(_ index: Int) throws(ArchiveError) -> Int { Int(try number64(index)) }

  func number64(_ index: Int) throws(ArchiveError) -> Int64 { try number64(words[index]) }

  /// Numbers with a character between them.
  func numbers(_ index: Int, separator: Character) throws(ArchiveError) -> [Int] {
    var numbers: [Int] = []
    for word in words[index].split(separator: separator, omittingEmptySubsequences: false) {
      numbers.append(Int(try number64(String(word))))
    }
    return numbers
  }

  /// How many took turns, and the names of the people, if they have some.
  func players(_ index: Int) throws(ArchiveError) -> (count: Int, names: [String]) {
    let parts = words[index].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let count = Int(try number64(String(parts[0])))
    guard parts.count == 2 else { return (count, []) }
    let names = parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard names.count == count, GameSession.badName(among: names.filter { !$0.isEmpty }) == nil
    else { throw error("'\(parts[1])' are not the names of \(count) players") }
    return (count, names)
  }

  func error(_ problem: String) -> ArchiveError { ArchiveError(line: line, problem: problem) }

  private func number64(_ text: String) throws(ArchiveError) -> Int64 {
    guard let number = Int64(text) else { throw error("'\(text)' is not a number") }
    // Sums over millions of games must not overflow.
    guard number.magnitude <= 1_000_000_000_000 else { throw error("\(number) is out of range") }
    return number
  }
}

extension FinishedGame {
  /// The record of a played game from its entry.
  init(_ entry: ArchiveEntry, line: Int) throws(ArchiveError) {
    let fields = try ArchiveFields(entry.fields, line: line, count: 16, rest: 1)
    guard let outcome = GameOutcome(rawValue: fields.text(0)) else {
      let known = GameOutcome.allCases.map(\.rawValue).joined(separator: ", ")
      throw fields.error("'\(fields.text(0))' is none of \(known)")
    }
    guard ["plain", "assisted"].contains(fields.text(14)) else {
      throw fields.error("'\(fields.text(14))' is neither plain nor assisted")
    }
    let size = try fields.numbers(2, separator: "x")
    guard size.count == 2, (1...26).contains(size[0]), (1...99).contains(size[1]) else {
      throw fields.error("'\(fields.text(2))' is not a size like 4x4")
    }
    let players = try fields.players(5)
    let opponents = fields.text(6)
    self.init(
      id: fields.text(1), columns: size[0], rows: size[1], theme: fields.text(3),
      scoring: fields.text(4), players: players.count,
      opponents: opponents == "-" ? [] : opponents.split(separator: ",").map(String.init),
      outcome: outcome, moves: try fields.number(7), flips: try fields.number(8),
      attempts: try fields.number(9), lucky: try fields.number(10),
      pairs: try fields.numbers(11, separator: ","), scores: try fields.numbers(12, separator: ","),
      milliseconds: try fields.number64(13), isAssisted: fields.text(14) == "assisted",
      finishedAt: try fields.number64(15), names: players.names)
  }
}
