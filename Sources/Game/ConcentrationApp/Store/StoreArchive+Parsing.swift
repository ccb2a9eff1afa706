extension StoreArchive {
  /// Reads what `description` writes.
  ///
  /// - Throws: `StoreError.damagedText` with the first wrong line.
  package init(parsing text: String) throws(StoreError) {
    var reader = ArchiveReader(text)
    self = try reader.read()
  }
}

/// Reads an archive line by line.
private struct ArchiveReader {
  private let lines: [Substring]
  private var index = 0
  private var archive = StoreArchive()

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  mutating func read() throws(StoreError) -> StoreArchive {
    guard lines.first.map(String.init) == StoreArchive.header else {
      throw .damagedText(line: 1, problem: "expected '\(StoreArchive.header)'")
    }
    index = 1
    while index < lines.count { try readEntry() }
    return archive
  }

  private mutating func readEntry() throws(StoreError) {
    let number = index + 1
    try checkCharacters(lines[index], line: number)
    let words = lines[index].split(
      separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    index += 1
    switch (words.first.map(String.init), words.count) {
    case ("setting", 3): archive.settings[String(words[1])] = String(words[2])
    case ("reminder", 3):
      let due = try number64(words[1], line: number)
      archive.reminders.append(ArchivedReminder(due: due, text: String(words[2])))
    case ("named", 3):
      let milliseconds = try number64(words[1], line: number)
      let name = String(words[2])
      guard !archive.named.contains(where: { $0.name == name }) else {
        throw .damagedText(line: number, problem: "there are two games '\(name)'")
      }
      let draft = GameDraft(text: try readText(), milliseconds: milliseconds)
      archive.named.append(NamedGame(name: name, draft: draft))
    case ("game", 3):
      let game = try readGame(lines[number - 1].dropFirst(5), line: number)
      archive.games.append(ArchivedGame(game: game, text: try readText()))
    default:
      throw .damagedText(line: number, problem: "expected setting, reminder, named or game")
    }
  }

  /// The indented lines that follow, as one text.
  private mutating func readText() throws(StoreError) -> String {
    var text = ""
    while index < lines.count, lines[index].first == " " {
      try checkCharacters(lines[index], line: index + 1)
      text += lines[index].dropFirst()
      text += "\n"
      index += 1
    }
    return text
  }

  private func readGame(_ fields: Substring, line: Int) throws(StoreError) -> FinishedGame {
    let words = fields.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 16 else {
      throw .damagedText(line: line, problem: "a game has 16 fields, this has \(words.count)")
    }
    guard let outcome = GameOutcome(rawValue: words[0]) else {
      let known = GameOutcome.allCases.map(\.rawValue).joined(separator: ", ")
      throw .damagedText(line: line, problem: "'\(words[0])' is none of \(known)")
    }
    guard words[14] == "plain" || words[14] == "assisted" else {
      throw .damagedText(line: line, problem: "'\(words[14])' is neither plain nor assisted")
    }
    let size = try numbers(words[2], separator: "x", line: line)
    guard size.count == 2, (1...26).contains(size[0]), (1...99).contains(size[1]) else {
      throw .damagedText(line: line, problem: "'\(words[2])' is not a size like 4x4")
    }
    return FinishedGame(
      id: words[1], columns: size[0], rows: size[1], theme: words[3], scoring: words[4],
      players: try number(words[5], line: line),
      opponents: words[6] == "-" ? [] : words[6].split(separator: ",").map(String.init),
      outcome: outcome, moves: try number(words[7], line: line),
      flips: try number(words[8], line: line), attempts: try number(words[9], line: line),
      lucky: try number(words[10], line: line),
      pairs: try numbers(words[11], separator: ",", line: line),
      scores: try numbers(words[12], separator: ",", line: line),
      milliseconds: try number64(words[13], line: line), isAssisted: words[14] == "assisted",
      finishedAt: try number64(words[15], line: line))
  }

  /// Control characters would reach the terminal with a name or a reminder.
  private func checkCharacters(_ line: Substring, line number: Int) throws(StoreError) {
    let isClean = line.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
    }
    guard isClean else {
      throw .damagedText(line: number, problem: "control characters do not belong here")
    }
  }

  private func numbers(
    _ text: String, separator: Character, line: Int
  ) throws(StoreError) -> [Int] {
    var numbers: [Int] = []
    for word in text.split(separator: separator) {
      numbers.append(try number(String(word), line: line))
    }
    return numbers
  }

  private func number(_ text: String, line: Int) throws(StoreError) -> Int {
    Int(try number64(text, line: line))
  }

  private func number64(_ text: some StringProtocol, line: Int) throws(StoreError) -> Int64 {
    guard let number = Int64(text) else {
      throw .damagedText(line: line, problem: "'\(text)' is not a number")
    }
    // Sums over millions of games must not overflow.
    guard number.magnitude <= 1_000_000_000_000 else {
      throw .damagedText(line: line, problem: "\(number) is out of range")
    }
    return number
  }
}
