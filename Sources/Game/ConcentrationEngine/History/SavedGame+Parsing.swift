extension SavedGame {
  /// The game that a text spells.
  ///
  /// - Throws: ``TextError`` with line and column: for anything that is not in the format, a move
  ///   that the rules refuse, cards that the seed does not deal, or a hash that does not agree.
  /// - Complexity: O(*n*), *n* the length of the text.
  public init(parsing text: some StringProtocol) throws(TextError) {
    guard text.utf8.count <= Self.largestText else {
      throw TextError(line: 1, column: 1, problem: .tooLong(limit: Self.largestText))
    }
    var parser = SavedGameParser(String(text))
    history = try parser.parse()
  }
}

/// Reads a saved game line by line.
private struct SavedGameParser {
  private let text: String
  /// The start of the line that is read next.
  private var next: String.Index
  private var lineNumber = 0
  private var reader = TextReader("")
  /// The scheme that the text names, and where.
  private var scheme = (number: 0, place: TextReader(""))

  init(_ text: String) {
    self.text = text
    next = text.startIndex
  }

  mutating func parse() throws(TextError) -> GameHistory {
    try readHeader()
    let parameters = try readParameters()
    var history = GameHistory(parameters)
    let counted = try readCounts()
    try readMoves(into: &history)
    guard counted.attempts.map({ $0 >= history.attempts }) ?? true else {
      throw TextError(
        line: counted.line, column: 10, problem: .tooFewAttempts(flips: history.attempts))
    }
    history.recordEarlier(attempts: counted.attempts ?? 0, isAssisted: counted.isAssisted)
    return history
  }

  // MARK: Header

  private mutating func readHeader() throws(TextError) {
    try nextLine(expecting: .header)
    guard take("concentration game ") else { throw reader.unexpected(.header) }
    _ = try readVersion(SavedGame.version)
    try nextLine(expecting: .line("scheme"))
    try expect("scheme")
    let place = reader
    scheme = (try readVersion(DealScheme.current.rawValue, from: 1), place)
    try nextLine(expecting: .line("id"))
  }

  /// A version number, the last word of its line; `first` is the oldest that can be read, by default the
  /// current one alone.
  private mutating func readVersion(
    _ current: Int, from first: Int? = nil
  ) throws(TextError) -> Int {
    let start = reader
    let range = 1...999_999
    let version = try reader.number(upTo: range.upperBound, for: .number(range))
    try reader.expectEnd(after: .endOfLine)
    guard ((first ?? current)...current).contains(version) else {
      throw start.error(.otherVersion(saved: version, current: current, cards: legibleCards()))
    }
    return version
  }

  /// The cards of a game that was saved in another version, if their line has the format of this
  /// version.
  private func legibleCards() -> GameID? {
    for line in text.split(separator: "\n").prefix(16) where line.hasPrefix("cards ") {
      do throws(TextError) {
        return try GameID(parsing: line.dropFirst("cards ".count))
      } catch {
        return nil
      }
    }
    return nil
  }

  private mutating func readParameters() throws(TextError) -> GameParameters {
    try expect("id")
    let id = try GameID(readingRest: &reader)
    guard id.scheme.rawValue == scheme.number else {
      throw scheme.place.error(.otherScheme(saved: scheme.number, id: id.scheme.rawValue))
    }
    try nextLine(expecting: .line("moves"))
    try readCards(of: id)
    let start = reader
    let players = try readPlayers() ?? 1
    let scoring = try readScoring() ?? .standard
    let bots = try readBots()
    do throws(GameParametersError) {
      return try GameParameters(id, players: players, scoring: scoring, bots: bots)
    } catch {
      throw start.error(.parameters(error))
    }
  }

  private mutating func readCards(of id: GameID) throws(TextError) {
    guard take("cards ") else { return }
    let start = reader
    guard try GameID(readingRest: &reader) == id.layoutID else {
      throw start.error(.cardsDiffer)
    }
    try nextLine(expecting: .line("moves"))
  }

  private mutating func readPlayers() throws(TextError) -> Int? {
    guard take("players ") else { return nil }
    let start = reader
    let range = GameParameters.playerCounts
    let players = try reader.number(upTo: range.upperBound, for: .number(range))
    guard range.contains(players) else { throw start.unexpected(.number(range)) }
    try endLine()
    return players
  }

  private mutating func readScoring() throws(TextError) -> ScoringRule? {
    guard take("scoring ") else { return nil }
    let start = reader
    let name = reader.read(atMost: 16, while: \.isNameScalar)
    guard let rule = ScoringRule.allCases.first(where: { $0.name == name }) else {
      throw start.unexpected(.words(ScoringRule.allCases.map(\.name)))
    }
    try endLine()
    return rule
  }

  private mutating func readBots() throws(TextError) -> [Bot] {
    var bots: [Bot] = []
    while take("bot ") {
      let start = reader
      let range = GameParameters.playerCounts
      let seat = try reader.number(upTo: range.upperBound, for: .number(range))
      guard range.contains(seat) else { throw start.unexpected(.number(range)) }
      try blank()
      let level = try Bot.readLevel(&reader)
      try blank()
      let seed = try SeedText(readingRest: &reader)
      bots.append(try Bot(seat: seat - 1, level: level, seed: seed))
      try nextLine(expecting: .line("moves"))
    }
    return bots
  }

  private mutating func readCounts() throws(TextError) -> (
    attempts: Int?, isAssisted: Bool, line: Int
  ) {
    let line = lineNumber
    var attempts: Int?
    if take("attempts ") {
      let range = 0...999_999_999
      attempts = try reader.number(upTo: range.upperBound, for: .number(range))
      try endLine()
    }
    var isAssisted = false
    if take("assisted ") {
      let start = reader
      let word = reader.read(atMost: 3, while: \.isNameScalar)
      guard ["yes", "no"].contains(word) else { throw start.unexpected(.words(["yes", "no"])) }
      isAssisted = word == "yes"
      try endLine()
    }
    return (attempts, isAssisted, line)
  }

  // MARK: Moves

  private mutating func readMoves(into history: inout GameHistory) throws(TextError) {
    guard take("moves") else { throw reader.unexpected(.line("moves")) }
    try reader.expectEnd(after: .endOfLine)
    while true {
      let start = next
      try nextLine(expecting: .moveLine)
      let lineStart = reader
      let word = reader.read(atMost: 8, while: \.isNameScalar)
      if word == "end" { return try readEnd(before: start) }
      if reader.isAtEnd, try readCommand(word, at: lineStart, into: &history) { continue }
      reader = lineStart
      try readStep(into: &history)
    }
  }

  /// Performs a line of one word; false if it is no such word.
  private func readCommand(
    _ word: String, at start: TextReader, into history: inout GameHistory
  ) throws(TextError) -> Bool {
    switch word {
    case "undo":
      guard history.undo() != nil else { throw start.error(.nothingToUndo) }
    case "redo":
      guard history.redo() != nil else { throw start.error(.nothingToRedo) }
    case "restart":
      guard history.restart() else { throw start.error(.nothingToRestart) }
    default:
      return false
    }
    return true
  }

  private mutating func readStep(into history: inout GameHistory) throws(TextError) {
    var mark = StepMark.begins
    if reader.skip("+") {
      try blank()
      mark = .continues
    }
    repeat {
      let start = reader
      guard reader.peek.map(Self.canBeginMove) ?? false else {
        throw reader.unexpected(mark == .begins ? .moveLine : .move)
      }
      let move = try Move(reading: &reader)
      do throws(MoveError) {
        try history.apply(move, mark)
      } catch {
        throw start.error(.refused(error))
      }
      mark = .continues
    } while reader.skip(" ")
    try reader.expectEnd(after: .endOfLine)
  }

  private static func canBeginMove(_ scalar: Unicode.Scalar) -> Bool {
    PictureLabel.digit(scalar) != nil
  }

  private mutating func readEnd(before start: String.Index) throws(TextError) {
    if !reader.isAtEnd {
      try blank()
      let place = reader
      let checksum = reader.read(atMost: 16, while: \.isNameScalar)
      guard checksum.utf8.count == 16 else { throw place.unexpected(.checksum) }
      try reader.expectEnd(after: .endOfLine)
      guard checksum == FNV1a.digits(of: text[..<start] + "end ") else {
        throw place.error(.checksum)
      }
    }
    guard next == text.endIndex else {
      throw TextReader(text[next...].prefix(16), line: lineNumber + 1).unexpected(.endOfText)
    }
  }

  // MARK: Lines

  /// Goes to the next line, which must have a line end.
  private mutating func nextLine(expecting element: TextElement) throws(TextError) {
    lineNumber += 1
    let rest = text.unicodeScalars[next...]
    guard let end = rest.firstIndex(of: "\n") else {
      var reader = TextReader(text[next...], line: lineNumber)
      while !reader.isAtEnd { reader.advance() }
      throw reader.error(.missing(lineNumber == 1 ? .header : element))
    }
    reader = TextReader(text[next..<end], line: lineNumber)
    next = rest.index(after: end)
  }

  private mutating func endLine() throws(TextError) {
    try reader.expectEnd(after: .endOfLine)
    try nextLine(expecting: .line("moves"))
  }

  private mutating func blank() throws(TextError) {
    guard reader.skip(" ") else { throw reader.unexpected(.words([" "])) }
  }

  private mutating func expect(_ word: String) throws(TextError) {
    guard take(word + " ") else { throw reader.unexpected(.line(word)) }
  }

  /// Skips `prefix` if the line continues with it.
  private mutating func take(_ prefix: String) -> Bool {
    guard reader.remainder.unicodeScalars.starts(with: prefix.unicodeScalars) else { return false }
    for _ in prefix.unicodeScalars {
      reader.advance()
    }
    return true
  }
}
